internal import Bytes
internal import Validation

/// Reads the words after a verb into a command, by the command's own table of options.
///
/// `--name VALUE`, `--name=VALUE`, `-n VALUE`, `-nVALUE`, bundled `-qz`; `--` ends the options; `-` is an operand.
struct ArgumentParser<Target: Command> {
  private var command = Target()
  private var words: ArraySlice<String>

  /// The command that the words make.
  ///
  /// - Throws: ``UsageError``; ``HelpRequest`` where `-h` is among bundled letters.
  static func parse(_ words: [String]) throws -> Target {
    var parser = ArgumentParser(words: words[...])
    try parser.parse()
    return parser.command
  }

  private init(words: ArraySlice<String>) {
    self.words = words
  }

  private mutating func parse() throws {
    while let word = words.popFirst() {
      if word == "--" {
        command.operands += words
        return
      } else if word.hasPrefix("--") {
        try parseLong(word)
      } else if word.hasPrefix("-"), word.utf8.count > 1 {
        try parseShort(word)
      } else {
        command.operands.append(word)
      }
    }
  }

  private mutating func parseLong(_ word: String) throws {
    let (name, attached) = String(word.dropFirst(2)).split(atFirst: UInt8(ascii: "="))
    guard let option = Target.options.first(where: { $0.long == name }) else {
      let suggestion = Suggestion.nearest(to: name, among: Target.options.map(\.long))
      throw Self.unknown("--\(name)", suggestion: suggestion.map { "--\($0)" })
    }
    switch (option.valueName, attached) {
    case (nil, let value?): throw UsageError("--\(name) takes no value, and '\(value)' was given")
    case (nil, nil): try option.apply(&command, "")
    case (_, let value?): try option.apply(&command, value)
    case (let valueName?, nil): try option.apply(&command, next(for: "--\(name)", valueName))
    }
  }

  private mutating func parseShort(_ word: String) throws {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard letter != "h" else { throw HelpRequest() }
      guard let option = Target.options.first(where: { $0.short == letter }) else {
        throw Self.unknown("-\(letter)", suggestion: nil)
      }
      if let valueName = option.valueName {
        let value = letters.isEmpty ? try next(for: "-\(letter)", valueName) : String(letters)
        return try option.apply(&command, value)
      }
      try option.apply(&command, "")
    }
  }

  private mutating func next(for name: String, _ valueName: String) throws(UsageError) -> String {
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

/// Somebody asks how a command is used.
struct HelpRequest: Error {}
