internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A comparison of the inputs of a run with each other and with the rules, before any record is checked.
struct InputComparison {
  private let opened: OpenedInputs
  private let copiesRecords: Bool
  private var groups: InputGroups { opened.groups }
  private var request: CheckRequest { opened.request }

  /// - Parameter copiesRecords: Whether records of all inputs are copied to one output.
  init(_ opened: OpenedInputs, copiesRecords: Bool) {
    self.opened = opened
    self.copiesRecords = copiesRecords
  }

  /// Returns the inputs that replace those that cannot be checked beside others that can, by their indices.
  ///
  /// - Throws: ``UsageError`` if the inputs cannot be checked together, or not by their rules, or none can be checked.
  func unusableInputs() throws -> [Int: TableInput] {
    var unusable: [Int: TableInput] = [:]
    var firstError: UsageError?
    func require(_ index: Int, else code: FailureCode, _ check: () throws(UsageError) -> Void) throws {
      do throws(UsageError) {
        try check()
      } catch {
        guard opened.reportsUnusableFiles else { throw error }
        firstError = firstError ?? error
        let name = groups.inputs[index].name
        unusable[index] = try TableInput(unusable: name, .init(code, ["reason": .text(error.description)]))
      }
    }
    for (index, input) in groups.inputs.enumerated() where !input.isUnusable {
      try require(index, else: input.hasUnknownColumns ? "file.unreadable" : "file.empty") {
        () throws(UsageError) in
        try requireColumns(of: input, opened.table(of: index).format)
      }
    }
    if copiesRecords { try requireOneGroup() }
    for (group, representative) in groups.representatives.enumerated() where unusable[representative] == nil {
      try require(representative, else: "header.no-field") { () throws(UsageError) in
        try compare(groups.inputs[representative], with: opened.table(of: representative))
      }
      guard let replacement = unusable[representative] else { continue }
      for (index, input) in groups.inputs.enumerated()
      where groups.groupOfInput[index] == group && !input.isUnusable && unusable[index] == nil {
        unusable[index] = try TableInput(unusable: input.name, replacement.findings[0].failure)
      }
    }
    let count = unusable.count + groups.inputs.count(where: \.isUnusable)
    if let firstError, count == groups.inputs.count { throw firstError }
    return unusable
  }

  /// Requires that the columns of an input are known.
  private func requireColumns(of input: TableInput, _ format: InputFormat) throws(UsageError) {
    if input.hasUnknownColumns {
      throw UsageError(
        "the first record of \(input.displayName) is longer than the limit, so that the number of columns is "
          + "unknown; raise the limit with --max-record-bytes")
    }
    if format.hasHeader, input.header == nil {
      throw UsageError(
        format.layout.hasPlainHeader
          ? "\(input.displayName) \(Self.emptiness(of: input, format.layout)): it has no header; use --no-header for files without one"
          : "\(input.displayName) ends before the last row of its header, which 'headerRows' of the rules defines"
      )
    }
  }

  /// Returns why an input has no header, with what the options and the rules do not count as its lines.
  private static func emptiness(of input: TableInput, _ layout: TableLayout) -> String {
    if input.isBlank { return "is empty" }
    if input.isOnlyByteOrderMark { return "has only a byte-order mark" }
    let skipped = layout.skippedLines
    let after =
      skipped > 0 ? " after the \(skipped == 1 ? "line" : "\(skipped) lines") that --skip drops" : ""
    if skipped > 0, input.lineCount <= skipped { return "has no line" + after }
    guard case .csv(let dialect) = input.format, let comment = dialect.comment else {
      return "has only blank lines" + after
    }
    let prefix = String(decoding: comment.bytes, as: UTF8.self)
    return "has only blank lines and comments, which begin with '\(prefix)'" + (after.isEmpty ? "" : ",")
      + after
  }

  /// Requires that all inputs have the same header and the same delimiter, so that their records fit into one output.
  private func requireOneGroup() throws(UsageError) {
    guard let index = groups.groupOfInput.firstIndex(where: { $0 > 0 }) else { return }
    let (first, other) = (groups.inputs[0], groups.inputs[index])
    guard InputGroups.hasSameHeader(first, other), case .csv(let dialect) = first.format,
      case .csv(let otherDialect) = other.format
    else {
      throw UsageError(
        "the header of \(other.displayName) differs from the header of \(first.displayName); \(remedy)"
      )
    }
    guard groups.tables[0] == groups.tables[index] else {
      throw UsageError(
        "\(first.displayName) and \(other.displayName) are files of different resources, whose records do not belong in one output; "
          + remedy)
    }
    let names = [dialect, otherDialect].map {
      BytePrefix($0.delimiter).map(DelimiterDetection.name) ?? "none"
    }
    throw UsageError(
      "the delimiter of \(first.displayName) is \(names[0]), and that of \(other.displayName) \(names[1]); "
        + remedy)
  }

  /// The ways to check files whose records do not fit into one output.
  private var remedy: String {
    let options = [request.valid.map { _ in "--valid" }, request.invalid.map { _ in "--invalid" }]
    let given = options.compactMap(\.self).joined(separator: " and ")
    return "check the files separately, or "
      + (request.isFilter ? "with 'check', which copies no records" : "leave out \(given)")
  }

  /// Throws if the rules name columns and the header of the input has none of them.
  private func compare(_ input: TableInput, with table: CheckedTable) throws(UsageError) {
    func advice(_ columns: ReadingTrial.Columns) -> ReadingAdvice? {
      ReadingAdvice(for: input, of: table, request, columns: columns, for: .columns)?
        .shared(for: input, in: opened)
    }
    switch table.rules {
    case .lines: return
    case .file(let file):
      let fit = HeaderFit(file, input)
      if fit.hasNone { throw fit.error(advice(.ofFields(file))) }
    case .columns(let columns):
      let names = columns.map(\.column)
      let fit = HeaderFit(names, input)
      if fit.hasNone { throw fit.error(advice(.named(names))) }
    }
  }
}
