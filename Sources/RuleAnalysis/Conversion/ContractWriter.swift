internal import Bytes
internal import JSONDocument
internal import RuleFiles

/// A rule file as a data contract with one table: the Open Data Contract Standard 3.1, in YAML.
struct ContractWriter {
  private(set) var losses = ConversionLosses()
  private(set) var document = ""

  static let language = "a data contract"

  /// - Parameters:
  ///   - root: The root of a rule file without faults.
  ///   - name: The name of the table.
  init(_ root: DocumentObject, named name: String) {
    let primary = root.texts("primaryKey")
    let properties = root.objects("fields").map { object in
      let property = ContractFieldWriter(WrittenField(object, &losses), key: primary)
      losses.add(property.losses)
      return property.node
    }
    var table: [ConvertedNode.Member] = [
      .init("name", .text(name)), .init("logicalType", .text("object")),
    ]
    if let text = root["description"] { table.append(.init("description", text.value.convertedValue)) }
    table.append(.init("properties", .list(properties)))
    let quality = tableQuality(root)
    if !quality.isEmpty { table.append(.init("quality", .list(quality))) }
    let contract: [ConvertedNode.Member] = [
      .init("apiVersion", .text("v3.1.0")), .init("kind", .text("DataContract")), .init("id", .text(name)),
      .init("name", .text(root.text("title") ?? name)),
      .init("version", .text(root.text("version") ?? "1.0.0")),
      .init("status", .text("draft")), .init("schema", .list([.object(table)])),
    ]
    let known: Set = ["title", "description", "version", "primaryKey", "table", "uniqueKeys", "fieldsMatch"]
    for member in root.members
    where !known.contains(member.key) && !TableSchemaWriter.annotations.contains(member.key) {
      losses.add("'\(member.key)' cannot be said in \(Self.language)", at: member.keyPosition)
    }
    if root.text("fieldsMatch") != "subset", let place = root["fieldsMatch"] ?? root["fields"] {
      losses.add(
        "that a table has no other columns cannot be said in \(Self.language)", at: place.keyPosition)
    }
    document = ConvertedNode.object(contract).yaml()
  }

  /// Returns the checks of the number of records and of keys.
  private mutating func tableQuality(_ root: DocumentObject) -> [ConvertedNode] {
    var checks: [ConvertedNode] = []
    if let keys = root["uniqueKeys"], case .array(let all) = keys.value.content {
      for case .array(let names) in all.map(\.content) {
        checks.append(Self.unique(names.compactMap(\.shownScalar)))
      }
    }
    guard case .object(let table)? = root["table"]?.value.content else { return checks }
    for member in table.members {
      guard member.key == "records", case .object(let records) = member.value.content,
        records["severity"] == nil
      else {
        losses.add("'\(member.key)' of the table cannot be said in \(Self.language)", at: member.keyPosition)
        continue
      }
      let bounds = [("minimum", "mustBeGreaterOrEqualTo"), ("maximum", "mustBeLessOrEqualTo")]
      for (key, operation) in bounds {
        guard let number = records.text(key).flatMap({ ConvertedNode(number: $0) }) else { continue }
        checks.append(.object([.init("metric", .text("rowCount")), .init(operation, number)]))
      }
    }
    return checks
  }

  private static func unique(_ names: [String]) -> ConvertedNode {
    .object([
      .init("metric", .text("duplicateValues")),
      .init("arguments", .object([.init("properties", .list(names.map { .text($0) }))])),
      .init("mustBe", .literal("0")),
    ])
  }
}
