internal import Bytes
internal import FileOutput
internal import TableValidation
internal import Validation

/// An option of a command: its syntax and its effect.
///
/// The parser, the suggestions, the help, the manual page and the completions use the same table of options.
struct Option<Target>: Sendable {
  fileprivate(set) var syntax: OptionSyntax
  /// Sets the value in the command; throws if the value is invalid.
  let apply: @Sendable (inout Target, Word) throws(UsageError) -> Void

  init(
    _ long: String, _ short: Character?, value: OptionSyntax.Value?, help: String,
    apply: @escaping @Sendable (inout Target, Word) throws(UsageError) -> Void
  ) {
    syntax = OptionSyntax(long: long, short: short, value: value, help: help)
    self.apply = apply
  }
}

extension Option {
  /// The same option, which can be given several times.
  var repeatable: Self {
    var option = self
    option.syntax.isRepeatable = true
    return option
  }

  /// A closure that sets a value in the command.
  ///
  /// Closures are used instead of key paths because creating the twenty key paths of a command took as long as checking a
  /// line.
  typealias Setting<Value> = @Sendable (inout Target, Value) -> Void

  /// Creates an option without a value.
  static func flag(
    _ long: String, _ short: Character? = nil, help: String, set: @escaping @Sendable (inout Target) -> Void
  ) -> Self {
    Option(long, short, value: nil, help: help) { target, _ in set(&target) }
  }

  /// Creates an option with a string value.
  static func text(
    _ long: String, _ short: Character? = nil, value name: String, help: String,
    completion: Completion = .none, set: @escaping Setting<String>
  ) -> Self {
    let value = OptionSyntax.Value(name: name, completion: completion)
    return Option(long, short, value: value, help: help) { target, value throws(UsageError) in
      set(&target, try value.text())
    }
  }

  /// Creates an option whose value is the path of a file, or `-`.
  static func path(
    _ long: String, _ short: Character? = nil, value name: String, help: String,
    set: @escaping Setting<BytePath>
  ) -> Self {
    Option(long, short, value: .init(name: name, completion: .files), help: help) {
      target, value throws(UsageError) in
      guard value.path != "" else { throw UsageError("--\(long) needs the name of a file, not ''") }
      set(&target, value.path)
    }
  }

  /// Creates an option whose value is a whole number.
  ///
  /// - Parameter minimum: The least number.
  static func count(
    _ long: String, _ short: Character? = nil, value name: String, help: String, from minimum: Int = 1,
    set: @escaping Setting<Int>
  ) -> Self {
    let value = OptionSyntax.Value(name: name, completion: .none)
    return Option(long, short, value: value, help: help) { target, value throws(UsageError) in
      let value = try value.text()
      guard let number = Int(digits: value), number >= minimum else {
        if !value.isEmpty, value.utf8.allSatisfy(\.isDigit), Int(digits: value) == nil {
          throw UsageError("--\(long) must be at most \(Int.max), not '\(value)'")
        }
        throw UsageError("--\(long) must be a whole number, \(minimum) or greater, not '\(value)'")
      }
      set(&target, number)
    }
  }

  /// Creates an option whose value is a number of bytes, 1 or greater unless 0 is allowed, such as `65536`, `4MB` or `1GiB`.
  static func size(
    _ long: String, _ short: Character? = nil, value name: String, help: String, allowsZero: Bool = false,
    set: @escaping Setting<Int>
  ) -> Self {
    let value = OptionSyntax.Value(name: name, completion: .none)
    return Option(long, short, value: value, help: help) { target, value throws(UsageError) in
      let value = try value.text()
      guard let size = ByteSize(value), size.bytes > 0 || allowsZero else {
        throw UsageError("--\(long) must be a number of bytes, such as 65536, 4MB or 1GiB, not '\(value)'")
      }
      set(&target, size.bytes)
    }
  }

  /// Creates an option whose value is a day, `YYYY-MM-DD`.
  static func day(
    _ long: String, _ short: Character? = nil, help: String, set: @escaping Setting<CalendarDay>
  ) -> Self {
    Option(long, short, value: .init(name: "DAY", completion: .none), help: help) {
      target, value throws(UsageError) in
      guard let day = CalendarDay(parsing: value.bytes.span) else {
        throw UsageError(
          "--\(long) must be a day that exists, such as 2026-02-28, not '\(value.description)'")
      }
      set(&target, day)
    }
  }

  /// Creates an option whose value is a case of an enumeration.
  static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
    _ long: String, _ short: Character? = nil, value name: String, help: String,
    set: @escaping Setting<Choice>
  ) -> Self where Choice.RawValue == String {
    let value = OptionSyntax.Value(name: name, completion: .words { Choice.allCases.map(\.rawValue) })
    return Option(long, short, value: value, help: help) { target, value throws(UsageError) in
      let value = try value.text()
      guard let choice = Choice(rawValue: value) else {
        let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--\(long) must be one of \(choices), not '\(value)'")
      }
      set(&target, choice)
    }
  }
}

extension Array {
  /// Returns the options under a heading of the help.
  func group<Target>(_ title: String) -> Self where Element == Option<Target> {
    var options = self
    for index in options.indices { options[index].syntax.group = title }
    return options
  }
}
