internal import Validation

/// What a rule file adds to a Table Schema as a whole: definitions, its own and included ones, and texts of failures.
struct FileAdditions {
  let definitions: Definitions
  /// What rules may ask of the world.
  let context: RuleContext
  let messages: RuleMessages.Texts
  /// The texts as rules have them, or `nil` where there are none.
  let ruleMessages: RuleMessages?

  init(
    _ members: Members, named name: String?, in context: RuleContext, _ faults: inout [RuleFileFault]
  ) {
    self.context = context
    definitions = Definitions(members, named: name, in: context, &faults)
    let decoded = members.object["messages"].flatMap { DecodedMessages($0, &faults) }
    decoded?.check(codes: nil, rules: Self.codesByRule, of: "a rule", &faults)
    messages = decoded?.texts ?? RuleMessages.Texts()
    ruleMessages = messages.isEmpty ? nil : RuleMessages([messages])
  }

  /// The codes of every rule; those of composites are any.
  private static var codesByRule: [String: Set<FailureCode>] {
    var codes: [String: Set<FailureCode>] = [:]
    for entry in Catalog.entries { codes[entry.name] = Set(entry.codes) }
    for code in MessageCatalog.english.codes {
      let subject = code.rawValue.split(atFirst: UInt8(ascii: ".")).head
      if codes[subject] == nil { codes[subject] = [] }
      if Catalog.entry(named: subject) == nil { codes[subject]?.insert(code) }
    }
    for name in RuleDecoder.composites { codes[name] = codes[name] ?? [] }
    return codes
  }
}
