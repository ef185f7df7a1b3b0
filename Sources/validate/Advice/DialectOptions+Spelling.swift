internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

extension DialectOptions {
  /// Returns the options to add to a command line, or to replace there, so that it has these, and the names of those to remove.
  ///
  /// - Parameter given: The options of the command line.
  func changes(from given: DialectOptions) -> (added: [String], removed: [String]) {
    var (added, removed): ([String], [String]) = ([], [])
    if preset != given.preset {
      if let preset { added.append("--dialect \(preset.rawValue)") } else { removed.append("--dialect") }
    }
    if skippedLines != given.skippedLines {
      if skippedLines > 0 { added.append("--skip \(skippedLines)") } else { removed.append("--skip") }
    }
    if comment != given.comment {
      if let comment { added.append("--comment \(comment.shellWord)") } else { removed.append("--comment") }
    }
    let own = delimiter ?? defaultDelimiter
    if own != given.delimiter ?? defaultDelimiter {
      added.append("--delimiter \(own.shellWord)")
    }
    if quote ?? defaultQuote != given.quote ?? defaultQuote {
      added.append("--quote \((quote ?? defaultQuote).shellWord)")
    }
    if escape != given.escape {
      if let escape { added.append("--escape \(escape.shellWord)") } else { removed.append("--escape") }
    }
    if trims != given.trims {
      if trims { added.append("--trim") } else { removed.append("--trim") }
    }
    return (added, removed)
  }

  private var isTextOfDatabase: Bool { preset == .mysql || preset == .postgres }

  private var defaultDelimiter: String {
    preset == .mysql || (preset == .postgres && (quote ?? "none") == "none") ? "tab" : ","
  }

  private var defaultQuote: String { isTextOfDatabase ? "none" : "\"" }

  /// The same options, with the usual notation of the delimiter.
  ///
  /// - Parameter path: The path of the file, whose name may mean tabs.
  func normalized(for path: BytePath) -> DialectOptions {
    var options = self
    if let delimiter, let byte = try? properties().separator?.byte {
      options.delimiter = Self.notation(of: byte) ?? delimiter
    } else if delimiter == nil, preset == nil, path.hasTabs {
      options.delimiter = "tab"
    }
    return options
  }

  /// Returns the notation of a delimiter as an argument, without quotes of the shell.
  static func notation(of delimiter: UInt8) -> String? {
    let name = DelimiterDetection.name(delimiter)
    return name.hasPrefix("'") ? String(name.dropFirst().dropLast()) : name
  }
}

extension String {
  /// The text as a word of the shell.
  fileprivate var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    if isPlain, !isEmpty { return self }
    return utf8.contains(UInt8(ascii: "'")) ? "\"\(self)\"" : "'\(self)'"
  }
}
