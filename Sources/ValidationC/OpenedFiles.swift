internal import FileOutput
internal import TableValidation
internal import Validation

/// Files that are one table, in their order, and the plans by which they are checked: one for each group with the same header.
struct OpenedFiles {
  /// Where a file is read.
  struct Source {
    let path: BytePath
    /// The name of the file, which determines its format; that of the path if it is `nil`.
    let name: String?
  }

  private(set) var plans: [CheckPlan] = []
  private(set) var inputs: [PlannedInput] = []

  /// Opens files.
  ///
  /// - Throws: The errors of the rules; that of the first file if no file can be read.
  init(_ files: [Source], _ rules: LoadedRules, flags: CheckerFlags) throws {
    guard !files.isEmpty else { throw ArgumentError("a table of files has at least one file") }
    let readings = try files.map { file in
      try FileReading(rules, name: file.name.map { BytePath($0) } ?? file.path, flags: flags)
    }
    var errors: [FileError] = []
    let opened = try zip(readings, files).map { reading, file in
      do {
        return try reading.input(file.path, named: file.name)
      } catch let error as FileError where files.count > 1 && file.path.exists {
        errors.append(error)
        return try TableInput(unusable: error.file, reading.failure(error))
      }
    }
    if errors.count == files.count { throw errors[0] }
    let groups = InputGroups(opened, tables: opened.map { _ in 0 })
    for index in groups.representatives {
      var plan = try readings[index].plan(for: opened[index])
      plan.options.reportsUnreadable = files.count > 1
      plans.append(plan)
    }
    for (index, input) in opened.enumerated() {
      let group = groups.groupOfInput[index]
      let isRepresentative = groups.representatives[group] == index
      let findings =
        isRepresentative ? plans[group].headerFindings : plans[group].headerFindings(of: input)
      inputs.append(PlannedInput(input, plan: group, findings: findings))
    }
  }
}
