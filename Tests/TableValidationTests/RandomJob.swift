import CSVRecords
import TableValidation
import TestSupport
import Validation

/// A generator of random checks: rules, and inputs with every kind of structural fault.
struct RandomJob {
  private var random: SeededGenerator
  private var delimiter = Array(",".utf8)
  private var columnCount = 1

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func job() throws -> Job {
    var job: Job
    switch Int.random(in: 0..<8, using: &random) {
    case 0: job = try values(.lines, end: [[0x0A], [0x0A], [0x0D, 0x0A]])
    case 1: job = try values(.nulTerminated, end: [[0]])
    default: job = try table()
    }
    job.reportsAll = isLucky(3)
    if isLucky(4) { job.stopsAfterInvalid = Int.random(in: 1...6, using: &random) }
    // A row before the data that is longer than the limit is an error of the run and not a finding, so no limit is
    // set.
    if case .csv = job.format, isLucky(6) {
      job.layout = layout()
    } else if case .csv = job.format, isLucky(3) {
      job.repairs = pick([[.fills], [.cuts], [.fills, .cuts], []])
      job.layout.skipsEmptyRecords = isLucky(2)
      if isLucky(2) { job.layout.footer.rowCount = pick([1, 1, 2, 3, 20]) }
      if isLucky(3) { job.layout.footer.prefix = Array(pick(["a", "1", "\"", "\"a", "-", "é"]).utf8) }
    } else if isLucky(5) {
      job.maximumRecordSize = Int.random(in: 40...90, using: &random)
    }
    return job
  }

  private mutating func values(_ format: RecordFormat, end: [[UInt8]]) throws -> Job {
    var inputs: [[UInt8]] = []
    for _ in 0..<inputCount() {
      var bytes = byteOrderMark()
      for _ in 0..<recordCount() {
        bytes +=
          (isLucky(20) ? [0xEF, 0xBB, 0xBF] : []) + pick(RandomCell.plain) + (isLucky(20) ? [0x0D] : [])
          + pick(end)
      }
      if isLucky(3) { bytes = bytes.dropLast(pick([1, 2])) }
      inputs.append(bytes)
    }
    let check = ColumnCheck(name: nil, column: 0, rules: try rules(isLine: true))
    var job = Job(inputs: inputs, format: format, checks: [check], columnCount: 1)
    job.hasHeader = false
    return job
  }

  private mutating func table() throws -> Job {
    delimiter = Array(pick([",", ",", ",", ";", "\t", "|", "||", ";,;", "§"]).utf8)
    columnCount = pick([1, 2, 2, 3, 4])
    let hasHeader = !isLucky(4)
    var inputs: [[UInt8]] = []
    for _ in 0..<inputCount() {
      var bytes = byteOrderMark()
      let header = hasHeader ? self.header() : []
      if hasHeader { bytes += header + (isLucky(20) ? [] : lineEnd()) }
      if !hasHeader || bytes.last == 0x0A || bytes.last == 0x0D {
        bytes += isLucky(3) ? arbitraryBytes() : records()
        while isLucky(2) {
          // Another file, which may end within a record.
          bytes += byteOrderMark() + byteOrderMark() + (isLucky(3) ? [] : header + lineEnd()) + records()
        }
      }
      inputs.append(bytes)
    }
    var checks: [ColumnCheck] = []
    for column in (0..<columnCount).shuffled(using: &random) where checks.isEmpty || !isLucky(3) {
      checks.append(
        ColumnCheck(name: "column \(column + 1)", column: column, rules: try rules(isLine: false)))
    }
    var job = Job(
      inputs: inputs, format: .csv(dialect()), checks: checks, columnCount: columnCount)
    job.hasHeader = hasHeader
    if isLucky(2) { addKeys(to: &job) }
    return job
  }

  /// Adds keys over the checked columns, and a table to which foreign keys refer.
  private mutating func addKeys(to job: inout Job) {
    for column in 0..<columnCount where isLucky(2) && !job.checks.contains(where: { $0.column == column }) {
      job.checks.append(ColumnCheck(name: "column \(column + 1)", column: column, rules: RuleSet([])))
    }
    let columns = job.checks.map(\.column)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let own = Array(columns.shuffled(using: &random).prefix(pick([1, 1, 2])))
      let itself = Array(columns.shuffled(using: &random).prefix(own.count))
      let table = Array([0, 1].shuffled(using: &random).prefix(own.count))
      job.keys.append(
        JobKey(kind: pick([.primary, .uniqueKey, .uniqueKey, .itself(itself), .table(table)]), columns: own))
    }
    job.reference = Array("r0".utf8) + delimiter + Array("r1\n".utf8)
    for _ in 0..<recordCount() {
      job.reference += (isLucky(9) ? [] : field() + delimiter) + field() + lineEnd()
    }
  }

  private mutating func dialect() -> Dialect {
    if isLucky(8) {
      let widths = (0..<columnCount).map { _ in Int.random(in: 1...6, using: &random) }
      return Dialect(
        separator: .widths(FieldWidths(widths)!), quote: nil, skipsInitialSpace: isLucky(3),
        comment: isLucky(3) ? BytePrefix("#".utf8) : nil)
    }
    let separator = FieldSeparator.delimiter(BytePrefix(delimiter)!)
    guard isLucky(2) else { return Dialect(separator: separator, quote: 0x22) }
    let dialect = Dialect(
      separator: separator, quote: isLucky(6) ? nil : 0x22, doublesQuotes: !isLucky(3),
      escape: isLucky(3) ? 0x5C : nil, skipsInitialSpace: isLucky(3),
      comment: isLucky(2) ? BytePrefix("#".utf8) : nil)
    return dialect.skipsInitialSpace && isLucky(2) ? dialect.allowingSpacesAfterQuote : dialect
  }

  private mutating func layout() -> TableLayout {
    let rows = (0..<3).map { _ in Int.random(in: 1...12, using: &random) }
    if isLucky(3) { return TableLayout(headerRows: [2, 3], commentRows: rows.filter { $0 == 1 || $0 > 3 }) }
    return TableLayout(commentRows: rows)
  }

  private mutating func inputCount() -> Int { isLucky(4) ? pick([2, 3]) : 1 }

  /// Returns a random number of records: mostly small, so that many inputs are tried; rarely enough for several
  /// chunks of 4096 bytes.
  private mutating func recordCount() -> Int {
    Int.random(in: 0...(isLucky(40) ? 400 : isLucky(6) ? 40 : 8), using: &random)
  }

  private mutating func byteOrderMark() -> [UInt8] { isLucky(6) ? [0xEF, 0xBB, 0xBF] : [] }

  /// Returns blank lines and column names of at most 39 bytes, so that the limit on records is never exceeded.
  private mutating func header() -> [UInt8] {
    var bytes: [UInt8] = []
    if columnCount > 1 { while isLucky(6) { bytes += lineEnd() } }
    let special =
      ["name", "é", "\"a\r\n\"", "\"b\"c", "d\"", "\u{0}"].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82]]
    let names = (0..<columnCount).map { isLucky(4) ? pick(special) : Array("n\($0)".utf8) }
    return bytes + names.joined(separator: delimiter)
  }

  private mutating func lineEnd() -> [UInt8] { pick([[0x0A], [0x0A], [0x0A], [0x0D, 0x0A], [0x0D]]) }

  private mutating func records() -> [UInt8] {
    let usualEnd = lineEnd()
    var bytes: [UInt8] = []
    for _ in 0..<recordCount() {
      let end = isLucky(10) ? lineEnd() : usualEnd
      if isLucky(15) {
        bytes += (isLucky(2) ? Array("# \"a".utf8) + delimiter : []) + end
        continue
      }
      if isLucky(40) { bytes += [0xEF, 0xBB, 0xBF] }
      let count = isLucky(12) ? pick([1, 2, 3, 5]) : columnCount
      let fields = (0..<count).map { _ in field() }
      bytes += fields.joined(separator: delimiter) + end
    }
    if isLucky(3) { bytes = bytes.dropLast() }
    if isLucky(20) { bytes += Array("\"never\nclosed".utf8) }
    // In some dialects an escape and an escaped line end.
    if isLucky(10) { bytes += pick([[0x5C], [0x5C, 0x0A], [0x5C, 0x0D]]) }
    return bytes
  }

  private mutating func field() -> [UInt8] {
    let cell = isLucky(40) ? pick(RandomCell.long) : pick(RandomCell.plain)
    if isLucky(200) { return [0x22] + cell }
    if isLucky(15) { return cell + pick(RandomCell.strays) }
    if isLucky(3) { return cell.filter { !delimiter.contains($0) && $0 != 0x0A && $0 != 0x0D } }
    let special: [[UInt8]] = [[], [], delimiter, [0x0A], [0x0D, 0x0A], [0x0D], [0x22]]
    let content = cell + pick(special)
    return [0x22] + content.flatMap { $0 == 0x22 ? [$0, $0] : [$0] } + [0x22]
  }

  /// Returns arbitrary bytes, many of which are delimiters, quotes and line ends.
  private mutating func arbitraryBytes() -> [UInt8] {
    let alphabets: [[UInt8]] = [
      delimiter + [0x22, 0x22, 0x0A, 0x0D, 0x61],
      delimiter + delimiter + [0x0A, 0x31, 0x32, 0x61, 0x40, 0x20],
      delimiter + [0x22, 0x0A, 0x0D, 0x00, 0xC3, 0xA9, 0xFF, 0x80, 0xE2, 0x82, 0xAC, 0xF0, 0x9F],
    ]
    let alphabet = pick(alphabets)
    let size = Int.random(in: 0...(isLucky(20) ? 6000 : isLucky(4) ? 300 : 50), using: &random)
    return (0..<size).map { _ in pick(alphabet) }
  }

  private mutating func rules(isLine: Bool) throws -> RuleSet {
    var rules: [Rule] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if isLucky(6) {
        rules.append(Rule(name: "own", kind: .content(pick(RandomCell.ownRules))))
      } else {
        let spelling = pick(RandomCell.rules)
        if !isLine || spelling != "required" { rules.append(try Catalog.rule(spelling)) }
      }
    }
    if rules.isEmpty { rules = [try Catalog.rule("not-blank")] }
    for index in rules.indices {
      if isLucky(4) { rules[index].severity = .warning }
      if isLucky(5) { rules[index].messages = pick(RandomCell.messages) }
    }
    let missing: [[String]] = [[""], [""], [""], ["", "NA"], ["NA", "\u{E9}"], []]
    return RuleSet(rules, missingValues: isLine ? [""] : pick(missing))
  }

  /// Returns `true` with a probability of one in `odds`.
  private mutating func isLucky(_ odds: Int) -> Bool { Int.random(in: 0..<odds, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
