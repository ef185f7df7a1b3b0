internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation
internal import Validation

/// Where the rules of a check come from: words on the command line, or a file.
enum RuleSource {
  case lines(RuleSet)
  case columns([(column: String, rules: [Rule])])
  case file(RuleFile)

  /// From how many invalid records on a run fails, where that is said.
  var limits: InvalidLimits? {
    if case .file(let file) = self { file.limits } else { nil }
  }

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
    if request.compatibility != .standard && request.rules == nil {
      throw UsageError("--compat is for rule files; give it with -r FILE")
    }
    switch (request.each.isEmpty, request.columns.isEmpty, request.rules) {
    case (true, true, nil):
      throw UsageError("no rule to check by; give -e RULE, -c COLUMN=RULE or -r FILE")
    case (false, true, nil): self = .lines(try Self.lineRules(request.each))
    case (true, false, nil): self = .columns(try Self.columnRules(request.columns))
    case (true, true, let file?): self = .file(try Self.ruleFile(file, request.compatibility))
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
    let context = RuleContext { path throws(RuleError) in
      try reading(path) { try InputFile(path).readAll(limit: maximumListSize) }
    } readColumn: { column, give throws(RuleError) in
      try reading(column.path) { try ColumnValues.read(column, give) }
    }
    return context.inside(ruleFile?.folder ?? "")
  }

  /// Does what reads a file that a rule names; standard input is none.
  private static func reading<Result>(_ path: String, _ read: () throws -> Result) throws(RuleError) -> Result
  {
    do {
      guard path != "-" else { throw FileError(path, "read", "the values are read from it") }
      return try read()
    } catch {
      throw .unreadableFile(path, reason: (error as? FileError)?.reason ?? "\(error)")
    }
  }

  private static func rule(_ spelling: String, option: String) throws(UsageError) -> Rule {
    do throws(RuleError) {
      return try Catalog.rule(spelling, in: context())
    } catch {
      throw UsageError("\(option): \(error)")
    }
  }

  /// What the file holds, and what its rules may ask of the world.
  static func read(ruleFile file: String) throws -> ([UInt8], RuleContext) {
    (try InputFile(file).readAll(limit: maximumRuleFileSize), context(of: file))
  }

  static func ruleFile(_ file: String, _ compatibility: Compatibility = .standard) throws -> RuleFile {
    let (bytes, context) = try read(ruleFile: file)
    do throws(RuleFileError) {
      return try RuleFile(bytes, named: file, in: context, compatibility: compatibility)
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
