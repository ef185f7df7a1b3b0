internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import Validation

/// Decodes the value of `dialect` into a ``TableDialect`` and reports all its faults.
struct DialectDecoder {
  /// The properties of Table Dialect that are supported.
  static let known = [
    "$schema", "preset", "header", "headerRows", "headerJoin", "commentRows", "commentChar", "delimiter",
    "lineTerminator", "quoteChar", "doubleQuote", "escapeChar", "nullSequence", "skipInitialSpace",
    "headerPrefix", "footerRows", "footerPrefix", "skipEmptyRecords", "widths",
    "property",
  ]
  /// The properties of Table Dialect for items that are no objects, workbooks and databases.
  private static let unsupported = [
    "itemType", "itemKeys", "sheetNumber", "sheetName", "table",
  ]

  /// Whether the name is one of the properties that are not supported, whatever its case and the hyphens and underscores in it.
  static func isUnsupported(_ key: String) -> Bool {
    unsupported.contains { $0.lowercased() == key.foldedProperty }
  }

  private let members: Members

  private var faults: FaultCollector { members.faults }

  /// Returns the dialect of a rule file; if it has none, RFC 4180 with a header.
  static func decode(_ file: Members) -> TableDialect {
    file.object["dialect"].map { decode($0.value, reportingTo: file.faults) } ?? TableDialect()
  }

  /// Returns the dialect of a descriptor.
  static func decode(_ node: DocumentNode, reportingTo faults: FaultCollector) -> TableDialect {
    guard let members = Members(node, as: "'dialect'", reportingTo: faults) else { return TableDialect() }
    members.rejectMisplaced(besides: known + unsupported, in: "'dialect'")
    for key in unsupported {
      guard let member = members.object[key] else { continue }
      let text =
        "'\(key)' of a dialect is not supported: it is for JSON whose items are no objects, workbooks or databases; remove it"
      faults.report(text, at: member.keyPosition)
    }
    let decoder = DialectDecoder(members: members)
    decoder.checkLineTerminator()
    let hasHeader = members.boolean("header") ?? true
    let faultCount = faults.count
    let properties = decoder.properties()
    // Contradictions can be detected only if all properties are valid.
    let records = faults.count == faultCount ? decoder.records(properties) : Dialect()
    var layout = LayoutDecoder(members: members, hasHeader: hasHeader).layout()
    layout.end = properties.preset?.end
    var dialect = TableDialect(
      records: records, hasHeader: hasHeader, layout: layout,
      nullSequence: members.string("nullSequence") ?? properties.nullSequence)
    dialect.preset = properties.preset
    dialect.properties = properties
    dialect.arrayPlace = decoder.arrayPlace()
    for key in known { dialect.positions[key] = members.object[key]?.value.position }
    return dialect
  }

  private func arrayPlace() -> ArrayPlace? {
    guard let node = members.object["property"]?.value, let text = members.string("property") else {
      return nil
    }
    if let place = ArrayPlace(text) { return place }
    faults.report(
      "'property' must be the name of a member or a JSON Pointer, in which '~' is written '~0' and '/' in a name '~1', not \(Excerpt(text))",
      at: node.position)
    return nil
  }

  private func properties() -> DialectProperties {
    var properties = DialectProperties()
    properties.preset = preset()
    properties.separator = separator()
    properties.quote =
      hasNoQuote
      ? DialectProperties.Quote.none : character("quoteChar", orNull: true).map { .character($0) }
    properties.escape = character("escapeChar")
    properties.comment = comment()
    properties.doublesQuotes = members.boolean("doubleQuote")
    properties.skipsInitialSpace = members.boolean("skipInitialSpace")
    return properties
  }

  /// Returns the delimiter or the widths, of which a dialect has one.
  private func separator() -> FieldSeparator? {
    let widths = widths()
    guard let node = members.object["delimiter"]?.value, let text = members.string("delimiter") else {
      return widths.map { .widths($0) }
    }
    if members.object["widths"] != nil {
      faults.report("'delimiter' and 'widths' exclude each other; remove one of them", at: node.position)
    }
    if let delimiter = BytePrefix(text.utf8) { return .delimiter(delimiter) }
    faults.report(
      "'delimiter' must be 1 to \(BytePrefix.maximumSize) bytes of UTF-8, not \(Excerpt(text))",
      at: node.position)
    return nil
  }

  private func widths() -> FieldWidths? {
    guard let node = members.object["widths"]?.value, let elements = members.array("widths") else {
      return nil
    }
    let numbers = elements.compactMap { element in
      if case .number(let text) = element.content { Int(digits: text) } else { nil }
    }
    if numbers.count == elements.count, let widths = FieldWidths(numbers) { return widths }
    faults.report(
      "'widths' must be the numbers of characters of the fields, each 1 or greater, as in [10, 5, 8]",
      at: node.position)
    return nil
  }

  private func preset() -> DialectPreset? {
    guard let node = members.object["preset"]?.value, let name = members.string("preset") else {
      return nil
    }
    if let preset = DialectPreset(rawValue: name) { return preset }
    faults.report(node, of: "preset", isNoneOf: DialectPreset.allCases.map(\.rawValue))
    return nil
  }

  private func records(_ properties: DialectProperties) -> Dialect {
    let contradictions = properties.contradictions
    let isLong = (properties.separator?.delimiter.count ?? 1) > 1
    for (meaning, other) in contradictions { report(meaning, other, ofLongDelimiter: isLong) }
    guard contradictions.isEmpty else { return Dialect() }
    let escape = properties.escape
    return properties.dialect(nullSequence: nullSequence(beside: escape))
  }

  /// Whether no field is quoted: `quoteChar: null`.
  private var hasNoQuote: Bool {
    if case .null = members.object["quoteChar"]?.value.content { true } else { false }
  }

  /// Returns the byte of a property that must be one ASCII character.
  private func character(
    _ key: String, orNull: Bool = false
  ) -> UInt8? {
    guard let node = members.object[key]?.value, let text = members.string(key) else { return nil }
    if let byte = text.utf8.first, text.utf8.count == 1 { return byte }
    let other = orNull ? ", or null if no field is quoted" : ""
    faults.report("'\(key)' must be one ASCII character\(other), not \(Excerpt(text))", at: node.position)
    return nil
  }

  private func comment() -> BytePrefix? {
    guard let node = members.object["commentChar"]?.value,
      let text = members.string("commentChar")
    else { return nil }
    if let prefix = BytePrefix(text.utf8) { return prefix }
    let message =
      "'commentChar' must be 1 to \(BytePrefix.maximumSize) bytes of UTF-8, not \(Excerpt(text))"
    faults.report(message, at: node.position)
    return nil
  }

  /// Returns the null sequence if it contains the escape character, which the record reader would otherwise remove.
  private func nullSequence(beside escape: UInt8?) -> BytePrefix? {
    guard let escape, let node = members.object["nullSequence"]?.value,
      case .string(let text) = node.content, text.utf8.contains(escape)
    else { return nil }
    if let prefix = BytePrefix(text.utf8) { return prefix }
    faults.report(
      "a 'nullSequence' that contains the 'escapeChar' must have at most \(BytePrefix.maximumSize) bytes of UTF-8",
      at: node.position)
    return nil
  }

  private func checkLineTerminator() {
    guard let node = members.object["lineTerminator"]?.value,
      let text = members.string("lineTerminator")
    else { return }
    if ["\r\n", "\n", "\r"].contains(where: { $0.hasSameBytes(as: text) }) { return }
    let message =
      "'lineTerminator' must be CRLF, LF or CR, not \(Excerpt(text)); records end with any of the three"
    faults.report(message, at: node.position)
  }

  /// Reports a contradiction at the first of its two properties that the file has.
  private func report(_ meaning: Dialect.Meaning, _ other: Dialect.Meaning, ofLongDelimiter isLong: Bool) {
    let key = members.object[meaning.key] == nil && other == .widths ? "preset" : meaning.key
    let node = [key, other.key].lazy.compactMap { members.object[$0]?.value }.first
    let text =
      switch (meaning, other) {
      case (_, .widths): "'\(key)' is not for fields of fixed width, which are not quoted; remove it"
      case (_, .lineEnd): "'\(meaning.key)' cannot contain a line end, which ends a record"
      case (.delimiter, .initialSpace) where isLong:
        "'delimiter' cannot contain a space, which 'skipInitialSpace' skips"
      case (_, .initialSpace): "'\(meaning.key)' cannot be a space, which 'skipInitialSpace' skips"
      case (.comment, _): "'commentChar' cannot contain the '\(other.key)'"
      case (_, .delimiter) where isLong: "'delimiter' cannot contain the '\(meaning.key)'"
      default: "'\(meaning.key)' and '\(other.key)' cannot be the same character"
      }
    faults.report(text, at: node?.position ?? members.position)
  }
}

extension Dialect.Meaning {
  /// The property whose byte has the meaning.
  fileprivate var key: String {
    switch self {
    case .delimiter: "delimiter"
    case .widths: "widths"
    case .quote: "quoteChar"
    case .escape: "escapeChar"
    case .comment: "commentChar"
    case .initialSpace: "skipInitialSpace"
    case .lineEnd: "lineTerminator"
    }
  }
}
