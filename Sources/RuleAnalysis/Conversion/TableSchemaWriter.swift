internal import JSONDocument
internal import RuleFiles

/// A rule file as a Table Schema without additional keys (Data Package v2), in JSON.
struct TableSchemaWriter {
  private(set) var losses = ConversionLosses()
  private(set) var document = ""

  private static let language = "a Table Schema"
  /// The keys of a schema that are the standard's.
  private static let keys = [
    "name", "title", "description", "homepage", "version", "created", "keywords", "contributors", "examples",
    "fieldsMatch", "missingValues", "primaryKey", "uniqueKeys", "foreignKeys",
  ]
  /// Those of a rule file that say nothing of what is valid.
  static let annotations: Set<String> = ["$schema", "fields", "tests", "language", "messages", "definitions"]
  private static let fieldKeys = [
    "name", "title", "description", "type", "format", "example", "rdfType", "categories", "categoriesOrdered",
    "missingValues", "decimalChar", "groupChar", "bareNumber", "trueValues", "falseValues", "delimiter",
    "itemType",
  ]
  /// The formats of texts that are rules of the catalog.
  private static let formats = ["email": "email", "uri": "uri", "uuid": "uuid", "base64": "binary"]

  /// - Parameter root: The root of a rule file without faults.
  init(_ root: DocumentObject) {
    var members: [ConvertedNode.Member] = [
      .init("$schema", .text("https://datapackage.org/profiles/2.0/tableschema.json"))
    ]
    for key in Self.keys {
      if let member = root[key] { members.append(.init(key, member.value.convertedValue)) }
    }
    let fields = root.objects("fields").map { field($0) }
    let place = members.firstIndex {
      ["fieldsMatch", "missingValues", "primaryKey", "uniqueKeys"].contains($0.key)
    }
    members.insert(.init("fields", .list(fields)), at: place ?? members.count)
    for member in root.members where !Self.keys.contains(member.key) && !Self.annotations.contains(member.key)
    {
      losses.add("'\(member.key)' cannot be said in \(Self.language)", at: member.keyPosition)
    }
    document = ConvertedNode.object(members).json() + "\n"
  }

  private mutating func field(_ object: DocumentObject) -> ConvertedNode {
    let field = WrittenField(object, &losses)
    field.addOthers(than: Set(Self.fieldKeys), of: Self.language, to: &losses)
    var members = Self.fieldKeys.compactMap { key in
      object[key].map { ConvertedNode.Member(key, $0.value.convertedValue) }
    }
    var constraints = field.constraints.map { ConvertedNode.Member($0.key, $0.value.convertedValue) }
    for rule in field.rules { add(rule, of: field, to: &constraints, &members) }
    if !constraints.isEmpty { members.append(.init("constraints", .object(constraints))) }
    return .object(members)
  }

  private mutating func add(
    _ rule: WrittenRule, of field: WrittenField, to constraints: inout [ConvertedNode.Member],
    _ members: inout [ConvertedNode.Member]
  ) {
    let isText = field.type == "string"
    func isFree(_ key: String) -> Bool { !constraints.contains { $0.key == key } }
    let own = rule.constraints(of: field) ?? []
    // The standard has no multiples.
    if !own.isEmpty, own.allSatisfy({ isFree($0.key) && $0.key != "multipleOf" }) {
      constraints += own
      return
    }
    switch rule.name {
    case "regex" where isText && isFree("pattern"):
      if let text = rule.text { return constraints.append(.init("pattern", .text(text))) }
    case "required", "unique":
      if isFree(rule.name), rule.node == nil { return constraints.append(.init(rule.name, .yes)) }
      if !isFree(rule.name) { return }
    default:
      let format = rule.text == nil && rule.node == nil ? Self.formats[rule.name] : nil
      if let format, isText, field.format == nil, !members.contains(where: { $0.key == "format" }) {
        return members.append(.init("format", .text(format)))
      }
    }
    losses.add(rule.loss(in: Self.language), at: rule.position)
  }
}
