/// The argument of a rule as a rule file has it: a text as on a command line, a list, or parts with names.
///
/// ```swift
/// let entry = Catalog.entry(named: "length")!
/// try entry.rule(.text("1..40 bytes"))
/// try entry.rule(.parts(["min": .text("1"), "max": .text("40"), "unit": .text("bytes")]))  // the same
/// ```
public enum RuleArgument: Sendable, Hashable {
  /// A text, or a number as it is written.
  case text(String)
  case list([String])
  /// Whether something holds.
  case flag(Bool)
  case parts([String: RuleArgument])
}

/// How an argument is written in a rule file beside its text: as a list, or as parts with names.
///
/// Whoever reads a rule file checks the shape by this and tells where it is at fault; what the argument then means is
/// the entry's to say.
public struct ArgumentStructure: Sendable {
  /// A part with a name.
  public struct Part: Sendable, Hashable {
    /// What may stand there.
    public enum Kind: Sendable, Hashable {
      case text, number, list, flag
    }

    public let name: String
    public let kind: Kind

    init(_ name: String, _ kind: Kind) {
      (self.name, self.kind) = (name, kind)
    }
  }

  /// What a structure comes to.
  enum Reading: Sendable {
    /// The text that says the same.
    case text(String)
    /// A rule that no text says.
    case rule(Rule.Kind)
  }

  /// Whether a list may stand for the argument.
  public let takesList: Bool
  /// The parts that an object may have; none where no object may stand there.
  public let parts: [Part]
  let read: @Sendable (RuleArgument, RuleContext) throws(RuleError) -> Reading

  init(
    takesList: Bool = false, parts: [Part] = [],
    read: @escaping @Sendable (RuleArgument, RuleContext) throws(RuleError) -> Reading
  ) {
    (self.takesList, self.parts, self.read) = (takesList, parts, read)
  }

  /// The forms as a sentence has them: "[…] or {values, ignore-case}".
  public var form: String {
    let object = parts.isEmpty ? nil : "{" + parts.map(\.name).joined(separator: ", ") + "}"
    return [takesList ? "[…]" : nil, object].compactMap(\.self).joined(separator: " or ")
  }
}

extension CatalogEntry {
  /// The rule with an argument as a rule file has it.
  ///
  /// - Throws: What ``rule(argument:in:)`` throws, and ``RuleError/malformedArgument(_:expected:of:)`` for a form that the
  ///   rule does not take.
  public func rule(_ argument: RuleArgument, in context: RuleContext = RuleContext()) throws(RuleError)
    -> Rule
  {
    if case .text(let text) = argument { return try rule(argument: text, in: context) }
    guard let structure, structure.takes(argument) else {
      throw .malformedArgument(argument.description, expected: forms, of: name)
    }
    switch try structure.read(argument, context) {
    case .text(let text): return try rule(argument: text, in: context)
    case .rule(let kind): return Rule(name: name, kind: kind)
    }
  }

  /// What an argument of the rule may be, for a message.
  private var forms: String {
    switch self.argument {
    case .none: "none"
    case .optional(let form, _), .required(let form, _):
      [form, structure?.form].compactMap(\.self).joined(separator: ", or in a rule file ")
    }
  }
}

extension ArgumentStructure {
  fileprivate func takes(_ argument: RuleArgument) -> Bool {
    switch argument {
    case .text: true
    case .list: takesList
    case .flag: false
    case .parts(let given):
      given.allSatisfy { name, value in
        parts.contains { part in part.name == name && part.kind.takes(value) }
      }
    }
  }
}

extension ArgumentStructure.Part.Kind {
  fileprivate func takes(_ argument: RuleArgument) -> Bool {
    switch (self, argument) {
    case (.text, .text), (.number, .text), (.list, .list), (.flag, .flag): true
    default: false
    }
  }
}

extension RuleArgument: CustomStringConvertible {
  /// The argument as an error shows it.
  public var description: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.joined(separator: ", ") + "]"
    case .parts(let parts):
      "{" + parts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }

  /// The text of a part, or `nil` where there is no such part or it is no text.
  func text(_ name: String) -> String? {
    guard case .parts(let parts) = self, case .text(let text)? = parts[name] else { return nil }
    return text
  }

  /// What a part says of something that holds or not, or `nil` where there is no such part.
  func flag(_ name: String) -> Bool? {
    guard case .parts(let parts) = self, case .flag(let flag)? = parts[name] else { return nil }
    return flag
  }

  /// The list that the argument is, or that the part is.
  func list(_ name: String) -> [String]? {
    switch self {
    case .list(let values): return values
    case .parts(let parts):
      guard case .list(let values)? = parts[name] else { return nil }
      return values
    case .text, .flag: return nil
    }
  }
}
