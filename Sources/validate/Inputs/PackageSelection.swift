internal import Bytes
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The resources of a Data Package that a request checks, and their files.
struct PackageSelection {
  /// The maximum number of paths or names that a message shows.
  private static let shownCount = 10

  /// The indices of the resources, in the order of their first inputs.
  private(set) var resources: [Int] = []
  /// The inputs, each with the index of its resource in ``resources``.
  private(set) var inputs: [TableFile] = []
  /// A notice for each resource that is not checked because its data cannot be read.
  private(set) var notices: [String] = []
  /// The index in ``resources`` of each selected resource, by its index in the package.
  private var tables: [Int: Int] = [:]

  /// Selects the resources of the files that a request names or, if it names none, all whose data can be read. If it names a
  /// resource, that is the one of all its files.
  ///
  /// - Throws: ``UsageError`` for a file of no resource, for an unknown resource, and if there is no file to check.
  init(of package: DataPackage, at path: BytePath, _ names: InputNames) throws(UsageError) {
    let hasFiles = !names.request.operands.isEmpty || names.request.filesFrom != nil
    if let name = names.request.resource {
      try select(name, for: hasFiles ? names.names : [], of: package, at: path)
    } else if hasFiles {
      try select(names.names, of: package, at: path)
    } else {
      try selectAll(of: package, at: path)
    }
  }

  /// Selects a resource for files; for its own if there are none.
  private mutating func select(
    _ name: String, for files: [InputName], of package: DataPackage, at path: BytePath
  ) throws(UsageError) {
    guard let index = package.resources.firstIndex(where: { $0.name?.hasSameBytes(as: name) == true }) else {
      let known = package.resources.compactMap(\.name)
      let reason =
        Suggestion.question(for: name, among: known)
        ?? (known.isEmpty ? "none has a name" : "it has " + Self.list(known))
      throw UsageError("--resource: \(path) has no resource '\(name.shortened)'; \(reason)")
    }
    let resource = package.resources[index]
    if files.isEmpty, let obstacle = resource.obstacle {
      throw UsageError("\(resource.label) of \(path) cannot be checked: \(obstacle); name a FILE")
    }
    let own = resource.paths.map { InputName(path: BytePath($0).inside(path.folder)) }
    for file in files.isEmpty ? own : files { add(file, of: index) }
  }

  private mutating func selectAll(of package: DataPackage, at path: BytePath) throws(UsageError) {
    for (index, resource) in package.resources.enumerated() {
      if let obstacle = resource.obstacle {
        notices.append("\(resource.label) of \(path) is not checked: \(obstacle)")
      } else {
        for file in resource.paths { add(InputName(path: BytePath(file).inside(path.folder)), of: index) }
      }
    }
    guard inputs.isEmpty else { return }
    let reason =
      notices.count == 1 ? notices[0] : "none of the \(notices.count) resources of \(path) is a local table"
    throw UsageError("nothing to check: \(reason)")
  }

  /// Selects the resources of files, which are compared as files, not as names.
  private mutating func select(
    _ names: [InputName], of package: DataPackage, at path: BytePath
  ) throws(UsageError) {
    var owners: [FileIdentity: [Int]] = [:]
    for (index, resource) in package.resources.enumerated() {
      for file in resource.paths {
        guard let identity = FileIdentity(path: BytePath(file).inside(path.folder)) else { continue }
        owners[identity, default: []].append(index)
      }
    }
    for name in names {
      let identity = name.path.isStandard ? FileIdentity(descriptor: 0) : FileIdentity(path: name.path)
      let found = identity.flatMap { owners[$0] } ?? []
      guard !found.isEmpty else { throw Self.unknown(name, in: package, at: path) }
      for index in found {
        let resource = package.resources[index]
        if let obstacle = resource.obstacle {
          throw UsageError(
            "\(name.path) is \(resource.label) of \(path), which cannot be checked: \(obstacle)")
        }
        add(name, of: index)
      }
    }
  }

  private mutating func add(_ name: InputName, of resource: Int) {
    let table = tables[resource] ?? resources.count
    if table == resources.count {
      resources.append(resource)
      tables[resource] = table
    }
    inputs.append(TableFile(name: name, table: table))
  }

  /// Returns the error that no resource has a file.
  private static func unknown(_ name: InputName, in package: DataPackage, at path: BytePath) -> UsageError {
    let paths = package.resources.filter { $0.obstacle == nil }.flatMap(\.paths)
    let input = name.path.isStandard ? "standard input" : name.path.description
    let files = paths.isEmpty ? "none of its resources has a local file" : "its resources have \(list(paths))"
    let folder = path.isStandard ? "" : ", relative to its folder"
    let error = UsageError(
      "\(input) is the file of no resource of \(path): \(files)\(folder); --resource NAME checks it by a resource"
    )
    return name.located(error) as? UsageError ?? error
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(shownCount).map { "'\($0.shortened)'" }.joined(separator: ", ")
    return names.count > shownCount ? "\(shown), … (\(names.count))" : shown
  }
}
