internal import Bytes
internal import Validation

/// A parser of the arguments after a command's name, by the command's table of options.
///
/// An option is written `--name VALUE`, `--name=VALUE`, `-n VALUE` or `-nVALUE`; letters without values can be bundled, as
/// in `-qz`. An option with a value is given once, unless it is repeatable. `--` ends the options, and `-` is an operand.
struct ArgumentParser<Target: Command> {
  private var command = Target()
  private var words: ArraySlice<Word>
  /// The options with a value so far, except those that are repeatable.
  private var values: [(name: String, option: String, value: Word)] = []

  /// Returns the command with the options and operands in the arguments.
  ///
  /// - Throws: ``UsageError`` for an invalid argument; ``VersionRequest`` for `-v` or `--version`; ``HelpRequest`` if `-h` is
  ///   among bundled letters.
  static func parse(_ words: [Word]) throws -> Target {
    var parser = ArgumentParser(words: words[...])
    try parser.parse()
    return parser.command
  }

  private init(words: ArraySlice<Word>) {
    self.words = words
  }

  private mutating func parse() throws {
    while let word = words.popFirst() {
      if word == "--" {
        command.operands += words
        return
      } else if word.bytes.starts(with: "--".utf8) {
        try parseLong(word)
      } else if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        try parseShort(word)
      } else {
        command.operands.append(word)
      }
    }
  }

  private mutating func parseLong(_ word: Word) throws {
    let end = word.bytes.firstIndex(of: UInt8(ascii: "=")) ?? word.bytes.count
    let name = try Word(bytes: Array(word.bytes[2..<end])).text()
    let attached = end < word.bytes.count ? Word(bytes: Array(word.bytes[(end + 1)...])) : nil
    if name == OptionSyntax.version.long, attached == nil { throw VersionRequest() }
    guard let option = Self.option(where: { $0.long == name }) else {
      let suggestion = Suggestion.nearest(to: name, among: Target.options.map(\.syntax.long))
      throw Self.unknown("--\(name)", suggestion: suggestion.map { "--\($0)" })
    }
    switch (option.syntax.value, attached) {
    case (nil, let value?): throw UsageError("--\(name) takes no value, and '\(value.description)' was given")
    case (nil, nil): try option.apply(&command, "")
    case (_, let value?): try apply(option, value, writtenAs: "--\(name)")
    case (let value?, nil): try apply(option, next(for: "--\(name)", value.name), writtenAs: "--\(name)")
    }
  }

  private mutating func parseShort(_ word: Word) throws {
    var rest = word.bytes.dropFirst()
    while let byte = rest.first {
      let letter = Character(UnicodeScalar(byte))
      if letter == OptionSyntax.help.short { throw HelpRequest() }
      if letter == OptionSyntax.version.short { throw VersionRequest() }
      guard let option = Self.option(where: { $0.short == letter }) else {
        let unknown = try Word(bytes: Array(rest)).text().prefix(1)
        throw Self.unknown("-\(unknown)", suggestion: nil)
      }
      rest = rest.dropFirst()
      if let value = option.syntax.value {
        let word = rest.isEmpty ? try next(for: "-\(letter)", value.name) : Word(bytes: Array(rest))
        return try apply(option, word, writtenAs: "-\(letter)")
      }
      try option.apply(&command, "")
    }
  }

  /// The option whose syntax matches. By indices: the types of a generic sequence would be made at run time, which delays the
  /// start.
  private static func option(where matches: (OptionSyntax) -> Bool) -> Option<Target>? {
    let options = Target.options
    for index in options.indices where matches(options[index].syntax) { return options[index] }
    return nil
  }

  /// Sets the value of an option.
  ///
  /// - Parameter name: The name of the option as it is written.
  private mutating func apply(_ option: Option<Target>, _ value: Word, writtenAs name: String)
    throws(UsageError)
  {
    let long = option.syntax.long
    if let earlier = values.first(where: { $0.option == long }) {
      let names =
        earlier.name == name
        ? "\(name) is given twice," : "\(earlier.name) and \(name) are the same option, given"
      throw UsageError(
        "\(names) with '\(earlier.value.description)' and '\(value.description)'; give it once")
    }
    if !option.syntax.isRepeatable { values.append((name, long, value)) }
    try option.apply(&command, value)
  }

  private mutating func next(for name: String, _ valueName: String) throws(UsageError) -> Word {
    guard let value = words.popFirst() else {
      throw UsageError("\(name) needs a value: \(name) \(valueName)")
    }
    return value
  }

  private static func unknown(_ name: String, suggestion: String?) -> UsageError {
    let hint =
      suggestion.map { "did you mean \($0)?" } ?? "'validate \(Target.name) --help' lists the options"
    return UsageError("there is no option \(name) for '\(Target.name)'; \(hint)")
  }
}

/// A request for the help of a command.
struct HelpRequest: Error {}

/// A request for the version of the program.
struct VersionRequest: Error {}
