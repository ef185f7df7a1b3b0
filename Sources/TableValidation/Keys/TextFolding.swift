internal import Bytes
internal import RuleFiles
internal import Validation

/// The form of texts by which those are equal that differ in case or white space only.
struct TextFolding: Sendable, Hashable {
  let ignoresCase: Bool
  let ignoresBlanks: Bool

  init(_ ignored: Set<RuleFile.Uniqueness.Ignored>) {
    ignoresCase = ignored.contains(.case)
    ignoresBlanks = ignored.contains(.blanks)
  }

  /// Appends the folded text; bytes that are no UTF-8 as they are.
  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x80 else {
        bytes.removeLast(bytes.count - start)
        return appendUnicode(text, to: &bytes)
      }
      if ignoresBlanks, byte == 0x20 || 0x09...0x0D ~= byte { continue }
      bytes.append(ignoresCase && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
    }
  }

  private func appendUnicode(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    guard var folded = String(validating: text) else { return bytes.append(text) }
    if ignoresCase { folded = folded.caseFolded }
    for scalar in folded.unicodeScalars where !ignoresBlanks || !scalar.properties.isWhitespace {
      bytes += UTF8.encode(scalar).map { Array($0) } ?? []
    }
  }
}
