internal import Bytes
internal import JSONDocument
internal import Validation

/// A decoder of a document into a ``RuleFile`` that reports every fault.
struct RuleFileDecoder {
  static let known = [
    "fields", "fieldsMatch", "missingValues", "$schema", "name", "title", "description", "primaryKey",
    "uniqueKeys", "foreignKeys", "definitions", "include", "messages", "rules", "limits", "tests", "dialect",
    "encoding", "table", "severity", "language", "headerNames", "fieldPatterns", "files",
  ]

  private let name: String?
  private let context: RuleContext
  private let compatibility: Compatibility
  private let faults: FaultCollector
  /// The fields that could be decoded, even if the file has faults.
  private(set) var decodedFields: [DecodedField] = []
  /// The fields of `fieldPatterns` that could be decoded, even if the file has faults.
  private(set) var decodedPatterns: [DecodedField] = []
  /// The indices of decoded fields without faults by ``Members/fieldRulesKey``, so that equal rules are decoded once.
  private var indicesByRules: [[UInt8]: Int] = [:]
  /// The rules `unique` with an object, by the names of their fields.
  private var uniqueness: [(field: String, rule: DocumentNode, FieldAdditions)] = []
  /// The rules `file-digest`, by the names of their fields.
  private var fileDigests: [(field: String, rule: DocumentNode, FieldAdditions)] = []

  init(
    named name: String? = nil, in context: RuleContext, _ compatibility: Compatibility = .standard,
    reportingTo faults: FaultCollector
  ) {
    self.name = name
    self.context = context
    self.compatibility = compatibility
    self.faults = faults
  }

  /// Returns the rule file, or `nil` if there is a fault.
  mutating func decode(_ root: DocumentNode) -> RuleFile? {
    if let advice = DocumentKind(root).advice {
      faults.report(advice, at: root.position)
      return nil
    }
    guard let members = Members(root, as: "a rule file", reportingTo: faults) else { return nil }
    members.rejectMisplaced(besides: Self.known, in: "a rule file")
    let missingValues = Self.missingValues(members) ?? [""]
    let match = Self.fieldsMatch(members)
    let dialect = DialectDecoder.decode(members)
    let encoding = members.string("encoding").map { name in
      (name, members.object["encoding"]?.value.position ?? root.position)
    }
    let limits = LimitsDecoder.decode(members.object, reportingTo: faults)
    let language = FieldTextsDecoder.language(of: members)
    let severities = CodeSeverities.decode(members)
    let additions = FileAdditions(members, named: name, in: context)
    guard let nodes = members.array("fields") else {
      if members.object["fields"] == nil {
        faults.report("a rule file must have 'fields', an array of fields", at: root.position)
      }
      return nil
    }
    if nodes.isEmpty {
      let position = members.object["fields"]?.value.position ?? root.position
      faults.report("'fields' must have at least one field", at: position)
    }
    var positions: [[UInt8]: DocumentPosition] = [:]
    decodedFields.reserveCapacity(nodes.count)
    var fields: [RuleFile.Field] = []
    fields.reserveCapacity(nodes.count)
    for node in nodes {
      let field = decodeField(node, missingValues: missingValues, of: additions, positions: &positions)
      if let field { fields.append(field) }
    }
    let patterns = decodePatterns(members, missingValues: missingValues, of: additions)
    DependenceDecoder.check(nodes, fields, reportingTo: faults)
    let keys = KeyDecoder(members, fields: fields.map(\.name)).decode()
    let headerNames = FieldHeaderDecoder.names(members)
    FieldHeaderDecoder.check(fields, by: headerNames, keys: keys, at: nodes, reportingTo: faults)
    for index in keys.primary ?? [] { fields[index].rules = fields[index].rules.required }
    for index in fields.indices { fields[index].rules = severities.apply(to: fields[index].rules) }
    let recordRules =
      (decodeFileDigests(of: fields, in: additions.context)
      + RecordRuleDecoder.decode(
        members, of: RecordFields(fields, decodedFields, reportingTo: faults), with: additions)).map(
        severities.apply)
    let uniqueness = decodeUniqueness(members, of: fields, with: additions)
    let table = TableRulesDecoder.decode(
      members, fields: fields, decoded: decodedFields, in: additions.context)
    let tests = RuleTestDecoder(members, fields: fields.map(\.name))?.decode() ?? []
    guard faults.isEmpty else { return nil }
    var file = RuleFile(
      fields: fields, fieldsMatch: match, recordRules: recordRules, messages: additions.ruleMessages)
    file.compatibility = compatibility
    file.dialect = dialect
    file.encoding = encoding
    file.language = language
    file.keys = keys
    file.uniqueness = uniqueness
    file.headerNames = headerNames
    file.fieldPatterns = patterns.map { pattern in
      var pattern = pattern
      pattern.field.rules = severities.apply(to: pattern.field.rules)
      return pattern
    }
    file.limits = limits
    file.severities = severities
    file.table = table
    file.tests = tests
    file.secretExamples = Self.secretExamples(in: members, of: fields, at: nodes)
    return file
  }

  private static func secretExamples(
    in members: Members, of fields: [RuleFile.Field], at nodes: [DocumentNode]
  ) -> [Range<Int>] {
    let secret = zip(fields, nodes).filter { $0.0.rules.isSecret }.map(\.1)
    guard !secret.isEmpty else { return [] }
    let examples = secret.map { node in
      if case .object(let field) = node.content { field["example"] } else { nil as DocumentMember? }
    }
    return (examples + [members.object["tests"]]).compactMap { $0?.range }
  }

  /// Decodes `missingValues` of Table Schema v2: strings, or objects with a `value` and a `label`.
  static func missingValues(_ members: Members) -> [String]? {
    members.array("missingValues")?.compactMap { element in
      if case .string(let text) = element.content { return text }
      guard case .object = element.content,
        let members = Members(element, as: "a missing value", reportingTo: members.faults)
      else {
        let text = "a missing value must be a string or an object with a 'value', not \(element.content.noun)"
        members.faults.report(text, at: element.position)
        return nil
      }
      if members.object["value"] == nil {
        members.faults.report("a missing value that is an object must have a 'value'", at: element.position)
      }
      return members.string("value")
    }
  }

  /// Decodes `fieldsMatch`, a string, or an array with one string as in the standard's profile.
  private static func fieldsMatch(
    _ members: Members
  ) -> RuleFile.FieldsMatch {
    guard let member = members.object["fieldsMatch"] else { return .exact }
    var node = member.value
    if case .array(let elements) = node.content, elements.count == 1 { node = elements[0] }
    let choices = RuleFile.FieldsMatch.allCases.map(\.rawValue)
    guard case .string(let text) = node.content, let match = RuleFile.FieldsMatch(rawValue: text) else {
      members.faults.report(node, of: "fieldsMatch", isNoneOf: choices)
      return .exact
    }
    return match
  }

  private func decodeFileDigests(of fields: [RuleFile.Field], in context: RuleContext) -> [RecordRule] {
    guard !fileDigests.isEmpty else { return [] }
    let decoder = FileDigestDecoder(
      fields: RecordFields(fields, decodedFields, reportingTo: faults), context: context)
    return fileDigests.compactMap { decoder.rule($1, ofField: $0, $2) }
  }

  private func decodeUniqueness(
    _ file: Members, of fields: [RuleFile.Field], with additions: FileAdditions
  ) -> [RuleFile.Uniqueness] {
    var table: Members?
    if case .object(let object)? = file.object["table"]?.value.content, object["unique"] != nil {
      table = Members(object, at: file.position, reportingTo: faults)
    }
    guard table != nil || !uniqueness.isEmpty else { return [] }
    let decoder = UniquenessDecoder(
      names: fields.map(\.name), fields: RecordFields(fields, decodedFields, reportingTo: faults),
      context: additions.context)
    let ofFields = uniqueness.compactMap { field, rule, own in
      decoder.rule(rule, ofField: field, own)
    }
    return ofFields + (table.map { decoder.rules($0, messages: additions.ruleMessages) } ?? [])
  }

  private mutating func decodePatterns(
    _ file: Members, missingValues: [String], of additions: FileAdditions
  ) -> [RuleFile.FieldPattern] {
    (file.array("fieldPatterns") ?? []).compactMap { node -> RuleFile.FieldPattern? in
      guard let pattern = FieldPatternDecoder(node, reportingTo: faults) else { return nil }
      pattern.members.rejectMisplaced(besides: FieldPatternDecoder.known, in: "a pattern of fields")
      let names = pattern.names()
      let minimumCount = pattern.minimumCount()
      let ofField = FieldAdditions(pattern.members, of: additions)
      for rule in ofField.uniqueness {
        faults.report(
          "'unique' with an object is for a field of a name; in 'fieldPatterns' write 'unique' alone",
          at: rule.position)
      }
      for rule in ofField.fileDigests {
        faults.report("'file-digest' is for a field of a name, not for 'fieldPatterns'", at: rule.position)
      }
      guard let decoded = decodeRules(pattern.members, missingValues: missingValues, additions: ofField)
      else {
        return nil
      }
      decodedPatterns.append(decoded)
      return names.map { name, strategy in
        .init(
          minimumCount: minimumCount, field: RuleFile.Field(name, decoded, with: ofField), names: strategy,
          position: node.position)
      }
    }
  }

  private mutating func decodeRules(
    _ members: Members, missingValues: [String], additions: FieldAdditions
  ) -> DecodedField? {
    let key = members.fieldRulesKey
    if let key, let index = indicesByRules[key] { return DecodedField(members, like: decodedFields[index]) }
    let faultCount = faults.count
    var decoder = FieldDecoder(
      members, missingValues: missingValues, additions: additions, in: context, compatibility)
    guard let decoded = decoder.decode() else { return nil }
    if let key, faults.count == faultCount { indicesByRules[key] = decodedFields.count }
    return decoded
  }

  private mutating func decodeField(
    _ node: DocumentNode, missingValues: [String], of file: FileAdditions,
    positions: inout [[UInt8]: DocumentPosition]
  ) -> RuleFile.Field? {
    guard let members = Members(node, as: "a field", reportingTo: faults) else { return nil }
    let name = members.string("name")
    if let nameNode = members.object["name"]?.value {
      if let name, let first = positions[Array(name.utf8)] {
        let text = "field \(Excerpt(name)) is defined twice; the first is at line \(first.line)"
        faults.report(text, at: nameNode.position)
      }
      if let name { positions[Array(name.utf8)] = nameNode.position }
    } else {
      faults.report("a field must have a 'name'", at: node.position)
    }
    members.rejectMisplaced(besides: FieldDecoder.known, in: "a field")
    let additions = FieldAdditions(members, of: file)
    uniqueness += additions.uniqueness.map { (name ?? "", $0, additions) }
    fileDigests += additions.fileDigests.map { (name ?? "", $0, additions) }
    let decoded = decodeRules(members, missingValues: missingValues, additions: additions)
    if let decoded { decodedFields.append(decoded) }
    var field = RuleFile.Field(name ?? "", decoded, with: additions)
    field.header = FieldHeaderDecoder.decode(members)
    field.items = elements(of: members, &field, like: decoded, additions)
    return name == nil ? nil : field
  }

  /// Decodes the fields of the elements of an array, or the rules of items, and adds the rule by which tables check them.
  private func elements(
    of members: Members, _ field: inout RuleFile.Field, like decoded: DecodedField?,
    _ additions: FieldAdditions
  ) -> RuleFile.Items? {
    let decoder = ItemsDecoder(members: members) { node in
      var decoder = RuleFileDecoder(named: self.name, in: context, compatibility, reportingTo: faults)
      var positions: [[UInt8]: DocumentPosition] = [:]
      let field = decoder.decodeField(node, missingValues: [""], of: additions.file, positions: &positions)
      for (_, rule, _) in decoder.uniqueness { ItemsDecoder.refuseUniqueness(at: rule.position, faults) }
      for (_, rule, _) in decoder.fileDigests { ItemsDecoder.refuseFileDigest(at: rule.position, faults) }
      return field
    }
    guard let items = decoder.items(ofType: field.typeName) else { return nil }
    if let fields = decoder.fields(of: items, ofType: field.typeName) {
      let members = fields.map {
        ItemsStrategy.Member($0.name, rules: ItemRules($0.rules, normalization: $0.normalization))
      }
      let counts = decoder.counts(isRequired: field.rules.presence != .optional)
      field.rules = additions.rules(field.rules, with: ItemsStrategy(field.name, members))
      return RuleFile.Items(count: counts, fields: fields)
    }
    let rules = decoder.rules(of: items) { items in
      var decoder = RuleFileDecoder(named: self.name, in: context, compatibility, reportingTo: faults)
      let ofItem = FieldAdditions(items, of: additions.file)
      for rule in ofItem.uniqueness { ItemsDecoder.refuseUniqueness(at: rule.position, faults) }
      for rule in ofItem.fileDigests { ItemsDecoder.refuseFileDigest(at: rule.position, faults) }
      return decoder.decodeRules(items, missingValues: [""], additions: ofItem)
    }
    guard let rules else { return nil }
    if case .list(let list)? = decoded?.meaning.collection {
      field.rules = additions.rules(field.rules, with: ListItemsStrategy(list, each: rules))
    } else {
      field.rules = additions.rules(field.rules, with: ArrayItemsStrategy(field.name, each: rules))
    }
    return nil
  }
}
