internal import Bytes

/// A strategy that accepts an International Standard Book Number of ten or thirteen digits with its check digit.
///
/// ISO 2108:2017; ISBN Users' Manual, 7th edition, sections 5 and 5.5. Digits alone, or at most the
/// standard's five parts (four for ten digits), separated by one hyphen or one space, the same throughout.
/// The lengths of the parts are not checked, so that `978-0306406157` is valid. The check digit 10 of the
/// older format is `X`. Thirteen digits begin with 978 or 979, but not with 979-0, which identifies printed
/// music (ISO 10957).
///
/// ```swift
/// ISBNStrategy().verdict(on: "978-0-306-40615-7")            // .valid
/// ISBNStrategy(.isbn10).verdict(on: "0-306-40615-2")         // .valid
/// ISBNStrategy(.isbn13).failure(of: "9770306406158")?.code   // "isbn-13.prefix"
/// ```
///
/// Codes: `isbn.structure` (`position`, `character`), `isbn.length` (`actual`), and the same after `isbn-10` and `isbn-13`
/// if only one length is accepted; `isbn-10.checksum`, `isbn-13.prefix`, `isbn-13.checksum`. Lengths are
/// numbers of digits.
public struct ISBNStrategy: ByteValidationStrategy, Hashable {
  /// The two lengths of book numbers.
  public enum Variant: Int, Sendable, CaseIterable {
    /// Ten digits.
    case isbn10 = 10
    /// Thirteen digits.
    case isbn13 = 13
  }

  /// The length that is accepted; `nil` for either.
  public let variant: Variant?

  /// Creates a strategy that accepts numbers of one length, by default of either.
  public init(_ variant: Variant? = nil) {
    self.variant = variant
  }

  public var ruleName: String { variant.map { "isbn-\($0.rawValue)" } ?? "isbn" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let (symbols, digits) = try read(value)
    guard let variant = Variant(rawValue: digits), self.variant ?? variant == variant else {
      throw failure("length", ["actual": .integer(digits)])
    }
    switch variant {
    case .isbn10:
      let last = min(symbols[9], 10)
      guard (symbols.sum([10, 9, 8, 7, 6, 5, 4, 3, 2]) + last) % 11 == 0 else {
        throw ValidationFailure("isbn-10.checksum")
      }
    case .isbn13:
      let prefix = symbols.number(0..<3)
      guard prefix == 978 || prefix == 979 && symbols[3] != 0 else {
        throw ValidationFailure("isbn-13.prefix")
      }
      guard GTINChecksum().holds(for: symbols) else { throw ValidationFailure("isbn-13.checksum") }
    }
  }

  /// The first digits of the value, with an X only as the tenth and last, and the number of all digits.
  private func read(
    _ value: Span<UInt8>
  ) throws(ValidationFailure) -> (symbols: CodeSymbols, digits: Int) {
    var symbols = CodeSymbols()
    var digits = 0
    var separator: UInt8?
    var (separators, lastSeparator) = (0, 0)
    for index in 0..<value.count {
      let byte = value[index]
      if byte.isDigit || byte == UInt8(ascii: "X") && digits == 9 && index == value.count - 1 {
        if digits < 13 { symbols.append(byte, at: index) }
        digits += 1
        continue
      }
      let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
      let isBetween = index > 0 && value[index - 1].isDigit && index + 1 < value.count
      separators += 1
      guard isSeparator, isBetween, separator ?? byte == byte, separators <= 4 else {
        let isLowerCase = byte == UInt8(ascii: "x") && index == value.count - 1
        throw failure(
          "structure", .character(index, in: value) + (isLowerCase ? ["variant": "lower-case"] : [:]))
      }
      (separator, lastSeparator) = (byte, index)
    }
    guard digits > 0 else {
      throw failure("structure", ["position": 1, "character": "", "variant": "empty"])
    }
    guard separators <= 3 || digits != 10 else {
      throw failure("structure", .character(lastSeparator, in: value))
    }
    return (symbols, digits)
  }

  private func failure(_ code: StaticString, _ parameters: FailureParameters) -> ValidationFailure {
    let rule = variant.map { "isbn-\($0.rawValue)" } ?? "isbn"
    return ValidationFailure(FailureCode(rawValue: "\(rule).\(code)"), parameters)
  }
}

extension InputFieldValidationStrategy where Self == ISBNStrategy {
  /// A book number of ten or thirteen digits.
  public static var isbn: ISBNStrategy { ISBNStrategy() }

  /// An ISBN of that length.
  public static func isbn(_ variant: ISBNStrategy.Variant) -> ISBNStrategy { ISBNStrategy(variant) }
}

extension CatalogEntry {
  static let isbn = CatalogEntry(
    name: "isbn", group: .codes,
    summary: "An ISBN of ten or thirteen digits with its check digit, optionally with separators.",
    swift: ".isbn",
    messages: [
      "isbn.structure": "must be an ISBN: character {position}, '{character}', is not allowed there",
      "isbn.structure/lower-case": "must be an ISBN: the x at character {position} must be a capital",
      "isbn.structure/empty": "must be an ISBN: it has no digit",
      "isbn.length": "must be an ISBN of 10 or 13 digits, has {actual}",
      "isbn-10.checksum": nil,
      "isbn-13.prefix": nil,
      "isbn-13.checksum": nil,
    ],
    strategy: ISBNStrategy(),
    examples: [
      .init(valid: "978-0-306-40615-7", "0-306-40615-2", "9780306406157", "080442957X"),
      .init(
        invalid: ("978-0-306-40615-6", "isbn-13.checksum"), ("0306406153", "isbn-10.checksum"),
        ("978030640615", "isbn.length"), ("978-0 306-40615-7", "isbn.structure"),
        ("9770306406158", "isbn-13.prefix")),
    ])

  static let isbn10 = CatalogEntry(
    name: "isbn-10", group: .codes,
    summary: "An ISBN of ten digits with its check digit, optionally with separators.",
    swift: ".isbn(.isbn10)",
    messages: [
      "isbn-10.structure":
        "must be an ISBN of 10 digits: character {position}, '{character}', is not allowed there",
      "isbn-10.structure/lower-case":
        "must be an ISBN of 10 digits: the x at character {position} must be a capital",
      "isbn-10.structure/empty": "must be an ISBN of 10 digits: it has no digit",
      "isbn-10.length": "must be an ISBN of 10 digits, has {actual}",
      "isbn-10.checksum": "must be an ISBN: its check digit is wrong",
    ],
    strategy: ISBNStrategy(.isbn10),
    examples: [
      .init(valid: "0306406152", "0-306-40615-2", "080442957X"),
      .init(
        invalid: ("0306406153", "isbn-10.checksum"), ("9780306406157", "isbn-10.length"),
        ("080442957x", "isbn-10.structure")),
    ])

  static let isbn13 = CatalogEntry(
    name: "isbn-13", group: .codes,
    summary: "An ISBN of thirteen digits with its check digit, optionally with separators.",
    swift: ".isbn(.isbn13)",
    messages: [
      "isbn-13.structure":
        "must be an ISBN of 13 digits: character {position}, '{character}', is not allowed there",
      "isbn-13.structure/lower-case":
        "must be an ISBN of 13 digits: the x at character {position} must be a capital",
      "isbn-13.structure/empty": "must be an ISBN of 13 digits: it has no digit",
      "isbn-13.length": "must be an ISBN of 13 digits, has {actual}",
      "isbn-13.prefix": "must be an ISBN: of 13 digits it begins with 978 or 979, but not with 979-0",
      "isbn-13.checksum": "must be an ISBN: its check digit is wrong",
    ],
    strategy: ISBNStrategy(.isbn13),
    examples: [
      .init(valid: "9780306406157", "978-0-306-40615-7", "979 10 90636 07 1"),
      .init(
        invalid: ("9780306406158", "isbn-13.checksum"), ("9790260000438", "isbn-13.prefix"),
        ("0306406152", "isbn-13.length"), ("978--0306406157", "isbn-13.structure")),
    ])
}
