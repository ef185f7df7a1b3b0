internal import Bytes
internal import Validation

/// The additions of a rule file to a Table Schema as a whole: definitions, including those of included files, and messages.
struct FileAdditions {
  let definitions: Definitions
  /// The environment of the rules.
  let context: RuleContext
  let messages: RuleMessages.Texts
  /// The messages for rules; `nil` for none.
  let ruleMessages: RuleMessages?

  init(
    _ members: Members, named name: String?, in context: RuleContext
  ) {
    let context = Self.context(members, context)
    self.context = context
    definitions = Definitions(members, named: name, in: context)
    let decoded = members.object["messages"].flatMap { DecodedMessages($0, reportingTo: members.faults) }
    if let decoded {
      let codes = Self.codesByRule
      let all = codes.values.reduce(into: Set()) { $0.formUnion($1) }
      decoded.check(codes: all, rules: codes, of: "a rule")
    }
    messages = decoded?.texts ?? RuleMessages.Texts()
    ruleMessages = messages.isEmpty ? nil : RuleMessages([messages])
  }

  /// Returns the environment with the folder that the key `files` names, in which values name files; one that is given goes before it.
  private static func context(_ members: Members, _ context: RuleContext) -> RuleContext {
    guard let path = members.string("files"), context.folder == nil else { return context }
    do throws(RuleError) {
      return context.checkingFiles(in: try context.openFolder(path))
    } catch {
      members.faults.report("'files': \(error)", at: members.object["files"]!.value.position)
      return context
    }
  }

  /// The codes of all rules by rule name, except those about the structure of records and headers.
  private static var codesByRule: [String: Set<FailureCode>] {
    var codes: [String: Set<FailureCode>] = [:]
    for name in RuleDecoder.composites { codes[name] = [] }
    for entry in Catalog.entries { codes[entry.name] = Set(entry.codes) }
    for code in MessageCatalog.english.codes {
      let subject = code.rawValue.split(atFirst: UInt8(ascii: ".")).head
      guard subject != "record", subject != "header", Catalog.entry(named: subject) == nil else { continue }
      codes[subject, default: []].insert(code)
    }
    return codes
  }
}
