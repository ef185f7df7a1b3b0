internal import CSVRecords
internal import JSONDocument

/// Decodes the value of `dialect` into a ``TableDialect``, and reports all its faults.
struct DialectDecoder {
  /// The properties of Table Dialect; those for other formats than CSV are ignored, as the standard requires.
  private static let known = [
    "$schema", "header", "headerRows", "headerJoin", "commentRows", "commentChar", "delimiter",
    "lineTerminator", "quoteChar", "doubleQuote", "escapeChar", "nullSequence", "skipInitialSpace",
    "property", "itemType", "itemKeys", "sheetNumber", "sheetName", "table",
  ]

  private let members: Members

  /// The dialect of a rule file; RFC 4180 with a header if it has none.
  static func decode(_ file: Members, _ faults: inout [RuleFileFault]) -> TableDialect {
    guard let node = file.object["dialect"]?.value, let members = Members(node, "'dialect'", &faults) else {
      return TableDialect()
    }
    members.refuseUnknown(besides: known, in: "'dialect'", onlySlips: true, &faults)
    let decoder = DialectDecoder(members: members)
    decoder.checkLineTerminator(&faults)
    let hasHeader = members.boolean("header", &faults) ?? true
    return TableDialect(
      records: decoder.records(&faults), hasHeader: hasHeader,
      layout: LayoutDecoder(members: members, hasHeader: hasHeader).layout(&faults),
      nullSequence: members.string("nullSequence", &faults))
  }

  private func records(_ faults: inout [RuleFileFault]) -> Dialect {
    let faultCount = faults.count
    let delimiter = character("delimiter", &faults) ?? UInt8(ascii: ",")
    let quote = hasNoQuote ? nil : character("quoteChar", orNull: true, &faults) ?? UInt8(ascii: "\"")
    let escape = character("escapeChar", &faults)
    let comment = comment(&faults)
    let doublesQuotes = members.boolean("doubleQuote", &faults) ?? true
    let skipsInitialSpace = members.boolean("skipInitialSpace", &faults) ?? false
    // Contradictions cannot be found if a property has no value.
    guard faults.count == faultCount else { return Dialect() }
    let contradictions = Dialect.contradictions(
      delimiter: delimiter, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment)
    for (meaning, other) in contradictions { report(meaning, other, &faults) }
    guard contradictions.isEmpty else { return Dialect() }
    return Dialect(
      delimiter: delimiter, quote: quote, doublesQuotes: doublesQuotes, escape: escape,
      skipsInitialSpace: skipsInitialSpace, comment: comment,
      nullSequence: nullSequence(beside: escape, &faults))
  }

  /// `quoteChar: null`: nothing is quoted.
  private var hasNoQuote: Bool {
    if case .null = members.object["quoteChar"]?.value.content { true } else { false }
  }

  /// The byte of a property that is one character.
  private func character(
    _ key: String, orNull: Bool = false, _ faults: inout [RuleFileFault]
  ) -> UInt8? {
    guard let node = members.object[key]?.value, let text = members.string(key, &faults) else { return nil }
    if let byte = text.utf8.first, text.utf8.count == 1 { return byte }
    let other = orNull ? ", or null where nothing is quoted" : ""
    faults.append(
      .init(at: node.position, "'\(key)' is one ASCII character here\(other), not \(Excerpt(text))"))
    return nil
  }

  private func comment(_ faults: inout [RuleFileFault]) -> BytePrefix? {
    guard let node = members.object["commentChar"]?.value,
      let text = members.string("commentChar", &faults)
    else { return nil }
    if let prefix = BytePrefix(text.utf8) { return prefix }
    let message =
      "'commentChar' is one to \(BytePrefix.maximumSize) bytes of UTF-8 here, not \(Excerpt(text))"
    faults.append(.init(at: node.position, message))
    return nil
  }

  /// The null sequence if it contains the escape, which would otherwise be taken off.
  private func nullSequence(beside escape: UInt8?, _ faults: inout [RuleFileFault]) -> BytePrefix? {
    guard let escape, let node = members.object["nullSequence"]?.value,
      case .string(let text) = node.content, text.utf8.contains(escape)
    else { return nil }
    if let prefix = BytePrefix(text.utf8) { return prefix }
    faults.append(
      .init(
        at: node.position,
        "a 'nullSequence' that holds the 'escapeChar' has at most \(BytePrefix.maximumSize) bytes of UTF-8 here"
      ))
    return nil
  }

  private func checkLineTerminator(_ faults: inout [RuleFileFault]) {
    guard let node = members.object["lineTerminator"]?.value,
      let text = members.string("lineTerminator", &faults)
    else { return }
    if ["\r\n", "\n", "\r"].contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return }
    let reason = "records end with CRLF, LF or CR here, whichever comes, never with \(Excerpt(text))"
    faults.append(.init(at: node.position, "'lineTerminator' is not supported: " + reason))
  }

  /// Reports a contradiction at the first of its two properties that the file has.
  private func report(_ meaning: Dialect.Meaning, _ other: Dialect.Meaning, _ faults: inout [RuleFileFault]) {
    let node = [meaning, other].lazy.compactMap { members.object[$0.key]?.value }.first
    let text =
      switch (meaning, other) {
      case (_, .lineEnd): "'\(meaning.key)' cannot hold a line end, which ends a record"
      case (_, .initialSpace): "'\(meaning.key)' cannot be a space, which 'skipInitialSpace' skips"
      case (.comment, _): "'commentChar' cannot hold the '\(other.key)'"
      default: "'\(meaning.key)' and '\(other.key)' cannot be the same character"
      }
    faults.append(.init(at: node?.position ?? members.position, text))
  }
}

extension Dialect.Meaning {
  /// The property whose byte has the meaning.
  fileprivate var key: String {
    switch self {
    case .delimiter: "delimiter"
    case .quote: "quoteChar"
    case .escape: "escapeChar"
    case .comment: "commentChar"
    case .initialSpace: "skipInitialSpace"
    case .lineEnd: "lineTerminator"
    }
  }
}
