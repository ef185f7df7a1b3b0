internal import Bytes
internal import JSONDocument
internal import Validation

/// A decoder of `primaryKey`, `uniqueKeys` and `foreignKeys`.
struct KeyDecoder {
  private let members: Members
  private let names: [String]
  private let fields: [[UInt8]: Int]

  private var faults: FaultCollector { members.faults }

  /// - Parameters:
  ///   - members: The members of the rule file.
  ///   - names: The names of the fields. Equal names are a fault, reported elsewhere; the first is used.
  init(_ members: Members, fields names: [String]) {
    self.members = members
    self.names = names
    fields = Dictionary(
      names.enumerated().map { (Array($0.element.utf8), $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func decode() -> RuleFile.Keys {
    var keys = RuleFile.Keys()
    if let node = members.object["primaryKey"]?.value {
      keys.primary = fieldNames(node, as: "'primaryKey'").flatMap { indices(of: $0) }
    }
    for node in members.array("uniqueKeys") ?? [] {
      guard case .array = node.content else {
        let text = "'uniqueKeys' must contain arrays of field names, not \(node.content.noun)"
        faults.report(text, at: node.position)
        continue
      }
      guard let names = fieldNames(node, as: "a unique key") else { continue }
      if let key = indices(of: names) { keys.unique.append(key) }
    }
    for node in members.array("foreignKeys") ?? [] {
      if let key = foreignKey(node) { keys.foreign.append(key) }
    }
    return keys
  }

  private typealias Name = (name: String, position: DocumentPosition)

  /// Returns the name in a string, as in version 1, or the names in a non-empty array; `nil` for any other node.
  ///
  /// - Parameter what: The noun for the node, for a fault.
  private func fieldNames(
    _ node: DocumentNode, as what: String
  ) -> [Name]? {
    if case .string(let name) = node.content { return [(name, node.position)] }
    guard case .array(let elements) = node.content, !elements.isEmpty else {
      faults.report("\(what) must be the name of a field or an array of at least one", at: node.position)
      return nil
    }
    var names: [Name] = []
    for element in elements {
      if case .string(let name) = element.content {
        if names.contains(where: { $0.name.hasSameBytes(as: name) }) {
          faults.report("\(what) has \(Excerpt(name)) twice: remove one", at: element.position)
        }
        names.append((name, element.position))
      } else {
        let text = "\(what) must contain names of fields, not \(element.content.noun)"
        faults.report(text, at: element.position)
      }
    }
    return names.count == elements.count ? names : nil
  }

  /// Returns the indices of the named fields, or `nil` if one does not exist.
  private func indices(of names: [Name]) -> [Int]? {
    let indices = names.compactMap { name in
      if let index = fields[Array(name.name.utf8)] { return index }
      faults.reportUnknownField(name.name, among: self.names, at: name.position)
      return nil
    }
    return indices.count == names.count ? indices : nil
  }

  private func foreignKey(_ node: DocumentNode) -> RuleFile.ForeignKey? {
    guard let members = Members(node, as: "a foreign key", reportingTo: faults) else { return nil }
    members.rejectMisplaced(besides: ["fields", "reference"], in: "a foreign key")
    let own = member("fields", of: members, as: "a foreign key")
      .flatMap { fieldNames($0, as: "'fields'") }.flatMap { indices(of: $0) }
    guard let node = member("reference", of: members, as: "a foreign key"),
      let members = Members(node, as: "'reference'", reportingTo: faults)
    else { return nil }
    members.rejectMisplaced(
      besides: ["resource", "path", "fields"], in: "a reference")
    let fields = member("fields", of: members, as: "a reference")
    let names = fields.flatMap { fieldNames($0, as: "'fields'") }
    if let own, let names, let fields, own.count != names.count {
      let text = "a reference must have as many fields as its key, \(own.count), not \(names.count)"
      faults.report(text, at: fields.position)
      return nil
    }
    let reference = reference(members, names)
    guard let own, let reference else { return nil }
    return .init(fields: own, reference: reference)
  }

  /// Returns the referenced file, or the table itself if `resource` is absent, or empty as in version 1.
  private func reference(
    _ members: Members, _ names: [Name]?
  ) -> RuleFile.Reference? {
    let resource = members.string("resource")
    let path = members.string("path")
    if let node = members.object["resource"]?.value, let resource, !resource.isEmpty {
      guard let names else { return nil }
      if path == "", let node = members.object["path"]?.value {
        faults.report("'path' must be the path of the file with the columns, not empty", at: node.position)
      }
      return .resource(
        .init(name: resource, path: path ?? resource + ".csv", position: node.position, columns: names))
    }
    if path != nil, let member = members.object["path"] {
      let text = "'path' needs a 'resource' beside it; without one the reference is to the table itself"
      faults.report(text, at: member.keyPosition)
    }
    return names.flatMap { indices(of: $0) }.map { .itself($0) }
  }

  /// Returns the value of a required member; if it is missing, reports a fault.
  private func member(
    _ key: String, of members: Members, as what: String
  ) -> DocumentNode? {
    if let value = members.object[key]?.value { return value }
    faults.report("\(what) must have '\(key)'", at: members.position)
    return nil
  }
}
