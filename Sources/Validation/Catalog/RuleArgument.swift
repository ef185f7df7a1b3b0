internal import Bytes

/// The argument of a rule in a rule file: a text as on a command line, a list, or named parts.
///
/// ```swift
/// let entry = Catalog.entry(named: "length")!
/// try entry.rule(.text("1..40 bytes"))
/// try entry.rule(.parts(["min": .text("1"), "max": .text("40"), "unit": .text("bytes")]))  // the same
/// ```
public enum RuleArgument: Sendable, Hashable {
  /// A text, or a number as written.
  case text(String)
  /// A list of texts.
  case list([String])
  /// `true` or `false`.
  case flag(Bool)
  /// Parts by name, each with its own argument.
  case parts([String: RuleArgument])
  /// A list of arguments with parts.
  case objects([RuleArgument])
}

/// The spellings of an argument in a rule file other than text: a list, or named parts.
///
/// The reader of a rule file checks the structure and reports the location of a fault; the entry interprets the argument.
public struct ArgumentStructure: Sendable {
  /// A named part.
  public struct Part: Sendable, Hashable {
    /// The kind of the value.
    public enum Kind: Sendable, Hashable {
      /// A text, a number, a list of texts, `true` or `false`, or texts by names of any kind.
      case text, number, list, flag, map
    }

    /// The name of the part.
    public let name: String
    /// The kind of its value.
    public let kind: Kind

    init(_ name: String, _ kind: Kind) {
      (self.name, self.kind) = (name, kind)
    }
  }

  /// The result of reading a structure.
  enum Reading: Sendable {
    /// The equivalent text.
    case text(String)
    /// A rule without a spelling as text.
    case rule(Rule.Kind)
  }

  /// Whether the argument may be a list of texts.
  public let takesList: Bool
  /// Whether the argument may be a list of objects with ``parts``.
  public let takesObjects: Bool
  /// The parts that an object may have; none if the argument is not an object.
  public let parts: [Part]
  let read: @Sendable (RuleArgument, RuleContext) throws(RuleError) -> Reading

  init(
    takesList: Bool = false, takesObjects: Bool = false, parts: [Part] = [],
    read: @escaping @Sendable (RuleArgument, RuleContext) throws(RuleError) -> Reading
  ) {
    (self.takesList, self.takesObjects) = (takesList, takesObjects)
    (self.parts, self.read) = (parts, read)
  }

  /// The spellings as a message lists them: "[…] or {values, ignore-case}".
  public var notation: String {
    let object = parts.isEmpty ? nil : "{" + parts.map(\.name).joined(separator: ", ") + "}"
    let objects = takesObjects ? "a list of these" : nil
    return [takesList ? "[…]" : nil, object, objects].compactMap(\.self).joined(separator: " or ")
  }
}

extension CatalogEntry {
  /// The rule with an argument of a rule file.
  ///
  /// - Throws: The errors of ``rule(argument:in:)``, and ``RuleError/malformedArgument(_:expected:of:)`` for a structure that
  ///   the rule does not take.
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

  /// All spellings of the argument, for a message.
  private var forms: String {
    switch self.argument {
    case .none: "none"
    case .optional(let syntax, _), .required(let syntax, _):
      [syntax, structure?.notation].compactMap(\.self).joined(separator: ", or in a rule file ")
    }
  }
}

extension ArgumentStructure {
  fileprivate func takes(_ argument: RuleArgument) -> Bool {
    switch argument {
    case .text: true
    case .list: takesList
    case .flag: false
    case .objects(let objects): takesObjects && objects.allSatisfy(takes)
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
    case (.map, .parts(let values)):
      values.values.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }
}

extension RuleArgument: CustomStringConvertible {
  /// The argument as errors show it.
  public var description: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.joined(separator: ", ") + "]"
    case .parts(let parts):
      "{" + parts.ordered { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    case .objects(let objects): "[" + objects.map(\.description).joined(separator: ", ") + "]"
    }
  }

  /// The text of a part, or `nil` if there is no such part or it is not a text.
  func text(_ name: String) -> String? {
    guard case .parts(let parts) = self, case .text(let text)? = parts[name] else { return nil }
    return text
  }

  /// The flag of a part, or `nil` if there is no such part.
  func flag(_ name: String) -> Bool? {
    guard case .parts(let parts) = self, case .flag(let flag)? = parts[name] else { return nil }
    return flag
  }

  /// The list that is the argument or the part.
  func list(_ name: String) -> [String]? {
    switch self {
    case .list(let values): return values
    case .parts(let parts):
      guard case .list(let values)? = parts[name] else { return nil }
      return values
    case .text, .flag, .objects: return nil
    }
  }

  /// The objects of a list, or the argument if it is one object.
  var objects: [RuleArgument] {
    if case .objects(let objects) = self { objects } else { [self] }
  }

  /// The texts of a part by their names, or `nil` if there is no such part.
  func map(_ name: String) -> [String: String]? {
    guard case .parts(let parts) = self, case .parts(let values)? = parts[name] else { return nil }
    return values.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
  }
}
