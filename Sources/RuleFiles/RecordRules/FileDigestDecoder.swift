internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `file-digest` among the rules of a field: `{file-digest: {algorithm: sha256, from: FIELD}}`.
struct FileDigestDecoder {
  static let name = "file-digest"

  let fields: RecordFields
  let context: RuleContext

  private var faults: FaultCollector { fields.faults }

  /// Whether an element of a field's `rules` is `file-digest`, which reads another field and is no rule of the catalog.
  static func isRule(_ node: DocumentNode) -> Bool {
    if case .object(let rule) = node.content { rule[name] != nil } else { false }
  }

  /// Returns the rule of the field with a name.
  func rule(_ node: DocumentNode, ofField name: String, _ additions: FieldAdditions) -> RecordRule? {
    guard let members = Members(node, as: "a rule", reportingTo: faults),
      let member = members.object[Self.name],
      let argument = Members(member.value, as: "'file-digest'", reportingTo: faults)
    else { return nil }
    members.rejectUnknown(besides: [Self.name, "severity", LimitsDecoder.key], in: "the rule 'file-digest'")
    argument.rejectUnknown(besides: ["algorithm", "from"], in: "'file-digest'")
    let severity =
      members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) } ?? additions.severity
    let limits = LimitsDecoder.decode(members.object, for: severity ?? .error, reportingTo: faults)
    guard let folder = context.folder else {
      faults.report(RuleError.folderRequired(rule: Self.name).description, at: member.keyPosition)
      return nil
    }
    guard let algorithm = algorithm(argument), let digest = digest(argument, of: name) else { return nil }
    var rule = RecordRule(
      Self.name, .fileDigest(RecordField(name), FileDigest(algorithm, in: folder), RecordField(digest)),
      severity: severity ?? .error)
    rule.limits = limits
    return rule
  }

  private func algorithm(_ argument: Members) -> DigestAlgorithm? {
    guard let node = argument.object["algorithm"]?.value else {
      faults.report("'file-digest' must have 'algorithm', such as sha256", at: argument.position)
      return nil
    }
    if case .string(let name) = node.content,
      let algorithm = FileDigest.algorithms.first(where: { $0.rawValue == name })
    {
      return algorithm
    }
    faults.report(node, of: "algorithm", isNoneOf: FileDigest.algorithms.map(\.rawValue))
    return nil
  }

  /// Returns the name of the field that has the digest.
  private func digest(_ argument: Members, of name: String) -> String? {
    guard let node = argument.object["from"]?.value else {
      faults.report(
        "'file-digest' must have 'from', the name of the field that has the digest", at: argument.position)
      return nil
    }
    guard let text = argument.string("from"), let entry = fields.entry(text, at: node.position) else {
      return nil
    }
    if entry.name.hasSameBytes(as: name) {
      faults.report("'from' is the field that has the digest, and this one has the path", at: node.position)
      return nil
    }
    return entry.name
  }
}
