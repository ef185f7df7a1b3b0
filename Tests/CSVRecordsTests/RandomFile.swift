import TestSupport

@testable import CSVRecords

/// A generator of random files: well-formed ones with their values, and arbitrary ones.
struct RandomFile {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns a random dialect that may use any option.
  mutating func dialect() -> Dialect {
    if isLucky(5) { return fixedWidths() }
    let plain = plainDialect()
    if isLucky(3) { return plain }
    let comments: [String] = ["#", "//", "# ", " ", "rem"]
    let escape: UInt8? = isLucky(2) ? 0x5C : nil
    let dialect = Dialect(
      separator: plain.separator, quote: isLucky(4) ? nil : plain.quote, doublesQuotes: !isLucky(2),
      escape: escape, skipsInitialSpace: isLucky(2),
      comment: isLucky(2) ? BytePrefix(pick(comments).utf8) : nil,
      nullSequence: isLucky(2) && escape != nil ? BytePrefix(#"\a"#.utf8) : nil)
    return dialect.skipsInitialSpace && isLucky(2) ? dialect.allowingSpacesAfterQuote : dialect
  }

  /// Returns a dialect with a delimiter and a quote only; in half of the cases the default.
  mutating func plainDialect() -> Dialect {
    if isLucky(2) { return Dialect() }
    let delimiters: [[UInt8]] = [
      [0x2C], [0x3B], [0x09], [0x7C], [0x00], [0xFF], [0x7C, 0x7C], [0x2C, 0x3B], [0x7C, 0x2C, 0x7C],
      [0xC2, 0xA7], Array("12345678".utf8), Array("aaab".utf8),
    ]
    return Dialect(
      separator: .delimiter(BytePrefix(pick(delimiters))!), quote: isLucky(2) ? 0x22 : 0x27)
  }

  /// Returns a dialect whose fields have fixed widths.
  private mutating func fixedWidths() -> Dialect {
    let widths = (0..<pick([1, 2, 3, 5])).map { _ in isLucky(9) ? 70 : Int.random(in: 1...5, using: &random) }
    return Dialect(
      separator: .widths(FieldWidths(widths)!), quote: nil, skipsInitialSpace: isLucky(3),
      comment: isLucky(3) ? BytePrefix(pick(["#", "//"]).utf8) : nil)
  }

  /// Returns arbitrary bytes, many of which are delimiters, quotes and line ends.
  mutating func arbitrary(_ dialect: Dialect) -> [UInt8] {
    let (bytes, quote) = (dialect.delimiter, dialect.quote ?? 0x22)
    let delimiter = bytes.first ?? 0x20
    let odd = [0x20, dialect.escape ?? 0x5C] + (dialect.comment?.bytes ?? [0x23])
    let alphabets: [[UInt8]] = [
      [delimiter, quote, quote, 0x0A, 0x0D, 0x61] + odd,
      [quote, 0x0A, 0x0A, 0x61] + odd + odd,
      [delimiter, quote, quote, 0x0A, 0x0D, 0x61],
      [delimiter, quote, 0x0A, 0x61, 0x62, 0x63, 0x20],
      [delimiter, quote, 0x0D, 0x0A, 0x0D, 0x0A],
      [delimiter, 0x0A, 0x61, 0x61, 0x61, 0x61, 0x61],
      [quote, 0x61],
      [delimiter, quote, 0x0A, 0x0D, 0x00, 0xC3, 0xA9, 0xFF, 0x80, 0xAC, 0xA2, 0x8D],
    ]
    let alphabet = pick(alphabets)
    var file: [UInt8] = []
    let size = self.size()
    while file.count < size {
      if bytes.count > 1, isLucky(4) { file += isLucky(3) ? bytes.dropLast() : bytes }
      if isLucky(40) {
        file += (isLucky(2) ? [0x0A] : []) + [0xEF, 0xBB, 0xBF] + (isLucky(2) ? [quote] : [])
      }
      if isLucky(30) {
        file += [UInt8](repeating: pick(alphabet), count: Int.random(in: 1...80, using: &random))
      } else {
        file.append(isLucky(200) ? UInt8.random(in: 0...255, using: &random) : pick(alphabet))
      }
    }
    return file
  }

  /// Returns a well-formed table in a dialect without unusual options, and its values; any reader of RFC 4180 accepts
  /// the values.
  mutating func written(_ dialect: Dialect) -> (bytes: [UInt8], values: [[[UInt8]]]) {
    let columnCount = Int.random(in: 1...5, using: &random)
    let size = self.size()
    var values: [[[UInt8]]] = []
    var bytes: [UInt8] = []
    repeat {
      let record = (0..<columnCount).map { _ in value(dialect) }
      values.append(record)
      bytes += record.map { written($0, dialect) }.joined(separator: dialect.delimiter)
      bytes += pick([[0x0A], [0x0D, 0x0A], [0x0D]])
      // A lone CR must not be followed by the LF of an empty line.
      if bytes.last == 0x0D && columnCount == 1 { bytes.append(0x0A) }
    } while bytes.count < size
    if isLucky(3), bytes.last == 0x0A || bytes.last == 0x0D, values.last?.count ?? 0 > 1 {
      bytes.removeLast(bytes.suffix(2) == [0x0D, 0x0A] ? 2 : 1)
    }
    return (bytes, values)
  }

  /// Returns a header, and the rest of a table joined of several with that header: with and without byte-order marks and headers
  /// again, in any notation, and with records that begin like the header.
  mutating func joined(_ dialect: Dialect) -> (header: [UInt8], bytes: [UInt8]) {
    let ends: [[UInt8]] = [[0x0A], [0x0A], [0x0D, 0x0A], [0x0D]]
    let long = [UInt8](repeating: 0x69, count: 70)
    let names = (0..<pick([1, 2, 2, 3])).map { _ in
      isLucky(3) ? value(dialect) : pick([Array("id".utf8), Array("name".utf8), [], long])
    }
    func row(_ values: [[UInt8]], _ file: inout Self) -> [UInt8] {
      values.map { file.written($0, dialect) }.joined(separator: dialect.delimiter) + file.pick(ends)
    }
    let header = row(names, &self)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      if isLucky(3) { bytes += [0xEF, 0xBB, 0xBF] }
      switch Int.random(in: 0..<6, using: &random) {
      case 0...1: bytes += row(names, &self)
      case 2: bytes += row(names.dropLast() + [value(dialect)], &self)
      case 3: bytes += isLucky(2) ? pick(ends) : arbitrary(dialect)
      default: bytes += row(names.map { _ in value(dialect) }, &self)
      }
    }
    if isLucky(3) { bytes = bytes.dropLast() }
    return (header, bytes)
  }

  private mutating func value(_ dialect: Dialect) -> [UInt8] {
    let special: [UInt8] = dialect.delimiter + [dialect.quote!, 0x0A, 0x0D, 0x20, 0x61, 0xC3, 0x00]
    let count = isLucky(3) ? 0 : isLucky(20) ? Int.random(in: 50...140, using: &random) : 3
    let isPlain = isLucky(2)
    return (0..<count).map { _ in isPlain ? 0x61 : pick(special) }
  }

  private mutating func written(_ value: [UInt8], _ dialect: Dialect) -> [UInt8] {
    let needsQuotes = value.contains {
      dialect.delimiter.contains($0) || $0 == dialect.quote || $0 == 0x0A || $0 == 0x0D
    }
    guard needsQuotes || isLucky(4) else { return value }
    let doubled = value.flatMap { $0 == dialect.quote ? [$0, $0] : [$0] }
    return [dialect.quote!] + doubled + [dialect.quote!]
  }

  /// Returns a random size: mostly small, so that many files are tried; sometimes several blocks of 64; rarely
  /// thousands.
  private mutating func size() -> Int {
    let limit = isLucky(100) ? 4000 : isLucky(8) ? 500 : 60
    return Int.random(in: 0...limit, using: &random)
  }

  /// Returns `true` with a probability of one in `odds`.
  mutating func isLucky(_ odds: Int) -> Bool { Int.random(in: 0..<odds, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
