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
  init(_ members: Members, named name: String?, in context: RuleContext) {
    var reader = IncludeReader(in: context, root: name)
    reader.read(members) { member, file in self.add(member, of: file) }
    for name in names { decode(name) }
  }

  private func add(
    _ member: DocumentMember, of file: IncludedFile
  ) {
    let key = Array(member.key.utf8)
    if let first = definitions[key] {
      let location = "\(first.file.path ?? "the rule file"):\(first.keyPosition)"
      file.faults.report(
        "the definition \(Excerpt(member.key)) is already in \(location)", at: member.keyPosition)
      return
    }
    names.append(member.key)
    definitions[key] = Definition(node: member.value, keyPosition: member.keyPosition, file: file)
  }

  /// Returns the rules of a definition, or `nil` if it is missing or faulty.
  ///
  /// - Parameters:
  ///   - position: The location of the use, for a fault.
  ///   - faults: The collector of the file with the use.
  func rules(
    named name: String, usedAt position: DocumentPosition, reportingTo faults: FaultCollector
  ) -> [DecodedRule]? {
    guard definitions[Array(name.utf8)] != nil else {
      let near = Suggestion.question(for: name, among: names)
      let list =
        names.isEmpty
        ? "the file has no 'definitions'" : "the definitions are \(names.prefix(20).joined(separator: ", "))"
      let hint = near ?? list
      faults.report("there is no definition \(Excerpt(name)); \(hint)", at: position)
      return nil
    }
    if let start = path.firstIndex(where: { $0.hasSameBytes(as: name) }) {
      let cycle = (path[start...] + [name]).joined(separator: " → ")
      faults.report("a definition cannot use itself: \(cycle)", at: position)
      return nil
    }
    guard path.count < DecodedRule.maximumDepth else {
      let text = "more than \(DecodedRule.maximumDepth) definitions in a chain of uses"
      faults.report(text, at: position)
      return nil
    }
    decode(name)
    return definitions[Array(name.utf8)]?.rules
  }

  private func decode(_ name: String) {
    guard let definition = definitions[Array(name.utf8)], !definition.isDecoded else { return }
    path.append(name)
    defer { path.removeLast() }
    let decoder = RuleDecoder(
      definitions: self, context: definition.file.context, faults: definition.file.faults)
    var rules = decoder.decodeList(definition.node)
    if (rules ?? []).reduce(0, { $0 + $1.size }) > DecodedRule.maximumSize {
      let text =
        "more than \(DecodedRule.maximumSize) rules with all definitions expanded: use fewer of them"
      definition.file.faults.report(text, at: definition.keyPosition)
      rules = nil
    }
    definitions[Array(name.utf8)]?.isDecoded = true
    definitions[Array(name.utf8)]?.rules = rules
  }
}
