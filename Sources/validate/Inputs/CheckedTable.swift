internal import Bytes
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A table of a run: its rules, and the format and encoding of its files.
struct CheckedTable {
  @Boxed private(set) var description: TableDescription
  let format: InputFormat
  let encoding: InputEncoding
  /// The package of a resource, for its foreign keys; `nil` for other tables.
  let package: PackageTables?

  /// - Throws: ``UsageError`` for options that contradict the rules; ``RuleFileFaults`` for an unknown encoding of the rules.
  init(
    _ request: CheckRequest, _ description: TableDescription, in package: PackageTables? = nil
  ) throws {
    self.description = description
    self.package = package
    format = try InputFormat(request, description)
    guard let name = request.encoding else {
      encoding = try description.inputEncoding()
      return
    }
    do throws(UnknownEncoding) {
      encoding = try InputEncoding(name)
    } catch {
      throw UsageError("--encoding: \(error)")
    }
  }

  var rules: CheckedRules { description.rules }

  /// The rule file; `nil` for other rules.
  var ruleFile: RuleFile? {
    if case .file(let file) = rules { file } else { nil }
  }

  /// The ranges with secret values in the document of the rules, if the schema is in that document.
  var secretExamples: [Range<Int>] {
    description.schemaFile == nil ? ruleFile?.secretExamples ?? [] : []
  }

  /// Returns the options of the check with those of the table.
  func options(_ options: CheckOptions) -> CheckOptions {
    var options = options
    options.missingValues = format.missingValues
    options.encoding = encoding
    return options
  }
}

/// A file of a table.
struct TableFile {
  let name: InputName
  /// The index of the table among those of the run.
  let table: Int
}

/// The tables of a run, and its inputs in their order.
struct CheckedTables {
  private(set) var tables: [CheckedTable] = []
  /// The inputs, each with the index of its table.
  private(set) var inputs: [TableFile] = []
  /// The notices about the resources of a package that are not checked.
  private(set) var notices: [String] = []

  /// - Throws: ``UsageError`` for files that the rules are not for, and options that contradict the rules;
  ///   ``RuleFileFaults`` for the faults of the schemas of a package.
  init(_ names: InputNames, _ source: RuleSource) throws {
    let request = names.request
    let path = request.rules ?? ""
    let rules: CheckedRules
    switch source {
    case .lines(let set): rules = .lines(set)
    case .columns(let columns): rules = .columns(columns)
    case .file(let file, _): rules = .file(file)
    case .package(let package, _):
      let selection = try PackageSelection(of: package, at: path, names)
      let package = try PackageTables(of: package, at: path, resources: selection.resources)
      var files: [[InputName]] = selection.resources.map { _ in [] }
      for input in selection.inputs { files[input.table].append(input.name) }
      tables = try zip(selection.resources, files).map { resource, files in
        var description = try package.description(of: resource, for: files)
        if request.resource != nil, files.contains(where: { $0.path.hasJSONLines || $0.path.hasJSON }) {
          description.kind = nil
        }
        return try CheckedTable(request, description, in: package)
      }
      (inputs, notices) = (selection.inputs, selection.notices)
      return
    }
    tables = [try CheckedTable(request, TableDescription(rules, for: names.names, at: path))]
    inputs = names.names.map { TableFile(name: $0, table: 0) }
  }

  /// Creates the table of one input of a run, as other options read it.
  ///
  /// - Throws: ``UsageError`` for options that contradict the rules.
  init(of opened: OpenedInputs, inputAt index: Int, _ request: CheckRequest) throws {
    let table = opened.table(of: index)
    tables = [try CheckedTable(request, table.description, in: table.package)]
    inputs = [TableFile(name: opened.rules.checked.inputs[index].name, table: 0)]
  }
}
