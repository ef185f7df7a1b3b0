internal import ByteStreams
internal import Bytes
internal import CSVRecords
internal import CSignals
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The inputs of a run, which are open and whose headers have been read, in groups.
struct OpenedInputs {
  let rules: RunRules
  /// The options of the check, with the interrupt and the progress of the run.
  let options: CheckOptions
  private(set) var groups: InputGroups
  /// The line of progress; `nil` if it is not shown.
  let progress: ProgressLine?

  /// Opens the inputs.
  ///
  /// From here on a handler removes temporary files of outputs if a signal ends the process; the first interrupt ends the
  /// reading of the inputs instead.
  ///
  /// - Throws: The errors of opening the inputs; `Interrupted` if the run was interrupted meanwhile.
  init(_ rules: RunRules) throws {
    self.rules = rules
    temporary_names_watch()
    let interrupts = interrupts_watch()
    var options = rules.options
    options.interrupt = interrupts < 0 ? nil : Interrupt(descriptor: interrupts)
    options.reportsUnreadable = rules.reportsUnusableFiles
    try rules.checked.storeStandardInput(limit: options.uniqueDisk)
    let inputs = try rules.checked.open(options)
    progress = ProgressLine(rules, inputs)
    options.progress = progress
    self.options = options
    groups = InputGroups(inputs, tables: rules.checked.inputs.map(\.table))
  }

  /// Opens the input of rules that only count findings; the run that they are part of has the handlers of signals.
  init(counting rules: RunRules) throws {
    self.rules = rules
    options = rules.options
    groups = InputGroups(try rules.checked.open(options), tables: rules.checked.inputs.map(\.table))
    progress = nil
  }

  var request: CheckRequest { rules.request }
  var tables: [CheckedTable] { rules.tables }
  var inputs: [TableInput] { groups.inputs }

  /// Whether the inputs of a table are JSON Lines, so that findings have JSON Pointers.
  var hasPointers: Bool { tables.contains { $0.format.format.members != nil } }

  /// The columns of findings in CSV that depend on the inputs and the rules.
  var findingColumns: FindingColumns {
    var names: [String] = []
    for table in tables {
      for name in RecordIdentifiers(table, request).names
      where !names.contains(where: { $0.hasSameBytes(as: name) }) {
        names.append(name)
      }
    }
    return FindingColumns(hasPointers: hasPointers, identifiers: names)
  }

  /// Whether a file that cannot be checked is a finding, because others can be.
  var reportsUnusableFiles: Bool { options.reportsUnreadable }

  /// Replaces inputs that cannot be checked.
  mutating func replace(_ unusable: [Int: TableInput]) {
    guard !unusable.isEmpty else { return }
    let inputs = groups.inputs.enumerated().map { unusable[$0.offset] ?? $0.element }
    groups = InputGroups(inputs, tables: groups.tables)
  }

  /// Returns the table of the input at an index.
  func table(of index: Int) -> CheckedTable { tables[groups.tables[index]] }
}

extension CheckedTables {
  /// Stores standard input in a temporary file if the rules of its table read it twice.
  ///
  /// - Parameter limit: The maximum size of the file in bytes; `nil` for half of what is free in its folder.
  fileprivate func storeStandardInput(limit: Int?) throws {
    for input in inputs where input.name.path.isStandard {
      guard case .file(let file) = tables[input.table].rules, file.readsTableTwice else { continue }
      _ = try RepeatableInput.prepare(limit: limit)
    }
  }

  /// Opens the inputs and reads their headers.
  fileprivate func open(_ options: CheckOptions) throws -> [TableInput] {
    guard inputs.count(where: \.name.path.isStandard) < 2 else {
      throw UsageError("standard input is given twice; use - once")
    }
    let errors = options.reportsUnreadable ? Locked<[any Error]>([]) : nil
    let first = inputs.count > 1 ? Locked<TableInput?>(nil) : nil
    let open: @Sendable (Int) throws -> TableInput = { number in
      let file = inputs[number]
      let (name, table) = (file.name, tables[file.table])
      do {
        var input = try TableInput(
          name.path, format: table.format.format(of: name.path), hasHeader: table.format.hasHeader,
          layout: table.format.layout, detection: table.format.detection, options: table.options(options))
        first?.withLock { first in
          if let first { input.shareHeader(of: first) } else { first = input }
        }
        return input
      } catch let error as FileError where options.reportsUnreadable && name.path.exists {
        errors?.withLock { $0.append(name.located(error)) }
        return try TableInput(unusable: error.file, ValidationFailure(error))
      } catch {
        throw name.located(error)
      }
    }
    // Pipes are opened in order, because each open waits for a writer.
    let isParallel = first != nil && inputs.allSatisfy(\.name.isRegular)
    let opened =
      try isParallel
      ? Threads.map(count: inputs.count, jobs: options.jobs, open) : inputs.indices.map(open)
    if let error = errors?.withLock({ $0.first }), opened.allSatisfy(\.isUnusable) { throw error }
    return opened
  }
}

extension ProgressLine {
  /// Creates the line of progress of a run; `nil` if it is not shown.
  fileprivate convenience init?(_ rules: RunRules, _ inputs: [TableInput]) {
    let request = rules.request
    let findsOnStandardOutput = !request.isFilter && !request.isQuiet && request.errors == nil
    guard request.progress.showsProgress(besideFindings: findsOnStandardOutput || request.isFilter) else {
      return nil
    }
    self.init(unit: rules.unit, total: ProgressLine.total(of: inputs.map(\.size)))
  }
}

extension RunRules {
  /// Whether a file that cannot be checked is a finding: there are several, and their records are not joined in one output.
  fileprivate var reportsUnusableFiles: Bool {
    checked.inputs.count > 1 && !request.isFilter && request.valid == nil && request.invalid == nil
  }
}
