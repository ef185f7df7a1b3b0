internal import Bytes

extension JSONFault {
  /// Returns the error for a person, at the position where it must be corrected. Reads the text again up to the fault.
  ///
  /// - Parameters:
  ///   - start: The offset after a byte-order mark.
  ///   - maximumDepth: The maximum depth of the reader that found the fault.
  package func explained(in text: Span<UInt8>, startingAt start: Int, maximumDepth: Int) -> JSONError {
    var explanation = JSONFaultExplanation(
      of: self, in: text, startingAt: start, maximumDepth: maximumDepth)
    return explanation.error(text)
  }
}

/// The state of reading before a fault, from which its message is created.
///
/// It applies to strict documents, which are read without a ``JSONDialect``.
struct JSONFaultExplanation {
  let fault: JSONFault
  let maximumDepth: Int
  /// The scanner in its state before the byte of the fault.
  private(set) var scanner: JSONScanner
  private var positions: PositionCounter
  /// The offsets of the open arrays and objects.
  private(set) var openings: [Int] = []
  /// The offset of the current or last string, number or literal, and the token after which a value is expected.
  private(set) var tokenStart = 0
  private(set) var tokenContext = ""
  private(set) var tokenIsLiteral = false
  /// The offsets of the backslashes of the last escape, and of the one before it.
  private(set) var escapeStart = 0
  private(set) var precedingEscapeStart = 0

  init(of fault: JSONFault, in text: Span<UInt8>, startingAt start: Int, maximumDepth: Int) {
    self.fault = fault
    self.maximumDepth = maximumDepth
    scanner = JSONScanner(maximumDepth: maximumDepth)
    positions = PositionCounter(startingAt: start)
    var offset = start
    while offset < fault.offset, (try? take(text[offset], at: offset)) != nil { offset += 1 }
  }

  private mutating func take(_ byte: UInt8, at offset: Int) throws(JSONFault.Kind) {
    let (state, depth, context) = (scanner.state, scanner.depth, context)
    try scanner.take(byte)
    if scanner.depth > depth { openings.append(offset) }
    if scanner.depth < depth { openings.removeLast() }
    guard scanner.state != state else { return }
    switch (state, scanner.state) {
    case (.string, .escape): (precedingEscapeStart, escapeStart) = (escapeStart, offset)
    case (.escape, .string), (.hexEscape, .string): break
    case (.value, .literal), (.elementOrEnd, .literal):
      (tokenStart, tokenContext, tokenIsLiteral) = (offset, context, true)
    case (_, .string), (_, .minus), (.value, .zero), (.value, .integer), (.elementOrEnd, .zero),
      (.elementOrEnd, .integer):
      (tokenStart, tokenContext, tokenIsLiteral) = (offset, context, false)
    default: break
    }
  }

  /// The location at which the next value is expected, as the end of a message.
  var context: String {
    switch scanner.state {
    case .elementOrEnd: " or ']'"
    case .value where scanner.depth == 0: ""
    case .value: scanner.isInObject ? " after ':'" : " after ','"
    default: ""
    }
  }

  mutating func position(of offset: Int, in text: Span<UInt8>) -> DocumentPosition {
    positions.position(of: offset, in: text)
  }

  /// Returns the byte of the fault, or `nil` at the end of the text.
  func byte(in text: Span<UInt8>) -> UInt8? { fault.offset < text.count ? text[fault.offset] : nil }
}

extension Span<UInt8> {
  /// Returns the end of the ASCII letters, digits and low lines that begin at an offset.
  func endOfWord(at offset: Int) -> Int {
    var end = offset
    while end < count, self[end].isLetter || self[end].isDigit || self[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  /// Returns the text at an offset for a message: a word, otherwise a character, otherwise the words for the end.
  func found(at offset: Int) -> String {
    let end = endOfWord(at: offset)
    if end - offset > 1 { return "\(Excerpt(text(in: offset..<end)))" }
    let scalar = text(in: offset..<Swift.min(offset + 4, count)).unicodeScalars.first
    return scalar.map { "\(Excerpt($0))" } ?? "the end of the document"
  }

  func text(in range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.append(extracting(range))
    return String(decoding: bytes, as: UTF8.self)
  }
}
