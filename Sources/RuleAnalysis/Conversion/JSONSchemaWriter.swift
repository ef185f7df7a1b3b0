internal import JSONDocument
internal import RuleFiles

/// A rule file as a JSON Schema (2020-12) of an object, whose properties are the fields.
struct JSONSchemaWriter {
  private(set) var losses = ConversionLosses()
  private(set) var document = ""

  static let language = "JSON Schema"

  /// - Parameter root: The root of a rule file without faults.
  init(_ root: DocumentObject) {
    var members: [ConvertedNode.Member] = [
      .init("$schema", .text("https://json-schema.org/draft/2020-12/schema"))
    ]
    for key in ["title", "description"] {
      if let member = root[key] { members.append(.init(key, member.value.convertedValue)) }
    }
    members.append(.init("type", .text("object")))
    var properties: [ConvertedNode.Member] = []
    var required: [String] = root.texts("primaryKey")
    for object in root.objects("fields") {
      let field = WrittenField(object, &losses)
      let property = JSONSchemaFieldWriter(field)
      losses.add(property.losses)
      properties.append(.init(field.name, .object(property.members)))
      let isRequired = property.isRequired
      if isRequired, !required.contains(field.name) { required.append(field.name) }
    }
    members.append(.init("properties", .object(properties)))
    if !required.isEmpty { members.append(.init("required", .list(required.map { .text($0) }))) }
    let match = root.text("fieldsMatch") ?? "exact"
    if ["exact", "equal", "superset"].contains(match) {
      members.append(.init("additionalProperties", .literal("false")))
    }
    members += RecordRulesWriter(root, &losses).members
    let known: Set = ["title", "description", "fieldsMatch", "rules", "primaryKey"]
    for member in root.members
    where !known.contains(member.key) && !TableSchemaWriter.annotations.contains(member.key) {
      losses.add("'\(member.key)' cannot be said in \(Self.language)", at: member.keyPosition)
    }
    if let key = root["primaryKey"] {
      losses.add("that keys differ cannot be said in \(Self.language)", at: key.keyPosition)
    }
    document = ConvertedNode.object(members).json() + "\n"
  }
}
