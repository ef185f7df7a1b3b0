import CSVRecords
import TestSupport

/// Random tables in one dialect with equal headers, and a rule file for them. Their records end in every way in which an
/// input can end.
struct RandomTables: CustomStringConvertible {
  let dialect: Dialect
  let hasHeader: Bool
  let columnCount: Int
  private(set) var inputs: [[UInt8]] = []

  init(_ random: inout SeededGenerator) {
    let quote: UInt8? = random.pick([0x22, 0x22, 0x27, nil])
    dialect = Dialect(
      separator: .delimiter(BytePrefix(random.pick([",", ";", "\t", "||", "<,>"]).utf8)!), quote: quote,
      doublesQuotes: random.below(3) > 0,
      escape: random.pick([nil, 0x5C]), skipsInitialSpace: random.below(3) == 0,
      comment: random.pick([nil, "#", "//"]).flatMap { BytePrefix($0.utf8) })
    hasHeader = random.below(2) == 0
    columnCount = 1 + random.below(3)
    for _ in 0...random.below(3) { inputs.append(input(&random)) }
  }

  /// A rule file by which values have at most three characters.
  var rules: String { rules { _ in #""constraints": {"maxLength": 3}"# } }

  /// Returns a rule file with these properties of the fields.
  func rules(_ properties: (_ column: Int) -> String) -> String {
    func json(_ byte: UInt8?) -> String {
      guard let byte else { return "null" }
      let character = String(UnicodeScalar(byte))
      return "\"\(byte == 0x09 ? "\\t" : (byte == 0x22 || byte == 0x5C ? "\\" : "") + character)\""
    }
    let delimiter =
      dialect.delimiter.count > 1
      ? "\"\(String(decoding: dialect.delimiter, as: UTF8.self))\"" : json(dialect.delimiter[0])
    let fields = (0..<columnCount).map { #"{"name": "n\#($0)", "type": "string", \#(properties($0))}"# }
    let escape = dialect.escape.map { #""escapeChar": \#(json($0)), "# } ?? ""
    let prefix = dialect.comment.map { String(decoding: $0.bytes, as: UTF8.self) }
    let comment = prefix.map { #""commentChar": "\#($0)", "# } ?? ""
    return """
      {"dialect": {\(escape)\(comment)"delimiter": \(delimiter), "quoteChar": \(json(dialect.quote)),
      "doubleQuote": \(dialect.doublesQuotes), "skipInitialSpace": \(dialect.skipsInitialSpace)},
      "fieldsMatch": "exact", "fields": [\(fields.joined(separator: ", "))]}
      """
  }

  var options: [String] { hasHeader ? [] : ["--no-header"] }

  var description: String {
    "\(rules) \(options)\n" + inputs.map { "\"\($0.escaped)\"" }.joined(separator: "\n")
  }

  /// Returns the contents of the fields of the records, or of those that have as many fields as the table has columns.
  func records(of bytes: [UInt8], onlyWellFormed: Bool = false) throws -> [[[UInt8]]] {
    try CSVReader(bytes, dialect: dialect, hasHeader: hasHeader).compactMap { record in
      let isWellFormed = record.notes.allSatisfy { $0.kind == .strayQuote || $0.kind == .byteOrderMark }
      guard isWellFormed || !onlyWellFormed else { return nil }
      return record.indices.map { Array(record.bytes(at: $0)) }
    }
  }

  private func input(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = random.below(4) == 0 ? [0xEF, 0xBB, 0xBF] : []
    let ends: [[UInt8]] = [[0x0A], [0x0A], [0x0D, 0x0A], [0x0D]]
    if hasHeader {
      bytes += (0..<columnCount).map { Array("n\($0)".utf8) }.joined(separator: dialect.delimiter)
      bytes += random.below(8) == 0 ? [] : random.pick(ends)
      guard bytes.last == 0x0A || bytes.last == 0x0D else { return bytes }
    }
    let count = random.below(5)
    for number in 0..<count {
      if let comment = dialect.comment, random.below(8) == 0 {
        bytes += comment.bytes + [0x22] + random.pick(ends)
      }
      // Without a header, the first record decides how many fields a record has.
      let isFirst = !hasHeader && number == 0
      let isRagged = hasHeader && random.below(10) == 0
      let fields = (0..<(isRagged ? 1 + random.below(4) : columnCount)).map { _ in
        isFirst ? Array(random.pick(["1", "long", "\u{FEFF}x", "é "]).utf8) : field(&random)
      }
      bytes += fields.joined(separator: dialect.delimiter)
      if number == count - 1 && random.below(2) == 0 {
        bytes += random.pick([[], [], [0x5C], [0x5C, 0x0A], [0x5C, 0x0D]])
        if let quote = dialect.quote, !isFirst, random.below(3) == 0 {
          bytes += dialect.delimiter + [quote, 0x61] + random.pick([[], [0x0A], [0x5C], [quote, quote]])
        }
      } else {
        bytes += random.pick(ends)
      }
    }
    return bytes
  }

  private func field(_ random: inout SeededGenerator) -> [UInt8] {
    let contents = [
      "", "", "1", "22", "long", "\u{FEFF}", "\u{FEFF}x", "\u{FEFF}long", " ", "é ", "#x", " #x", " 'x",
      " \"x",
    ]
    var content = Array(random.pick(contents).utf8)
    guard let quote = dialect.quote, random.below(3) == 0 else { return content }
    content += random.pick([[0x0A], [0x0D], [0x0D, 0x0A], dialect.delimiter, [quote]])
    if !dialect.doublesQuotes { content.removeAll { $0 == quote } }
    return [quote] + content.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}
