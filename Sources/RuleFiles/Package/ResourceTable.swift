package import Bytes
internal import CSVRecords
package import JSONDocument
internal import Validation

/// The rules and the dialect of the files of a resource.
package struct ResourceTable: Sendable {
  /// The schema; `nil` if the resource has none, so that only the shape of its records is checked.
  @Boxed package private(set) var rules: RuleFile?
  /// The path of the file with the schema, relative to the folder of the descriptor; `nil` for the descriptor itself.
  package let schemaFile: String?
  package let dialect: TableDialect
  /// The path of the file with the dialect, relative to the folder of the descriptor; `nil` for the descriptor itself.
  package let dialectFile: String?
  /// The name of the encoding of the files, its position, and the path of the file with it; `nil` for the descriptor itself.
  package let encoding: (name: String, position: DocumentPosition, file: String?)?
}

/// A decoder of the schema, the dialect and the encoding of a resource.
struct ResourceTableDecoder {
  private let resource: DataResource
  private let context: RuleContext
  private let compatibility: Compatibility
  private let faults: FaultCollector
  /// The path of the file with the schema; `nil` for the descriptor itself.
  private(set) var schemaFile: String?
  /// The fields of the schema that could be decoded, even if it has faults.
  private(set) var decodedFields: [DecodedField] = []

  init(
    _ resource: DataResource, in context: RuleContext, _ compatibility: Compatibility,
    reportingTo faults: FaultCollector
  ) {
    self.faults = faults
    self.resource = resource
    self.context = context
    self.compatibility = compatibility
  }

  /// Returns the table, or `nil` if there is a fault.
  mutating func decode() -> ResourceTable? {
    let faultCount = faults.count
    var rules = schema()
    let named = self.dialect()
    var dialect = named?.dialect ?? rules?.dialect ?? TableDialect()
    if resource.format == .tsv { dialect.usesTabByDefault() }
    rules?.dialect = dialect
    var encoding = rules?.encoding.map { (name: $0.name, position: $0.position, file: schemaFile) }
    let members = Members(resource.descriptor, at: resource.position, reportingTo: faults)
    if let name = members.string("encoding"), let position = members.object["encoding"]?.value.position {
      encoding = (name, position, nil)
    }
    guard faults.count == faultCount else { return nil }
    return ResourceTable(
      rules: rules, schemaFile: schemaFile, dialect: dialect,
      dialectFile: named == nil ? schemaFile : named?.file,
      encoding: encoding)
  }

  private mutating func schema() -> RuleFile? {
    guard let referenced = ReferencedNode("schema", of: resource, in: context, reportingTo: faults) else {
      return nil
    }
    schemaFile = referenced.file
    var decoder = RuleFileDecoder(
      named: referenced.file, in: context.inside(referenced.file?.folder ?? ""), compatibility,
      reportingTo: faults.ofReferencedFile(referenced.file))
    let rules = decoder.decode(referenced.node)
    decodedFields = decoder.decodedFields + decoder.decodedPatterns
    return rules
  }

  /// Returns the dialect of the resource and its file; `nil` if it has none.
  private func dialect() -> (dialect: TableDialect, file: String?)? {
    guard let referenced = ReferencedNode("dialect", of: resource, in: context, reportingTo: faults) else {
      return nil
    }
    let dialect = DialectDecoder.decode(
      referenced.node, reportingTo: faults.ofReferencedFile(referenced.file))
    return (dialect, referenced.file)
  }
}

/// The value of a property of a resource that is an object or the path of a file with it.
private struct ReferencedNode {
  let node: DocumentNode
  /// The path of the file, relative to the folder of the descriptor; `nil` for the descriptor itself.
  let file: String?

  /// Reads the value of a key; returns `nil` if there is none, or if there is a fault.
  init?(
    _ key: String, of resource: DataResource, in context: RuleContext, reportingTo faults: FaultCollector
  ) {
    guard let value = resource.descriptor[key]?.value else { return nil }
    guard case .string(let path) = value.content else {
      (node, file) = (value, nil)
      return
    }
    func fault(_ text: String) { faults.report(text, at: value.position) }
    switch PackagePath(path) {
    case .local: break
    case .remote:
      fault(
        "'\(key)' is the URL \(Excerpt(path)), which is not read; store the file beside the descriptor and name it"
      )
      return nil
    case .forbidden(let reason):
      fault("the path \(Excerpt(path)) of '\(key)' \(reason)")
      return nil
    }
    do throws(RuleError) {
      let bytes = try context.read(path, RuleFile.maximumSize)
      guard let root = DocumentNode.read(bytes, reportingTo: faults.ofReferencedFile(path)) else {
        return nil
      }
      (node, file) = (root, path)
    } catch {
      fault(error.description)
      return nil
    }
  }
}

extension RuleFileFault {
  /// Returns the fault of a file with that path, in which the paths of included files are relative to its folder; the fault
  /// itself for `nil`.
  package func moved(to file: String?) -> RuleFileFault {
    guard let file else { return self }
    return RuleFileFault(at: position, message, in: self.file?.inside(file.folder) ?? file)
  }
}

extension LintFinding {
  /// Returns the finding in a file with that path, in which the paths of included files are relative to its folder; the
  /// finding itself for `nil`.
  func moved(to file: String?) -> LintFinding {
    guard let file else { return self }
    return LintFinding(code, at: position, in: self.file?.inside(file.folder) ?? file, reason, fix: fix)
  }
}

extension TableDialect {
  /// Makes a tab the delimiter if neither one nor a preset is named.
  fileprivate mutating func usesTabByDefault() {
    guard properties.separator == nil, properties.preset == nil else { return }
    properties.separator = .delimiter(BytePrefix(0x09))
    if properties.contradictions.isEmpty { records = properties.dialect(nullSequence: records.nullSequence) }
  }
}
