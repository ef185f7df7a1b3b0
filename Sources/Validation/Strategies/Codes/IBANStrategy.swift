internal import Bytes
internal import ValidationData

/// A strategy that accepts an International Bank Account Number with the structure of its country and its check digits.
///
/// ISO 13616-1:2020, sections 5 and 6: a country code, two check digits and up to thirty letters or digits,
/// upper case, in the country's structure of the registry (ISO 13616-2). ISO/IEC 7064 MOD 97-10 is computed
/// over the number with its first four characters moved to the end; the check digits are 02 to 98. The
/// notation is the electronic one, or the printed one in groups of four separated by one space. A country's
/// own check digits within the number are not checked.
///
/// ```swift
/// IBANStrategy().verdict(on: "GB82 WEST 1234 5698 7654 32")         // .valid
/// IBANStrategy().failure(of: "GB82WEST12345698765431")?.code        // "iban.checksum"
/// IBANStrategy(["DE"]).failure(of: "GB82WEST12345698765432")?.code  // "iban.other-country"
/// ```
///
/// Codes: `iban.country` (`country`), `iban.other-country` (`country`, `allowed`), `iban.length` (`expected`,
/// `actual`), `iban.structure` (`found`, `position`), `iban.checksum`. Lengths count characters without spaces.
public struct IBANStrategy: ByteValidationStrategy, Hashable {
  /// The countries of the accounts, by their codes in the registry; empty for all.
  public let countries: [String]

  /// Creates a strategy that accepts the accounts of the given countries, by default of all in the registry.
  public init(_ countries: [String] = []) {
    self.countries = countries
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let structure = try structure(of: value)
    let (symbols, count) = try read(value)
    guard count == structure.length else {
      throw ValidationFailure(
        "iban.length", ["expected": .integer(structure.length), "actual": .integer(count)])
    }
    if let (index, element) = structure.firstMismatch(in: symbols) {
      let mismatch = CodeMismatch(at: symbols.offset(of: index), in: value, expecting: element)
      throw ValidationFailure("iban.structure", mismatch.parameters(in: value))
    }
    let turned = ISO7064.Mod97().over(symbols, 4..<count).over(symbols, 0..<4)
    guard 2...98 ~= symbols.number(2..<4), turned.isValid else { throw ValidationFailure("iban.checksum") }
  }

  /// The structure of the country with whose code the value begins.
  private func structure(of value: Span<UInt8>) throws(ValidationFailure) -> IBANStructure {
    let prefix = value.extracting(0..<min(2, value.count))
    guard prefix.count == 2, let structure = IBANStructure(of: prefix) else {
      let capitals = Array(Self.firstCharacters(of: value).uppercased().utf8)
      let isLowerCase = IBANStructure(of: capitals.span) != nil
      throw ValidationFailure(
        "iban.country",
        ["country": .text(Self.firstCharacters(of: value))] + (isLowerCase ? ["variant": "lower-case"] : [:]))
    }
    guard countries.isEmpty || countries.contains(String(repairing: prefix)) else {
      throw ValidationFailure(
        "iban.other-country",
        ["country": .text(String(repairing: prefix)), "allowed": .list(countries)])
    }
    return structure
  }

  /// The first two characters of the value, which may have more than two bytes if they are not ASCII.
  private static func firstCharacters(of value: Span<UInt8>) -> String {
    var end = 0
    for _ in 0..<2 where end < value.count { end += UTF8Sequence.length(in: value, at: end).count }
    return String(repairing: value.extracting(0..<end))
  }

  /// The first characters of the value without the spaces of the printed notation, and the number of all
  /// characters.
  private func read(
    _ value: Span<UInt8>
  ) throws(ValidationFailure) -> (symbols: CodeSymbols, count: Int) {
    let isPrinted = value.count > 4 && value[4] == UInt8(ascii: " ")
    var symbols = CodeSymbols()
    var count = 0
    for index in 0..<value.count {
      let byte = value[index]
      let isSeparator = isPrinted && index % 5 == 4 && index < value.count - 1
      guard isSeparator ? byte == UInt8(ascii: " ") : byte.isDigit || byte.isUppercase else {
        let mismatch = CodeMismatch(at: index, in: value, expecting: isSeparator ? " " : "c")
        throw ValidationFailure("iban.structure", mismatch.parameters(in: value))
      }
      if isSeparator { continue }
      if count < CodeSymbols.capacity { symbols.append(byte, at: index) }
      count += 1
    }
    return (symbols, count)
  }
}

/// The structure of the account numbers of a country: `4!a6!n8!n` is four letters, six digits and eight digits.
struct IBANStructure {
  private let line: Range<Int>
  /// The number of characters of the whole number, with the country code and the check digits.
  let length: Int

  /// Creates the structure of a country in the registry; returns `nil` for a country that is not in it.
  init?(of country: Span<UInt8>) {
    guard country.count == 2, let line = IBANStructures.structures.line(startingWith: country) else {
      return nil
    }
    let start = line.lowerBound + country.count + 1
    self.line = start..<line.upperBound
    var length = 4
    Self.forEachPart(of: self.line) { count, _ in length += count }
    self.length = length
  }

  /// The index of the first symbol that is not of the kind that the structure requires, and the kind as an element of a
  /// ``CodeNotation``; or `nil`.
  func firstMismatch(in symbols: CodeSymbols) -> (index: Int, element: Unicode.Scalar)? {
    for index in 2..<4 where symbols[index] >= 10 { return (index, "d") }
    var index = 4
    var mismatch: (index: Int, element: Unicode.Scalar)?
    Self.forEachPart(of: line) { count, kind in
      for position in index..<index + count {
        let isDigit = symbols[position] < 10
        let fits = kind == UInt8(ascii: "n") ? isDigit : kind == UInt8(ascii: "a") ? !isDigit : true
        if !fits && mismatch == nil { mismatch = (position, kind == UInt8(ascii: "n") ? "d" : "a") }
      }
      index += count
    }
    return mismatch
  }

  /// An account number of the structure, of digits and the letter A.
  fileprivate var exampleAccount: String {
    var account = ""
    Self.forEachPart(of: line) { count, kind in
      account += String(repeating: kind == UInt8(ascii: "a") ? "A" : "0", count: count)
    }
    return account
  }

  /// Calls the closure with the number of characters and the kind of each part: `n` digits, `a` letters, `c`
  /// either.
  private static func forEachPart(of line: Range<Int>, _ body: (Int, UInt8) -> Void) {
    var count = 0
    for offset in line {
      let byte = IBANStructures.structures[offset]
      if byte.isDigit {
        count = count * 10 + CodeSymbols.value(of: byte)
      } else if byte != UInt8(ascii: "!") {
        body(count, byte)
        count = 0
      }
    }
  }
}

extension IBANStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] {
    countries.compactMap { country in
      IBANStructure(of: country.utf8Span.span).map { "\(country)00\($0.exampleAccount)" }
    }
  }
}

extension InputFieldValidationStrategy where Self == IBANStrategy {
  /// An account number of any country.
  public static var iban: IBANStrategy { IBANStrategy() }

  /// An account number of one of the countries: `.iban("DE", "AT")`.
  public static func iban(_ countries: String...) -> IBANStrategy { IBANStrategy(countries) }
}

extension CatalogEntry {
  static let iban = CatalogEntry(
    name: "iban", group: .codes,
    summary: "An International Bank Account Number (IBAN), with or without spaces between groups of four.",
    argument: .optional("COUNTRY,COUNTRY…", "only accounts of these countries, such as DE,AT"),
    structure: .words(of: "iban"),
    swift: #".iban, .iban("DE", "AT")"#,
    messages: [
      "iban.country": "must be an IBAN: '{country}' is not a country that has IBANs",
      "iban.country/lower-case": "must be an IBAN: its letters must be capitals, not as in '{country}'",
      "iban.other-country": "must be an IBAN of '{allowed}', not of '{country}'",
      "iban.length": "must be an IBAN of {expected} characters, has {actual}",
      "iban.structure": "must be an IBAN: there is {found} at character {position}",
      "iban.checksum": "must be an IBAN: its check digits are wrong",
    ],
    synonyms: ["bank-account"],
    examples: [
      .init(valid: "GB82WEST12345698765432", "GB82 WEST 1234 5698 7654 32", "DE89370400440532013000"),
      .init(
        invalid: ("GB82WEST12345698765431", "iban.checksum"), ("ZZ82WEST12345698765432", "iban.country"),
        ("GB82WEST1234569876543", "iban.length"), ("GB82WES112345698765432", "iban.structure"),
        ("gb82west12345698765432", "iban.country"), ("GB82 WEST 12345698765432", "iban.structure")),
      .init(argument: "DE,AT", valid: "DE89370400440532013000"),
      .init(argument: "DE,AT", invalid: ("GB82WEST12345698765432", "iban.other-country")),
    ]
  ) { argument throws(RuleError) in
    let countries = argument?.split(atEach: UInt8(ascii: ",")) ?? []
    for country in countries where IBANStructure(of: country.utf8.span) == nil {
      throw .unknownChoice(
        country, of: "country of the IBAN registry",
        among: IBANStructures.structures.all.map { String($0.prefix(2)) })
    }
    return .content(IBANStrategy(countries))
  }
}
