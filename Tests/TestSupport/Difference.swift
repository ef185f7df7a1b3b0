/// The first line in which actual output differs from expected output.
package struct Difference: CustomStringConvertible {
  package let description: String

  package init(expected: [UInt8], got: [UInt8]) {
    let (expectedLines, gotLines) = (Self.lines(expected), Self.lines(got))
    let same = zip(expectedLines, gotLines).prefix { $0.elementsEqual($1) }.count
    description = """
      \(expected.count) bytes expected, \(got.count) got; the first difference is in line \(same + 1):
      expected: \(Self.shown(expectedLines, same))
      got:      \(Self.shown(gotLines, same))
      """
  }

  /// The lines, each with its line feed.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func shown(_ lines: [ArraySlice<UInt8>], _ index: Int) -> String {
    guard index < lines.count else { return "nothing" }
    return String(decoding: lines[index].prefix(1000), as: UTF8.self).debugDescription
  }
}
