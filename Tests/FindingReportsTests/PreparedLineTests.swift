import Testing

@testable import FindingReports

struct PreparedLineTests {
  @Test func `texts and values of every length are written whole, beside each other`() {
    let letters = (0..<200).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    for count in 0...100 {
      let text = String(decoding: letters.prefix(count), as: UTF8.self)
      let value = String(decoding: letters.dropFirst(3).prefix(100 - count), as: UTF8.self)
      var line = LineTemplate(escapes: NoEscapes())
      line.append(text)
      line.append(.value)
      line.append(.offset)
      line.append(.value)
      line.append(text)
      var output: [UInt8] = [1]
      let location = Finding.Location(record: nil, line: nil, column: nil, offset: count)
      line.append(location, value, to: &output)
      let expected = "\u{1}" + text + value + "\(count)" + value + text
      #expect(String(decoding: output, as: UTF8.self) == expected)
    }
  }

  @Test(arguments: [
    0, 9, 10, 99, 100, 9_999, 10_000, 99_999_999, 100_000_000, 9_999_999_999_999_999, 10_000_000_000_000_000,
    Int.max, -1, -100_000_000, Int.min,
  ])
  func `a number has all its digits`(number: Int) {
    var line = LineTemplate(escapes: NoEscapes())
    line.append("<")
    line.append(.record)
    line.append(.lineOrRecord)
    line.append(.column)
    line.append(">")
    var output: [UInt8] = []
    line.append(Finding.Location(record: number, line: nil, column: nil, offset: 0), "", to: &output)
    #expect(String(decoding: output, as: UTF8.self) == "<\(number)\(number)null>")
  }
}
