internal import CSVRecords
internal import JSONDocument
internal import TableValidation
internal import Validation

/// JSON Lines. The first byte of the input selects the size of pieces; the rest is the file.
///
/// The findings on the whole file are compared with those on the file in pieces, and the lines without an error with those that
/// the reader of documents reads as one object.
enum JSONLinesTarget {
  /// What is compared of a finding.
  private struct Found: Equatable {
    let line: Int?
    let offset: Int?
    let code: String
    let isError: Bool

    init(_ finding: Finding) {
      (line, offset) = (finding.location.line, finding.location.offset)
      (code, isError) = (finding.failure.code.rawValue, finding.severity == .error)
    }
  }

  static func run(_ input: [UInt8]) {
    guard let first = input.first else { return }
    let file = Array(input.dropFirst())
    let whole = findings(MemorySource(file))
    expect(findings(PieceSource(file, size: 1 + Int(first))) == whole, "pieces are read otherwise")
    // A byte-order mark, and NUL where UTF-16 has one, would select another encoding.
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    guard let whole, !file.contains(0), !marks.contains(where: { file.starts(with: $0) }) else { return }
    let rejected = Set(whole.filter(\.isError).compactMap(\.line))
    var lines = file.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      let hasEnd = line.endIndex < file.endIndex
      let text = hasEnd && line.last == 0x0D ? line.dropLast() : line
      guard !text.isEmpty, text.count(where: { $0 == 0x5B || $0 == 0x7B }) < 1_000 else { continue }
      let isObject =
        if case .object? = try? JSONValue(Array(text), maximumDepth: 1_000) { true } else { false }
      expect(rejected.contains(index + 1) != isObject, "line \(index + 1) is judged otherwise")
    }
  }

  /// Returns the findings on the shape of the lines; `nil` if the file cannot be read.
  private static func findings(_ source: some ByteSource) -> [Found]? {
    guard let columns = try? MemberColumns(["a", "/a/b", "/list/1"]) else { return nil }
    let format = RecordFormat.jsonLines(columns)
    guard let input = try? TableInput(source, named: "-", format: format, hasHeader: false) else {
      return nil
    }
    let plan = CheckPlan(
      ["a", "/a/b", "/list/1"].enumerated().map { ColumnCheck(name: $1, column: $0, rules: RuleSet([])) },
      columnCount: 3, format: format)
    var findings: [Found] = []
    guard (try? TableCheck(plan).run([input]) { findings.append(Found($0)) }) != nil else { return nil }
    return findings
  }
}
