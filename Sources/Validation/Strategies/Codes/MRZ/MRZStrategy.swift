internal import Bytes

/// A strategy that accepts the machine-readable zone of a passport, an identity card or a visa, with its check digits.
///
/// ICAO 9303 (8th edition, 2021): parts 4 (passports, two lines of 44 characters), 5 (three of 30), 6 (two of 36) and 7 (visas); part 3
/// for characters, dates and check digits. Lines are separated by line ends, or follow one another. Unknown parts of a date of birth are
/// `<`, and a number of more than nine characters continues in the optional data of a card. Whether states exist is not checked.
///
/// ```swift
/// let lines = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
/// MRZStrategy().verdict(on: lines)  // .valid
/// ```
///
/// O(n). Codes: `mrz.length` (`actual`), `mrz.character`, `mrz.structure`, `mrz.date`, `mrz.checksum` (`position`, which does not count
/// line ends).
public struct MRZStrategy: ByteValidationStrategy, Hashable {
  private static let filler = UInt8(ascii: "<")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    // Longer than every zone with its line ends.
    guard value.count < 100 else {
      throw .init("mrz.length", ["actual": .integer(UTF8Sequence.scalarCount(in: value))])
    }
    let (zone, lineLengths) = Self.zone(of: value)
    let formats = MRZFormat.all.filter { lineLengths == [$0.count] || lineLengths == $0.lineLengths }
    guard !formats.isEmpty else {
      throw .init("mrz.length", ["actual": .integer(UTF8Sequence.scalarCount(in: zone.span))])
    }
    let isAllowed = { (byte: UInt8) in byte.isDigit || byte.isUppercase || byte == Self.filler }
    if let fault = zone.firstIndex(where: { !isAllowed($0) }) { throw Self.failure("character", at: fault) }
    guard let format = formats.first(where: { $0.codes.index(of: zone[0]) != nil }) else {
      throw Self.failure("structure", at: 0)
    }
    // Part 5, section 4.2.2: the second letter of the code of a card is not V.
    guard zone[0] == UInt8(ascii: "P") || zone[0] == UInt8(ascii: "V") || zone[1] != UInt8(ascii: "V") else {
      throw Self.failure("structure", at: 1)
    }
    try check(zone, format)
  }

  private func check(_ zone: [UInt8], _ format: MRZFormat) throws(ValidationFailure) {
    let letters = format.states + [format.names]
    for index in letters.joined() where zone[index].isDigit { throw Self.failure("structure", at: index) }
    for start in letters.map(\.lowerBound) + [format.number.lowerBound] where zone[start] == Self.filler {
      throw Self.failure("structure", at: start)
    }
    guard "MF<".utf8.contains(zone[format.sex]) else { throw Self.failure("structure", at: format.sex) }
    try checkDate(zone, format.birth, mayBeUnknown: true)
    try checkDate(zone, format.expiry, mayBeUnknown: false)
    try checkNumber(zone, format)
    try checkDigit(zone, [format.birth], at: format.birth.upperBound)
    try checkDigit(zone, [format.expiry], at: format.expiry.upperBound)
    if let optional = format.optional {
      let isEmpty = zone[optional].allSatisfy { $0 == Self.filler }
      if !isEmpty || zone[optional.upperBound] != Self.filler {
        try checkDigit(zone, [optional], at: optional.upperBound)
      }
    }
    if let composite = format.composite { try checkDigit(zone, composite.ranges, at: composite.digit) }
  }

  /// Checks the number of the document, which continues in the optional data if a filler takes the place of its check digit.
  private func checkNumber(_ zone: [UInt8], _ format: MRZFormat) throws(ValidationFailure) {
    let number = format.number
    guard let rest = format.longNumber, zone[number.upperBound] == Self.filler else {
      return try checkDigit(zone, [number], at: number.upperBound)
    }
    let end = zone[rest].firstIndex(of: Self.filler) ?? rest.upperBound
    guard end > rest.lowerBound + 1 else { throw Self.failure("checksum", at: number.upperBound) }
    try checkDigit(zone, [number, rest.lowerBound..<end - 1], at: end - 1)
  }

  /// Checks a date, two digits each of year, month and day; the year may be one of any century.
  private func checkDate(
    _ zone: [UInt8], _ range: Range<Int>, mayBeUnknown: Bool
  ) throws(ValidationFailure) {
    var limits = [0...99, 1...12, 1...31]
    for (part, start) in stride(from: range.lowerBound, to: range.upperBound, by: 2).enumerated() {
      let (first, second) = (zone[start], zone[start + 1])
      if mayBeUnknown, first == Self.filler, second == Self.filler { continue }
      let number = Int(first &- 0x30) * 10 + Int(second &- 0x30)
      guard first.isDigit, second.isDigit, limits[part].contains(number) else {
        throw Self.failure("date", at: start)
      }
      if part == 1 { limits[2] = 1...Self.lastDay(ofMonth: number, year: zone[range.lowerBound..<start]) }
    }
  }

  /// Returns the number of days of a month; February has 29 in a year that is unknown, or that 4 divides, as 2000.
  private static func lastDay(ofMonth month: Int, year: ArraySlice<UInt8>) -> Int {
    switch month {
    case 2: Int(digits: String(decoding: year, as: UTF8.self)).map { $0 % 4 == 0 ? 29 : 28 } ?? 29
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Checks a check digit: the sum with weights 7, 3 and 1, modulo 10, in which letters are 10 to 35 and a filler is 0.
  private func checkDigit(
    _ zone: [UInt8], _ ranges: [Range<Int>], at digit: Int
  ) throws(ValidationFailure) {
    var (sum, position) = (0, 0)
    for byte in ranges.lazy.joined().map({ zone[$0] }) {
      let number =
        byte.isDigit ? Int(byte - 0x30) : byte == Self.filler ? 0 : Int(byte - UInt8(ascii: "A")) + 10
      sum += number * [7, 3, 1][position % 3]
      position += 1
    }
    guard zone[digit] == UInt8(ascii: "0") + UInt8(sum % 10) else {
      throw Self.failure("checksum", at: digit)
    }
  }

  /// Returns the characters of all lines, and the length of each line.
  private static func zone(of value: Span<UInt8>) -> (zone: [UInt8], lineLengths: [Int]) {
    var (zone, lengths): ([UInt8], [Int]) = ([], [0])
    for index in 0..<value.count {
      let byte = value[index]
      if byte == 0x0D, index + 1 < value.count, value[index + 1] == 0x0A { continue }
      if byte == 0x0A {
        lengths.append(0)
      } else {
        zone.append(byte)
        lengths[lengths.count - 1] += 1
      }
    }
    if lengths.count > 1, lengths.last == 0 { lengths.removeLast() }
    return (zone, lengths)
  }

  private static func failure(_ reason: String, at index: Int) -> ValidationFailure {
    .init(FailureCode(rawValue: "mrz.\(reason)"), ["position": .integer(index + 1)])
  }
}

extension InputFieldValidationStrategy where Self == MRZStrategy {
  /// The machine-readable zone of a travel document.
  public static var mrz: MRZStrategy { MRZStrategy() }
}

extension CatalogEntry {
  static let mrz = CatalogEntry(
    name: "mrz", group: .codes,
    summary:
      "The machine-readable zone of a passport, an identity card or a visa, with its check digits (ICAO 9303).",
    swift: ".mrz",
    messages: [
      "mrz.length":
        "must be a machine-readable zone of 2 lines of 44 or 36 characters, or 3 of 30; has {actual} {actual|character|characters}",
      "mrz.character":
        "must be a machine-readable zone: character {position} is neither a capital, a digit nor <",
      "mrz.structure": "must be a machine-readable zone: character {position} is not allowed there",
      "mrz.date": "must be a machine-readable zone: there is no date at character {position}",
      "mrz.checksum": "must be a machine-readable zone: the check digit at character {position} is wrong",
    ],
    strategy: MRZStrategy(),
    synonyms: ["icao9303", "machine-readable-zone", "td1", "td3"],
    examples: [
      .init(
        valid: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
        "I<UTOD231458907<<<<<<<<<<<<<<<7408122F1204159UTO<<<<<<<<<<<6ERIKSSON<<ANNA<MARIA<<<<<<<<<<"),
      .init(
        invalid: ("P<UTOERIKSSON<<ANNA<MARIA", "mrz.length"),
        (
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C37UTO7408122F1204159ZE184226B<<<<<10",
          "mrz.checksum"
        ),
        (
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7413122F1204159ZE184226B<<<<<10",
          "mrz.date"
        ),
        (
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122A1204159ZE184226B<<<<<10",
          "mrz.structure"
        ),
        (
          "p<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
          "mrz.character"
        )),
    ])
}
