internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The schemas and dialects of the resources of a Data Package that are checked or referred to.
struct PackageTables {
  private let package: DataPackage
  private let path: BytePath
  /// The tables by the index of their resource.
  private var tables: [Int: ResourceTable] = [:]

  /// - Parameter resources: The indices of the resources that are checked.
  /// - Throws: ``RuleFileFaults`` with the faults of all their schemas and dialects.
  init(of package: DataPackage, at path: BytePath, resources: [Int]) throws(RuleFileFaults) {
    self.package = package
    self.path = path
    var faults: [RuleFileFault] = []
    for index in resources { decode(index, &faults) }
    for table in Array(tables.values) {
      for name in table.rules?.referredNames ?? [] {
        if let index = index(ofResource: name) { decode(index, &faults) }
      }
    }
    guard faults.isEmpty else { throw RuleFileFaults(file: path.description, error: RuleFileError(faults)) }
  }

  private mutating func decode(_ index: Int, _ faults: inout [RuleFileFault]) {
    guard tables[index] == nil else { return }
    do throws(RuleFileError) {
      tables[index] = try package.table(of: package.resources[index])
    } catch {
      faults += error.faults.filter { !faults.contains($0) }
    }
  }

  private func index(ofResource name: String) -> Int? {
    package.resources.firstIndex { $0.name?.hasSameBytes(as: name) == true }
  }

  /// Returns the description of a resource's table, one of those that were decoded.
  func description(of index: Int, for inputs: [InputName]) throws(UsageError) -> TableDescription {
    guard let table = tables[index] else { preconditionFailure("the resource has been decoded") }
    return TableDescription(table, of: package.resources[index], for: inputs, at: path)
  }

  /// Opens the files of the resource that a foreign key, or a number of a table, refers to.
  func open(_ target: RuleFile.Resource, _ options: CheckOptions) throws -> [ReferenceInput] {
    guard let index = index(ofResource: target.name), let table = tables[index] else {
      let names = package.resources.compactMap(\.name)
      let hint = Suggestion.question(for: target.name, among: names)
      throw UsageError(
        "the package has no resource '\(target.name.shortened)'"
          + (hint.map { "; " + $0 } ?? ""))
    }
    let resource = package.resources[index]
    if let obstacle = resource.obstacle {
      throw UsageError("\(resource.label) cannot be read: \(obstacle)")
    }
    var options = options
    options.encoding = try description(of: index, for: []).inputEncoding()
    let (dialect, isJSON) = (table.dialect, resource.textFormat.hasMembers)
    let format = try RecordFormat(resource.textFormat, dialect) { () throws(MemberColumnError) in
      try MemberColumns(of: target)
    }
    return try resource.paths.map { file in
      let input = try TableInput(
        BytePath(file).inside(path.folder), format: format, hasHeader: isJSON || dialect.hasHeader,
        layout: isJSON ? TableLayout() : dialect.layout, options: options)
      return ReferenceInput(input, names: dialect.hasHeader ? nil : table.rules?.fields.map(\.name))
    }
  }
}

extension DataResource {
  /// The format of the text of its files.
  var textFormat: TextFormat {
    switch format {
    case .csv, .tsv: .csv
    case .jsonLines: .jsonLines
    case .jsonArray: .jsonArray
    }
  }
}
