internal import Bytes
internal import JSONDocument
internal import Validation

/// A decoder of `primaryKey`, `uniqueKeys` and `foreignKeys`.
struct KeyDecoder {
  private let names: [String]
  private let fields: [[UInt8]: Int]

  /// - Parameter names: The names of the fields. Equal names are a fault, reported elsewhere; the first is used.
  init(_ names: [String]) {
    self.names = names
    fields = Dictionary(
      names.enumerated().map { (Array($0.element.utf8), $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func decode(_ members: Members, _ faults: inout [RuleFileFault]) -> RuleFile.Keys {
    var keys = RuleFile.Keys()
    if let node = members.object["primaryKey"]?.value {
      keys.primary = fieldNames(node, "'primaryKey'", &faults).flatMap { indices(of: $0, &faults) }
    }
    for node in members.array("uniqueKeys", &faults) ?? [] {
      guard case .array = node.content else {
        let text = "'uniqueKeys' must contain arrays of field names, not \(node.content.noun)"
        faults.append(.init(at: node.position, text))
        continue
      }
      guard let names = fieldNames(node, "a unique key", &faults) else { continue }
      if let key = indices(of: names, &faults) { keys.unique.append(key) }
    }
    for node in members.array("foreignKeys", &faults) ?? [] {
      if let key = foreignKey(node, &faults) { keys.foreign.append(key) }
    }
    return keys
  }

  private typealias Name = (name: String, position: DocumentPosition)

  /// Returns the name in a string, as in version 1, or the names in a non-empty array; `nil` for any other node.
  ///
  /// - Parameter what: The noun for the node, for a fault.
  private func fieldNames(
    _ node: DocumentNode, _ what: String, _ faults: inout [RuleFileFault]
  ) -> [Name]? {
    if case .string(let name) = node.content { return [(name, node.position)] }
    guard case .array(let elements) = node.content, !elements.isEmpty else {
      faults.append(
        .init(at: node.position, "\(what) must be the name of a field or an array of at least one"))
      return nil
    }
    var names: [Name] = []
    for element in elements {
      if case .string(let name) = element.content {
        if names.contains(where: { $0.name.hasSameBytes(as: name) }) {
          faults.append(.init(at: element.position, "\(what) has \(Excerpt(name)) twice: remove one"))
        }
        names.append((name, element.position))
      } else {
        let text = "\(what) must contain names of fields, not \(element.content.noun)"
        faults.append(.init(at: element.position, text))
      }
    }
    return names.count == elements.count ? names : nil
  }

  /// Returns the indices of the named fields, or `nil` if one does not exist.
  private func indices(of names: [Name], _ faults: inout [RuleFileFault]) -> [Int]? {
    let indices = names.compactMap { name in
      if let index = fields[Array(name.name.utf8)] { return index }
      faults.append(.noField(name.name, among: self.names, at: name.position))
      return nil
    }
    return indices.count == names.count ? indices : nil
  }

  private func foreignKey(_ node: DocumentNode, _ faults: inout [RuleFileFault]) -> RuleFile.ForeignKey? {
    guard let members = Members(node, "a foreign key", &faults) else { return nil }
    members.rejectUnknown(besides: ["fields", "reference"], in: "a foreign key", onlySlips: true, &faults)
    let own = member("fields", of: members, "a foreign key", &faults)
      .flatMap { fieldNames($0, "'fields'", &faults) }.flatMap { indices(of: $0, &faults) }
    guard let node = member("reference", of: members, "a foreign key", &faults),
      let members = Members(node, "'reference'", &faults)
    else { return nil }
    members.rejectUnknown(
      besides: ["resource", "path", "fields"], in: "a reference", onlySlips: true, &faults)
    let fields = member("fields", of: members, "a reference", &faults)
    let names = fields.flatMap { fieldNames($0, "'fields'", &faults) }
    if let own, let names, let fields, own.count != names.count {
      let text = "a reference must have as many fields as its key, \(own.count), not \(names.count)"
      faults.append(.init(at: fields.position, text))
      return nil
    }
    let reference = reference(members, names, &faults)
    guard let own, let reference else { return nil }
    return .init(fields: own, reference: reference)
  }

  /// Returns the referenced file, or the table itself if `resource` is absent, or empty as in version 1.
  private func reference(
    _ members: Members, _ names: [Name]?, _ faults: inout [RuleFileFault]
  ) -> RuleFile.Reference? {
    let resource = members.string("resource", &faults)
    let path = members.string("path", &faults)
    if let node = members.object["resource"]?.value, let resource, !resource.isEmpty {
      guard let names else { return nil }
      if path == "", let node = members.object["path"]?.value {
        faults.append(
          .init(at: node.position, "'path' must be the path of the file with the columns, not empty"))
      }
      return .resource(
        .init(name: resource, path: path ?? resource + ".csv", position: node.position, columns: names))
    }
    if path != nil, let member = members.object["path"] {
      let text = "'path' needs a 'resource' beside it; without one the reference is to the table itself"
      faults.append(.init(at: member.keyPosition, text))
    }
    return names.flatMap { indices(of: $0, &faults) }.map { .itself($0) }
  }

  /// Returns the value of a required member; if it is missing, reports a fault.
  private func member(
    _ key: String, of members: Members, _ what: String, _ faults: inout [RuleFileFault]
  ) -> DocumentNode? {
    if let value = members.object[key]?.value { return value }
    faults.append(.init(at: members.position, "\(what) must have '\(key)'"))
    return nil
  }
}
