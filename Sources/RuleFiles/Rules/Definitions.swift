internal import Bytes
internal import JSONDocument
internal import Validation

/// The named rules of a rule file and of the files that it includes.
///
/// A name is unique among all of these files. Each definition is decoded once, at its first use, so that definitions may use
/// each other in any order.
final class Definitions {
  private struct Definition {
    let node: DocumentNode
    let keyPosition: DocumentPosition
    let file: IncludedFile
    var isDecoded = false
    /// The decoded rules; `nil` if the definition is faulty, which is reported once, at its location.
    var rules: [DecodedRule]?
  }

  private var definitions: [[UInt8]: Definition] = [:]
  private var names: [String] = []
  /// The names of the definitions being decoded, each used by the one before.
  private var path: [String] = []

  /// Creates the definitions of a rule file and of all files that it includes.
  init(_ members: Members, named name: String?, in context: RuleContext, _ faults: inout [RuleFileFault]) {
    var reader = IncludeReader(in: context, root: name)
    reader.read(members, &faults) { member, file, faults in self.add(member, of: file, &faults) }
    for name in names { decode(name, &faults) }
  }

  private func add(
    _ member: DocumentMember, of file: IncludedFile, _ faults: inout [RuleFileFault]
  ) {
    let key = Array(member.key.utf8)
    if let first = definitions[key] {
      let location = "\(first.file.path ?? "the rule file"):\(first.keyPosition)"
      faults.append(
        .init(at: member.keyPosition, "the definition \(Excerpt(member.key)) is already in \(location)"))
      return
    }
    names.append(member.key)
    definitions[key] = Definition(node: member.value, keyPosition: member.keyPosition, file: file)
  }

  /// Returns the rules of a definition, or `nil` if it is missing or faulty.
  ///
  /// - Parameter position: The location of the use, for a fault.
  func rules(
    named name: String, usedAt position: DocumentPosition, _ faults: inout [RuleFileFault]
  ) -> [DecodedRule]? {
    guard definitions[Array(name.utf8)] != nil else {
      let near = Suggestion.nearest(to: name, among: names)
      let list =
        names.isEmpty
        ? "the file has no 'definitions'" : "the definitions are \(names.prefix(20).joined(separator: ", "))"
      let hint = near.map { "did you mean '\($0)'?" } ?? list
      faults.append(.init(at: position, "there is no definition \(Excerpt(name)); \(hint)"))
      return nil
    }
    if let start = path.firstIndex(where: { $0.hasSameBytes(as: name) }) {
      let cycle = (path[start...] + [name]).joined(separator: " → ")
      faults.append(.init(at: position, "a definition cannot use itself: \(cycle)"))
      return nil
    }
    guard path.count < DecodedRule.maximumDepth else {
      let text = "more than \(DecodedRule.maximumDepth) definitions in a chain of uses"
      faults.append(.init(at: position, text))
      return nil
    }
    decode(name, &faults)
    return definitions[Array(name.utf8)]?.rules
  }

  private func decode(_ name: String, _ faults: inout [RuleFileFault]) {
    guard let definition = definitions[Array(name.utf8)], !definition.isDecoded else { return }
    path.append(name)
    defer { path.removeLast() }
    var own: [RuleFileFault] = []
    let decoder = RuleDecoder(definitions: self, context: definition.file.context)
    var rules = decoder.decodeList(definition.node, &own)
    if (rules ?? []).reduce(0, { $0 + $1.size }) > DecodedRule.maximumSize {
      let text =
        "more than \(DecodedRule.maximumSize) rules with all definitions expanded: use fewer of them"
      own.append(.init(at: definition.keyPosition, text))
      rules = nil
    }
    // Faults of the definitions that this one uses already have a file.
    faults += own.map { .init(at: $0.position, $0.message, in: $0.file ?? definition.file.path) }
    definitions[Array(name.utf8)]?.isDecoded = true
    definitions[Array(name.utf8)]?.rules = rules
  }
}
