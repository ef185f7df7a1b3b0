internal import CSV
internal import RuleFiles
internal import TableValidation
internal import Validation

/// Where the rules of a check come from: words on the command line, or a file.
enum RuleSource {
  case lines(RuleSet)
  case columns([(column: String, rules: [Rule])])
  case file(RuleFile)

  /// The most bytes that a rule file may have: more than any schema that was written by hand or tool so far.
  private static let maximumRuleFileSize = 16 << 20

  /// The most bytes that a list which a rule names may have: room for the largest of the published password lists
  /// that are used as one.
  private static let maximumListSize = 1 << 30

  /// - Throws: ``UsageError`` for no rules or more than one kind, and for a rule that cannot be made; faults of a
  ///   rule file with their places.
  init(_ request: CheckRequest) throws {
    if request.rules == "-" && (request.files.isEmpty || request.files.contains("-")) {
      throw UsageError("-r - reads the rules from standard input; name a FILE to check")
    }
    switch (request.each.isEmpty, request.columns.isEmpty, request.rules) {
    case (true, true, nil):
      throw UsageError("no rule to check by; give -e RULE, -c COLUMN=RULE or -r FILE")
    case (false, true, nil): self = .lines(try Self.lineRules(request.each))
    case (true, false, nil): self = .columns(try Self.columnRules(request.columns))
    case (true, true, let file?): self = .file(try Self.ruleFile(file))
    default: throw UsageError("-e, -c and -r exclude each other; give one kind of rule")
    }
  }

  private static func lineRules(_ spellings: [String]) throws(UsageError) -> RuleSet {
    var rules: [Rule] = []
    for spelling in spellings {
      let rule = try rule(spelling, option: "-e \(spelling)")
      if rule.name == "required" {
        throw UsageError("-e required: a line is always a value, even an empty one; use -e not-blank")
      }
      rules.append(rule)
    }
    return RuleSet(rules)
  }

  private static func columnRules(
    _ words: [String]
  ) throws(UsageError) -> [(column: String, rules: [Rule])] {
    var columns: [(column: String, rules: [Rule])] = []
    var places: [[UInt8]: Int] = [:]
    for word in words {
      let (name, spelling) = word.split(atFirst: UInt8(ascii: "="))
      guard let spelling else {
        throw UsageError("-c \(word): takes COLUMN=RULE, as in -c email=email")
      }
      let rule = try rule(spelling, option: "-c \(word)")
      if let index = places[Array(name.utf8)] {
        columns[index].rules.append(rule)
      } else {
        places[Array(name.utf8)] = columns.count
        columns.append((name, [rule]))
      }
    }
    return columns
  }

  /// Today is the same for all rules, and the files that they name are the user's.
  ///
  /// - Parameter ruleFile: The file that the rules stand in: what it names stands beside it, unless named from the root.
  private static func context(of ruleFile: String? = nil) -> RuleContext {
    RuleContext { path throws(RuleError) in try read(path, namedIn: ruleFile) }
  }

  private static func read(_ path: String, namedIn ruleFile: String?) throws(RuleError) -> [UInt8] {
    do {
      guard path != "-" else { throw FileError(path, "read", "the values are read from it") }
      let folder = path.hasPrefix("/") ? "" : folder(of: ruleFile)
      return try InputFile(folder + path).readAll(limit: maximumListSize)
    } catch {
      throw .unreadableFile(path, reason: (error as? FileError)?.reason ?? "\(error)")
    }
  }

  /// The folder of a file with its slash; empty where that is the one worked in.
  private static func folder(of file: String?) -> String {
    guard let file, let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(file[...slash])
  }

  private static func rule(_ spelling: String, option: String) throws(UsageError) -> Rule {
    do throws(RuleError) {
      return try Catalog.rule(spelling, in: context())
    } catch {
      throw UsageError("\(option): \(error)")
    }
  }

  private static func ruleFile(_ file: String) throws -> RuleFile {
    let bytes = try InputFile(file).readAll(limit: maximumRuleFileSize)
    do throws(RuleFileError) {
      return try RuleFile(bytes, in: context(of: file))
    } catch {
      throw RuleFileFaults(file: file, error: error)
    }
  }
}

/// A rule file that cannot be used, with all its faults.
struct RuleFileFaults: Error {
  let file: String
  let error: RuleFileError

  /// A line for each fault: file, line, column, what is wrong and what would be right.
  var lines: [String] { error.faults.map { $0.rendered(file: file) } }
}
