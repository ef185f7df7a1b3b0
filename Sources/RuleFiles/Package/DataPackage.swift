internal import Bytes
internal import JSONDocument
package import Validation

/// A Data Package (versions 1 and 2), or a single Data Resource: the tables in the files of a folder.
///
/// The schema and the dialect of a resource are decoded by ``table(of:)``, so that faults are only reported for resources that
/// are checked. A package may only name files in the folder of its descriptor and below it; URLs are not read.
package struct DataPackage: Sendable {
  /// The resources, at least one, in the order of the descriptor.
  package let resources: [DataResource]
  private let context: RuleContext
  private let compatibility: Compatibility

  /// Creates the package of a descriptor, or returns `nil` if there is a fault.
  ///
  /// - Parameters:
  ///   - root: The root of the descriptor, a Data Package or a Data Resource.
  ///   - context: Today's date and the access to files, whose paths are relative to the folder of the descriptor.
  init?(
    _ root: DocumentNode, in context: RuleContext, _ compatibility: Compatibility,
    reportingTo faults: FaultCollector
  ) {
    self.context = context
    self.compatibility = compatibility
    let faultCount = faults.count
    if DocumentKind(root) == .dataResource {
      resources = [DataResource(root, number: nil, reportingTo: faults)].compactMap(\.self)
    } else {
      guard let members = Members(root, as: "a data package", reportingTo: faults) else { return nil }
      let nodes = members.array("resources") ?? []
      resources = nodes.enumerated().compactMap { DataResource($1, number: $0 + 1, reportingTo: faults) }
      if let value = members.object["resources"]?.value, nodes.isEmpty, faults.count == faultCount {
        faults.report("'resources' must have at least one resource", at: value.position)
      }
      Self.requireUniqueNames(of: resources, reportingTo: faults)
    }
    guard faults.count == faultCount else { return nil }
  }

  private static func requireUniqueNames(
    of resources: [DataResource], reportingTo faults: FaultCollector
  ) {
    var names: Set<[UInt8]> = []
    for resource in resources {
      guard let name = resource.name, !names.insert(Array(name.utf8)).inserted,
        let node = resource.descriptor["name"]?.value
      else { continue }
      faults.report("another resource has the name \(Excerpt(name)); each needs its own", at: node.position)
    }
  }

  /// Returns the rules and the dialect of a resource.
  ///
  /// - Throws: The faults of its schema and dialect; those in other files than the descriptor with the file's path.
  package func table(of resource: DataResource) throws(RuleFileError) -> ResourceTable {
    let faults = FaultCollector()
    var decoder = ResourceTableDecoder(resource, in: context, compatibility, reportingTo: faults)
    let table = decoder.decode()
    guard let table, faults.isEmpty else { throw RuleFileError(faults.faults) }
    return table
  }

  /// Returns the findings of the linter in the schemas and dialects of all resources, each once if resources share a file.
  func lintFindings(_ lint: (DecodedField) -> [LintFinding]) -> [LintFinding] {
    let findings = resources.flatMap { resource -> [LintFinding] in
      let faults = FaultCollector()
      var decoder = ResourceTableDecoder(resource, in: context, compatibility, reportingTo: faults)
      _ = decoder.decode()
      let findings = decoder.decodedFields.flatMap(lint).map { $0.moved(to: decoder.schemaFile) }
      return findings + faults.remarks
        + faults.faults.map { LintFinding(.fault, at: $0.position, in: $0.file, $0.message) }
    }
    var seen: Set<LintFinding> = []
    return findings.filter { seen.insert($0).inserted }
  }
}

/// A document with rules: a rule file, a Data Package whose resources have schemas, or one in another language.
package enum RuleDocument: Sendable {
  case ruleFile(RuleFile)
  case dataPackage(DataPackage)
  /// A JSON Schema or a data contract, which is converted to a rule file first.
  case otherLanguage

  /// Creates the document with these bytes; the parameters are those of `RuleFile`.
  ///
  /// - Throws: A ``RuleFileError`` with all faults of the document.
  package init(
    _ bytes: [UInt8], named name: String, in context: RuleContext, compatibility: Compatibility
  ) throws(RuleFileError) {
    let faults = FaultCollector()
    if let root = DocumentNode.read(bytes, reportingTo: faults) {
      switch DocumentKind(root) {
      case .dataPackage, .dataResource:
        if let package = DataPackage(root, in: context, compatibility, reportingTo: faults), faults.isEmpty {
          self = .dataPackage(package)
          return
        }
      case .jsonSchema, .dataContract:
        self = .otherLanguage
        return
      case .ruleFile:
        var decoder = RuleFileDecoder(named: name, in: context, compatibility, reportingTo: faults)
        if let file = decoder.decode(root), faults.isEmpty {
          self = .ruleFile(file)
          return
        }
      }
    }
    throw RuleFileError(faults.faults)
  }
}
