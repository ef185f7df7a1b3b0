internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleAnalysis
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The rules of a request for which records are made.
struct SampledRules {
  /// The rule file; `nil` for options.
  private let file: Shared<RuleFile>?
  /// The columns that options name; empty for a rule file.
  private let columns: [(name: String, rules: RuleSet)]
  let isOfLines: Bool
  private let folder: BytePath
  private let today: CalendarDay

  /// - Throws: As ``RuleSource/init(_:)``; ``UsageError`` if there are no rules, or those of several tables.
  init(_ request: CheckRequest) throws {
    (folder, today) = (request.rules?.folder ?? "", request.today)
    switch try RuleSource(InputNames(request)) {
    case .lines(var rules):
      // A line is always a value.
      rules.missingValues = []
      (file, columns, isOfLines) = (nil, [("value", rules)], true)
    case .columns(let named):
      guard !named.isEmpty else {
        throw UsageError("no rules; use -r RULES, -e RULE or -c COLUMN=RULE")
      }
      (file, columns, isOfLines) = (nil, named.map { ($0.column, RuleSet($0.rules)) }, false)
    case .file(let rules, _): (file, columns, isOfLines) = (Shared(rules), [], false)
    case .package(let package, _):
      let rules = try package.rules(ofResource: request.resource, at: request.rules ?? "")
      (file, columns, isOfLines) = (Shared(rules), [], false)
    }
  }

  /// The maker of objects of JSON by the types of a JSON Schema; `nil` for other rules.
  var typedSampler: TypedSampler? { file.flatMap { TypedSampler($0.value) } }
  var dialect: TableDialect { file?.value.dialect ?? TableDialect() }
  /// The name of the encoding in which the records are read; `nil` for UTF-8.
  var encoding: String? { file?.value.encoding?.name }
  var severities: CodeSeverities { file?.value.severities ?? CodeSeverities() }

  /// Returns the table of which that many records are made.
  ///
  /// - Parameters:
  ///   - makesObjects: Whether values that a JSON Schema judges as a whole are made by ``typedSampler``.
  ///   - isWritable: Whether the output can have a value.
  func table(
    count: Int?, makesObjects: Bool = false, isWritable: @escaping @Sendable (Span<UInt8>) -> Bool
  ) throws(SampleError) -> SampledTable {
    guard let file else { return SampledTable(columns, count: count, isWritable: isWritable) }
    return try SampledTable(
      makesObjects ? file.value.withoutSchemas : file.value, count: count, isWritable: isWritable,
      referenced: records)
  }

  /// Returns the records of a file that a foreign key refers to, each with the values of the columns of the key.
  private func records(of resource: RuleFile.Resource) throws(SampleError) -> [[String]] {
    let context = RuleContext.files(today: today, in: folder)
    var columns: [[String]] = []
    for column in resource.columns {
      var values: [String] = []
      do throws(RuleError) {
        try context.readColumn(FileColumn(path: resource.path, column: column.name)) { value in
          if values.count < Self.knownCount { values.append(String(repairing: value)) }
        }
      } catch {
        throw .unsupported("\(error)")
      }
      columns.append(values)
    }
    let count = columns.map(\.count).min() ?? 0
    let records = (0..<count).map { row in columns.map { $0[row] } }
    return records.filter { !$0.contains("") }
  }

  /// The maximum number of records of another file from which values are taken.
  private static let knownCount = 10_000
}
