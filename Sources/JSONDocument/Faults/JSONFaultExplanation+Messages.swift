internal import Bytes

extension JSONFaultExplanation {
  mutating func error(_ text: Span<UInt8>) -> JSONError {
    switch fault.kind {
    case .invalidUTF8:
      let digits = String(text[fault.offset], radix: 16, uppercase: true)
      let isUTF16 = text.starts(with: [0xFF, 0xFE].span) || text.starts(with: [0xFE, 0xFF].span)
      return error(
        text, at: fault.offset,
        isUTF16
          ? "the document is UTF-16: save it as UTF-8"
          : "the byte 0x\(digits) is not UTF-8 here: save the file as UTF-8")
    case .tooDeep:
      return error(
        text, at: fault.offset,
        "more than \(maximumDepth) arrays and objects inside each other: nest them less deeply")
    case .repeatedName(let first):
      let (name, position) = (text.name(at: fault.offset), position(of: first, in: text))
      return error(text, at: fault.offset, JSONError.repeatedName(name, first: position))
    case .controlCharacter: return controlCharacter(text)
    case .unpairedSurrogate: return unpairedSurrogate(text)
    case .escape, .incomplete, .unexpected: break
    }
    switch scanner.state {
    case .string where scanner.awaitsTrailSurrogate: return unpairedSurrogate(text)
    case .string:
      return error(text, at: tokenStart, "the string that begins here is not closed with '\"'")
    case .escape where scanner.awaitsTrailSurrogate: return unpairedSurrogate(text)
    case .escape:
      return error(
        text, at: escapeStart,
        "'\\' must be followed by one of \" \\ / b f n r t u, found \(text.found(at: fault.offset)): "
          + "a backslash itself is written '\\\\'")
    case .hexEscape(let digits):
      return error(
        text, at: escapeStart,
        "'\\u' must be followed by four hexadecimal digits, found \(digits) and then \(text.found(at: fault.offset))"
      )
    case .minus: return expected("a digit after '-'", text)
    case .point: return expected("a digit after '.'", text)
    case .exponent, .exponentSign: return expected("a digit in the exponent", text)
    case .zero where byte(in: text)?.isDigit == true:
      return error(text, at: tokenStart, "a number has no leading zeros")
    default: return structureError(text)
    }
  }

  /// Returns the error at a byte between tokens, or in a literal.
  private mutating func structureError(_ text: Span<UInt8>) -> JSONError {
    let literalEnd = tokenIsLiteral ? text.endOfWord(at: tokenStart) : 0
    if case .literal = scanner.state { return expectedValue(tokenContext, at: tokenStart, text) }
    if scanner.state == .afterValue, literalEnd > fault.offset {
      return expectedValue(tokenContext, at: tokenStart, text)
    }
    let byte = byte(in: text)
    switch scanner.state {
    case .value where scanner.depth == 0 && byte == nil:
      return error(text, at: fault.offset, "an empty document: expected a value")
    case .value where scanner.depth > 0 && !scanner.isInObject && byte == UInt8(ascii: "]"):
      return expected("a value after ','", text, advice: "no ',' follows the last element")
    case .value, .elementOrEnd: return expectedValue(context, at: fault.offset, text)
    case .memberOrEnd: return expected("a key in '\"' or '}'", text)
    case .member:
      let endsObject = byte == UInt8(ascii: "}")
      return expected(
        "a key in '\"' after ','", text, advice: endsObject ? "no ',' follows the last member" : nil)
    case .colon: return expected("':' after a key", text)
    default: return expectedEnd(text)
    }
  }

  /// Returns the error after a value.
  private mutating func expectedEnd(_ text: Span<UInt8>) -> JSONError {
    guard let opening = openings.last else {
      return expected("the end of the document after its value", text)
    }
    let position = position(of: opening, in: text)
    let (bracket, end, part) = scanner.isInObject ? ("{", "}", "a member") : ("[", "]", "an element")
    return expected(
      "',' or '\(end)' after \(part)", text,
      advice: byte(in: text) == nil ? "'\(bracket)' at \(position) is not closed" : nil)
  }

  private mutating func expectedValue(_ context: String, at offset: Int, _ text: Span<UInt8>) -> JSONError {
    expected("a value" + context, text, at: offset, advice: text.adviceOnValue(at: offset))
  }

  private mutating func expected(
    _ expectation: String, _ text: Span<UInt8>, at offset: Int? = nil, advice: String? = nil
  ) -> JSONError {
    let offset = offset ?? fault.offset
    let byte = offset < text.count ? text[offset] : nil
    let isComment = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
    let advice = (isComment ? "JSON has no comments" : advice).map { ": \($0)" } ?? ""
    return error(text, at: offset, "expected \(expectation), found \(text.found(at: offset))\(advice)")
  }

  private mutating func controlCharacter(_ text: Span<UInt8>) -> JSONError {
    let byte = text[fault.offset]
    let message: String
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      let opening = position(of: tokenStart, in: text)
      message =
        "a line ends in the string that begins at \(opening): close it with '\"', or write the line end as '\\n'"
    case UInt8(ascii: "\t"):
      message = "a tab in a string is written '\\t'"
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      message = "a control character in a string is written '\\u\(byte < 0x10 ? "000" : "00")\(digits)'"
    }
    return error(text, at: fault.offset, message)
  }

  private mutating func unpairedSurrogate(_ text: Span<UInt8>) -> JSONError {
    let isFirstHalf = scanner.awaitsTrailSurrogate
    let offset = isFirstHalf && scanner.state != .string ? precedingEscapeStart : escapeStart
    let shown = "'\\u\(text.text(in: offset + 2..<offset + 6).uppercased())'"
    return error(
      text, at: offset,
      isFirstHalf
        ? "\(shown) is the first half of a character: its second, '\\uDC00' to '\\uDFFF', must follow"
        : "\(shown) is the second half of a character: its first, '\\uD800' to '\\uDBFF', must precede it")
  }

  private mutating func error(_ text: Span<UInt8>, at offset: Int, _ message: String) -> JSONError {
    JSONError(at: position(of: offset, in: text), message)
  }
}

extension Span<UInt8> {
  /// Returns the name that begins with the quote at an offset.
  fileprivate func name(at offset: Int) -> String {
    var end = offset + 1
    while self[end] != UInt8(ascii: "\"") { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
    var name: [UInt8] = []
    name.append(JSONToken(.name, offset..<end + 1), of: self)
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns advice on text at an offset that is not a value, or `nil`.
  fileprivate func adviceOnValue(at offset: Int) -> String? {
    switch text(in: offset..<Swift.min(offset + 4, count)).unicodeScalars.first {
    case "+": return "a number has no plus sign"
    case ".": return "a number begins with a digit, as in 0.5"
    case "'", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": return "a string is written in '\"'"
    default: break
    }
    let word = text(in: offset..<endOfWord(at: offset))
    switch word.prefix(10).lowercased() {
    case "": return nil
    case "true", "false", "null": return "it is written '\(word.lowercased())'"
    case "none", "nil", "undefined": return "no value is written 'null'"
    case "nan", "inf", "infinity": return "JSON numbers are finite"
    default: return "a string is written in '\"'"
    }
  }
}
