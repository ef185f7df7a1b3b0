internal import Bytes
internal import JSONDocument
internal import RuleFiles

/// Converts a table of a data contract (Open Data Contract Standard 3) to a rule file.
struct ContractTable {
  private(set) var table = ConvertedTable()
  private(set) var losses = ConversionLosses()

  /// - Throws: `ConversionError` if the contract has no such table, or several and none is named.
  init(_ root: DocumentObject, named name: String?) throws(ConversionError) {
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
    var synonyms: [[String]] = []
    for property in losses.elements("properties", of: schema) {
      guard case .object(let object) = property.content, let name = object["name"]?.value.convertedText else {
        losses.add("a property has no name that is a text, so that it is no field", at: property.position)
        continue
      }
      guard names.insert(name).inserted else {
        losses.add("there is a property \(Excerpt(name)) already", at: property.position)
        continue
      }
      let converted = ContractProperty(object, named: name, at: property.position)
      table.fields.append(converted.field)
      losses.add(converted.losses)
      synonyms.append(converted.synonyms)
      if case .boolean(true) = object["primaryKey"]?.value.content {
        var place = 0.0
        if case .number(let text) = object["primaryKeyPosition"]?.value.content { place = Double(text) ?? 0 }
        keys.append((place, name))
      }
    }
    for (index, others) in synonyms.enumerated() { keep(others, of: index, besides: &names) }
    table.primaryKey = keys.enumerated().ordered {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    .map(\.element.name)
    var bounds: (least: Int?, most: Int?)
    for case .object(let check) in losses.elements("quality", of: schema).map(\.content) {
      read(ContractQuality(check), &bounds)
    }
    let records: [ConvertedNode.Member] = [("minimum", bounds.least), ("maximum", bounds.most)].compactMap {
      key, number in
      number.map { .init(key, .literal("\($0)")) }
    }
    if !records.isEmpty { table.table.insert(.init("records", .object(records)), at: 0) }
    losses.addRelationships(of: schema)
  }

  /// Gives a field its other names, without those that another column has.
  private mutating func keep(_ synonyms: [String], of index: Int, besides names: inout Set<String>) {
    let kept = synonyms.filter { synonym in
      if names.insert(synonym).inserted { return true }
      losses.add("\(Excerpt(synonym)) is a name of another column", at: table.fields[index].position)
      return false
    }
    if !kept.isEmpty { table.fields[index].set("synonyms", .list(kept.map(ConvertedNode.text))) }
  }

  /// - Parameter bounds: The bounds of the number of records of all checks so far.
  private mutating func read(_ quality: ContractQuality, _ bounds: inout (least: Int?, most: Int?)) {
    guard !quality.isText else { return }
    guard !quality.isWarning else {
      return losses.add("a check that only warns is no rule here", at: quality.position)
    }
    switch quality.metric {
    case nil: losses.add(quality.reasonWithoutMetric, at: quality.position)
    case "rowCount"?:
      guard let own = quality.bounds else {
        return losses.add(ContractQuality.reasonWithoutBounds, at: quality.position)
      }
      bounds.least = [bounds.least, own.least].compactMap(\.self).max()
      bounds.most = [bounds.most, own.most].compactMap(\.self).min()
    case "duplicateValues"? where quality.isZero:
      guard case .array(let names)? = quality.arguments?["properties"]?.value.content else {
        return losses.add("'duplicateValues' has no 'properties'", at: quality.position)
      }
      table.add(
        [.pairs(["fields": .list(names.compactMap(\.convertedText).map(ConvertedNode.text))])], to: "unique")
    case let metric?: losses.add("'\(metric)' of a table is no rule with these bounds", at: quality.position)
    }
  }
}
