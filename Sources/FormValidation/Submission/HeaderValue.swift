internal import Bytes
internal import Validation

/// The value of a header with parameters: `multipart/form-data; boundary="x y"`, `form-data; name="a"`.
///
/// It is parsed by RFC 9110, section 5.6.6, except that an unquoted value may contain any bytes up to the next semicolon,
/// because boundaries are often sent so.
struct HeaderValue {
  /// The escapes within quotes.
  enum Escapes {
    /// A backslash before any byte: RFC 9110, section 5.6.4.
    case backslash
    /// `%22`, `%0D` and `%0A` only; a backslash is an ordinary byte: HTML, section 4.10.22.7.
    case browser
  }

  /// The value before the parameters.
  private var main: [UInt8]
  private var parameters: [(name: String, value: [UInt8])] = []

  /// Parses a value; returns `nil` if it is malformed or has a parameter twice, which readers interpret differently.
  init?(_ text: Span<UInt8>, escapes: Escapes) {
    let mainEnd = text.offset(of: UInt8(ascii: ";"), in: 0..<text.count)
    main = []
    main.append(text.extracting(text.withoutWhiteSpace(in: 0..<mainEnd)))
    var index = mainEnd
    while index < text.count {
      let end = text.offset(of: UInt8(ascii: ";"), in: index + 1..<text.count)
      let rest = text.withoutWhiteSpace(in: index + 1..<text.count)
      guard rest.lowerBound < end else {
        index = end
        continue
      }
      let equals = text.offset(of: UInt8(ascii: "="), in: rest.lowerBound..<end)
      let name = text.lowercasedText(in: rest.lowerBound..<equals)
      guard equals < end, !name.isEmpty, !name.utf8.contains(where: { $0 <= 0x20 || $0 == 0x22 }),
        self[name] == nil
      else { return nil }
      var value: [UInt8] = []
      if equals + 1 < end, text[equals + 1] == UInt8(ascii: "\"") {
        guard let close = text.quotedText(from: equals + 2, escapes, into: &value) else { return nil }
        index = text.offset(of: UInt8(ascii: ";"), in: close..<text.count)
        guard text.withoutWhiteSpace(in: close..<index).isEmpty else { return nil }
      } else {
        value.append(text.extracting(text.withoutWhiteSpace(in: equals + 1..<end)))
        guard !value.isEmpty, !value.contains(UInt8(ascii: "\"")) else { return nil }
        index = end
      }
      parameters.append((name, value))
    }
  }

  /// Whether the value before the parameters is this lower-case text, ignoring case.
  func isOf(_ main: StaticString) -> Bool { self.main.span.isSpelled(main) }

  /// The value of the parameter of that name, in lower case, or `nil`.
  subscript(name: String) -> [UInt8]? { parameters.first { $0.name == name }?.value }
}

extension Span<UInt8> {
  /// Returns the text of a range with its ASCII letters in lower case.
  func lowercasedText(in range: Range<Int>) -> String {
    String(decoding: range.map { self[$0].lowercased }, as: UTF8.self)
  }

  /// Reads up to the closing quote and returns the offset after it; `nil` if there is none.
  fileprivate func quotedText(
    from start: Int, _ escapes: HeaderValue.Escapes, into value: inout [UInt8]
  ) -> Int? {
    var index = start
    while index < count, self[index] != UInt8(ascii: "\"") {
      switch (self[index], escapes) {
      case (UInt8(ascii: "\\"), .backslash):
        guard index + 1 < count else { return nil }
        value.append(self[index + 1])
        index += 2
      case (UInt8(ascii: "%"), .browser):
        let escaped = byteEscapedByBrowser(at: index)
        value.append(escaped ?? UInt8(ascii: "%"))
        index += escaped == nil ? 1 : 3
      default:
        value.append(self[index])
        index += 1
      }
    }
    return index < count ? index + 1 : nil
  }

  private func byteEscapedByBrowser(at index: Int) -> UInt8? {
    guard index + 2 < count else { return nil }
    switch (self[index + 1], self[index + 2]) {
    case (UInt8(ascii: "2"), UInt8(ascii: "2")): return UInt8(ascii: "\"")
    case (UInt8(ascii: "0"), UInt8(ascii: "D")): return 0x0D
    case (UInt8(ascii: "0"), UInt8(ascii: "A")): return 0x0A
    default: return nil
    }
  }
}
