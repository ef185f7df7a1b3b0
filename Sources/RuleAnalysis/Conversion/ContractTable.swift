internal import Bytes
internal import JSONDocument
internal import RuleFiles

/// Converts a table of a data contract (Open Data Contract Standard 3) to a rule file.
struct ContractTable {
  private(set) var table = ConvertedTable()
  private(set) var losses = ConversionLosses()

  /// - Throws: `ConversionError` if the contract has no such table, or several and none is named.
  init(_ root: DocumentObject, at position: DocumentPosition, named name: String?) throws(ConversionError) {
    var tables: [DocumentObject] = []
    if case .array(let nodes) = root["schema"]?.value.content {
      tables = nodes.compactMap { if case .object(let object) = $0.content { object } else { nil } }
    }
    let names = tables.map { $0["name"]?.value.convertedText ?? "" }
    let index: Int
    switch (name, tables.count) {
    case (_, 0): throw .noTable
    case (nil, 1): index = 0
    case (nil, _): throw .severalTables(names)
    case (let name?, _):
      guard let found = names.firstIndex(where: { $0.hasSameBytes(as: name) }) else {
        throw .unknownTable(name, among: names)
      }
      index = found
    }
    table.fieldsMatch = "subset"
    table.heading = [names[index]] + (tables[index]["description"]?.value.convertedText ?? "").lines
    read(tables[index])
  }

  private mutating func read(_ schema: DocumentObject) {
    var keys: [(place: Double, name: String)] = []
    var names: Set<String> = []
    for property in list("properties", of: schema) {
      guard case .object(let object) = property.content, let name = object["name"]?.value.convertedText else {
        losses.add("a property has no name that is a text, so that it is no field", at: property.position)
        continue
      }
      guard names.insert(name).inserted else {
        losses.add("there is a property \(Excerpt(name)) already", at: property.position)
        continue
      }
      var field = ContractProperty(object, named: name, at: property.position)
      table.fields.append(field.converted())
      losses.add(field.losses)
      if case .boolean(true) = object["primaryKey"]?.value.content {
        var place = 0.0
        if case .number(let text) = object["primaryKeyPosition"]?.value.content { place = Double(text) ?? 0 }
        keys.append((place, name))
      }
    }
    for index in table.fields.indices { table.fields[index].keepSynonyms(not: &names) }
    table.primaryKey = keys.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    .map(\.element.name)
    for check in list("quality", of: schema) {
      if case .object(let object) = check.content { read(check: object) }
    }
    if let relationships = schema["relationships"] {
      losses.add(
        "relationships to other tables are no foreign keys: 'foreignKeys' needs the file of the other table",
        at: relationships.keyPosition)
    }
  }

  /// Returns the elements of a list; an object for one is one element.
  private mutating func list(_ key: String, of object: DocumentObject) -> [DocumentNode] {
    guard let member = object[key] else { return [] }
    switch member.value.content {
    case .array(let elements): return elements
    case .object: return [member.value]
    default:
      losses.add("'\(key)' must be a list, not \(member.value.content.noun)", at: member.value.position)
      return []
    }
  }

  private mutating func read(check: DocumentObject) {
    let quality = ContractQuality(check)
    guard !quality.isText else { return }
    guard !quality.isWarning else {
      return losses.add("a check that only warns is no rule here", at: quality.position)
    }
    switch quality.metric {
    case nil: losses.add(quality.reasonWithoutMetric, at: quality.position)
    case "rowCount"?:
      guard let bounds = quality.bounds else {
        return losses.add(ContractQuality.reasonWithoutBounds, at: quality.position)
      }
      table.add("records", .object(bounds))
    case "duplicateValues"? where quality.isZero:
      guard case .array(let names)? = quality.arguments?["properties"]?.value.content else {
        return losses.add("'duplicateValues' has no 'properties'", at: quality.position)
      }
      table.add(
        "unique", .list([.pairs(["fields": .list(names.compactMap(\.convertedText).map(RuleText.text))])]))
    case let metric?: losses.add("'\(metric)' of a table is no rule with these bounds", at: quality.position)
    }
  }
}

extension String {
  /// The lines of the text, without empty ones.
  var lines: [String] { split(atEach: UInt8(ascii: "\n")).filter { !$0.isEmpty } }
}
