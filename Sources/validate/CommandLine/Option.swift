internal import Validation

/// One option of a command: its names, what it takes, its help, and what it sets. The parser, the help and the
/// suggestions read the same table of these.
struct Option<Target>: Sendable {
  /// What follows the name.
  enum Argument: Sendable {
    case none
    /// A value of that name, "FILE".
    case value(String)
  }

  /// The name after two dashes.
  let long: String
  /// The letter after one dash, if there is one.
  let short: Character?
  let argument: Argument
  let help: String
  /// Takes the value in; throws where it is none.
  let apply: @Sendable (inout Target, String) throws(UsageError) -> Void

  var valueName: String? {
    if case .value(let name) = argument { name } else { nil }
  }

  /// The names as the help shows them: "-e, --each RULE".
  var synopsis: String {
    let name = (short.map { "-\($0), " } ?? "    ") + "--" + long
    return valueName.map { "\(name) \($0)" } ?? name
  }
}

extension Option {
  /// Takes a value in. Not a key path: to make the twenty of a command took as long as to check a line.
  typealias Setting<Value> = @Sendable (inout Target, Value) -> Void

  /// An option that is there or not.
  static func flag(
    _ long: String, _ short: Character? = nil, _ help: String, set: @escaping @Sendable (inout Target) -> Void
  ) -> Self {
    Option(long: long, short: short, argument: .none, help: help) { target, _ in set(&target) }
  }

  /// An option with a text; the last one counts, or all do.
  static func text(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String, set: @escaping Setting<String>
  ) -> Self {
    Option(long: long, short: short, argument: .value(name), help: help) { target, value in
      set(&target, value)
    }
  }

  /// An option with a whole number from 1 upwards.
  static func count(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String, set: @escaping Setting<Int>
  ) -> Self {
    Option(long: long, short: short, argument: .value(name), help: help) { target, value throws(UsageError) in
      guard let number = Int(digits: value), number > 0 else {
        throw UsageError("--\(long) takes a whole number from 1 upwards, not '\(value)'")
      }
      set(&target, number)
    }
  }

  /// An option with one of the cases of an enumeration.
  static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String, set: @escaping Setting<Choice>
  ) -> Self where Choice.RawValue == String {
    Option(long: long, short: short, argument: .value(name), help: help) { target, value throws(UsageError) in
      guard let choice = Choice(rawValue: value) else {
        let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--\(long) is one of \(choices), not '\(value)'")
      }
      set(&target, choice)
    }
  }
}
