internal import Bytes
internal import FileOutput
internal import TableValidation
internal import Validation

/// The passes over the inputs of `infer`, each of which reads them from the first byte on.
struct InferencePasses {
  /// The offset of the first byte of standard input; `nil` if it is not read.
  private let start: Int?

  /// - Parameter start: The offset of the first byte of standard input, which can be read several times; `nil` if it is not read.
  init(standardInputFrom start: Int?) { self.start = start }

  /// Continues to read standard input at its first byte.
  func rewind() {
    if let start { RepeatableInput.rewind(to: start) }
  }

  /// Opens the inputs, from the first byte on.
  func opened(_ request: CheckRequest) throws -> OpenedInputs {
    rewind()
    return try OpenedInputs(RunRules(InputNames(request)))
  }

  /// Reads all values of the inputs.
  func profile(_ request: CheckRequest) throws -> ProfiledTable {
    let opened = try ComparedInputs(opened(request)).opened
    if let other = opened.groups.representatives.dropFirst().first {
      throw UsageError(
        "\(opened.inputs[other].displayName) has other columns than \(opened.inputs[0].displayName); infer rules for each table by itself"
      )
    }
    let first = opened.inputs[0]
    let count = first.columnCount ?? 0
    var (profile, records) = (TableProfile(count: count), 0)
    for input in opened.inputs {
      let options = opened.table(of: 0).options(opened.options)
      let scanned = try ColumnScan(input, TableProfile(count: count), options: options).run()
      profile.add(scanned.observer)
      records += scanned.records
    }
    opened.progress?.remove()
    let names = first.header ?? (request.input == .lines ? [""] : (0..<count).map { "column\($0 + 1)" })
    var profiled = ProfiledTable(
      columns: [], hasOneColumn: first.header?.count == 1, records: records,
      names: opened.inputs.map(\.displayName), format: first.format)
    for (name, column) in zip(names, profile.columns) {
      let isUsable =
        request.input == .lines || (!name.isEmpty && names.count { $0.hasSameBytes(as: name) } == 1)
      if isUsable { profiled.columns.append((name, column)) } else { profiled.omitsColumns = true }
    }
    return profiled
  }

  /// The names of the members of records that are objects.
  func memberNames(_ request: CheckRequest) throws -> [String] {
    var request = request
    request.given = .columns([])
    request.dialect.missingValues = []
    let opened = try opened(request)
    var search = MemberSearch()
    for input in opened.inputs {
      search.add(try ColumnScan(input, MemberSearch(), options: opened.options).run().observer)
    }
    return search.names
  }

  /// Counts the findings by rules, of which none hides another.
  func count(by rules: RuleSource, _ request: CheckRequest) throws -> RunResult {
    var request = request
    (request.given, request.reportsAll) = (rules, true)
    (request.errors, request.reports, request.baseline) = ("/dev/null", [], nil)
    (request.summary, request.stopsAfterInvalid) = (.none, nil)
    let result = try OpenedOutputs(InputPlans(ComparedInputs(opened(request)))).run()
    if result.status == .interrupted { throw Interrupted() }
    return result
  }
}
