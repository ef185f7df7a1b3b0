internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The rules of a check, from the command line or from a document.
enum RuleSource {
  case lines(RuleSet)
  case columns([(column: String, rules: [Rule])])
  /// A rule file and its text.
  case file(RuleFile, text: [UInt8])
  /// A Data Package or Data Resource and its text.
  case package(DataPackage, text: [UInt8])

  /// Creates the rules of a request.
  ///
  /// - Throws: ``UsageError`` for no rules of a filter, more than one kind of rules, or an invalid rule; ``RuleFileFaults`` for an
  ///   invalid rule file; an error of reading the file.
  init(_ names: InputNames) throws {
    let (request, reads) = (names.request, names.reads)
    if let given = request.given {
      self = given
      return
    }
    if request.rules?.isStandard == true && names.names.contains(where: \.path.isStandard) {
      throw UsageError("-r - reads the rules from standard input; name a FILE to check")
    }
    if request.compatibility != .standard && request.rules == nil {
      throw UsageError("--compat is only for rule files; use it with -r FILE")
    }
    if request.resource != nil && request.rules == nil {
      throw UsageError("--resource is only for a Data Package; use it with -r FILE")
    }
    let files = try request.files.map { try FileFolder($0.description, at: $0) }
    let context = Self.context(today: request.today, reads: reads).checkingFiles(in: files)
    switch (request.each.isEmpty, request.columns.isEmpty, request.rules) {
    case (true, true, nil):
      guard !request.isFilter else {
        throw UsageError("no rules to check against; use -e RULE, -c COLUMN=RULE or -r FILE")
      }
      self = .columns([])
    case (false, true, nil):
      self = .lines(try Self.lineRules(request.each, in: context))
    case (true, false, nil):
      self = .columns(try Self.columnRules(request.columns, in: context))
    case (true, true, let file?):
      let (bytes, ownContext) = try Self.read(ruleFile: file, today: request.today, reads: reads)
      let context = ownContext.checkingFiles(in: files)
      let document = try Self.document(bytes, at: file, in: context, request.compatibility)
      try Self.requireUse(of: request, by: document, in: file)
      switch document {
      case .ruleFile(let rules): self = .file(rules, text: bytes)
      case .dataPackage(let package): self = .package(package, text: bytes)
      case .otherLanguage:
        let converted = try ConvertedRules(
          bytes, of: file, table: request.table, for: names.recordForms, in: context)
        self = .file(converted.rules, text: converted.text)
      }
    default: throw UsageError("-e, -c and -r exclude each other; use one of them")
    }
  }

  /// Throws for an option that is for documents of another kind.
  private static func requireUse(
    of request: CheckRequest, by document: RuleDocument, in file: BytePath
  ) throws(UsageError) {
    switch document {
    case .ruleFile where request.resource != nil:
      throw UsageError("--resource is only for a Data Package; \(file) is a rule file")
    case .otherLanguage where request.resource != nil:
      throw UsageError("--resource is only for a Data Package; \(file) is none")
    case .ruleFile where request.table != nil, .dataPackage where request.table != nil:
      throw UsageError("--table is only for a data contract; \(file) is none")
    default: break
    }
  }

  private static func lineRules(
    _ spellings: [String], in context: RuleContext
  ) throws(UsageError) -> RuleSet {
    var rules: [Rule] = []
    for spelling in spellings {
      let rule = try rule(spelling, option: "-e", prefix: "", in: context)
      if rule.name == "required" {
        throw UsageError("-e required: a line is always a value, even an empty one; use -e not-blank")
      }
      rules.append(rule)
    }
    return RuleSet(rules)
  }

  private static func columnRules(
    _ words: [String], in context: RuleContext
  ) throws(UsageError) -> [(column: String, rules: [Rule])] {
    var columns: [(column: String, rules: [Rule])] = []
    var indices: [[UInt8]: Int] = [:]
    for word in words {
      let (name, spelling) = word.split(atFirst: UInt8(ascii: "="))
      guard let spelling else {
        throw UsageError("-c \(word): must be COLUMN=RULE, as in -c email=email")
      }
      let rule = try rule(spelling, option: "-c", prefix: "\(name)=", in: context)
      if let index = indices[Array(name.utf8)] {
        columns[index].rules.append(rule)
      } else {
        indices[Array(name.utf8)] = columns.count
        columns.append((name, [rule]))
      }
    }
    return columns
  }

  /// Returns the context of rules: the day and the access to the files that they name.
  ///
  /// - Parameters:
  ///   - today: The day that rules use as the current one.
  ///   - reads: Receives the files that are read.
  ///   - folder: The folder in which relative paths start; empty for the current folder.
  private static func context(
    today: CalendarDay, reads: RuleReads, in folder: BytePath = ""
  ) -> RuleContext {
    .files(today: today, in: folder) { file, path in reads.add(file, label: "\(path), which the rules read") }
  }

  /// Returns the rule of an option whose value is the prefix and the rule.
  private static func rule(
    _ spelling: String, option: String, prefix: String, in context: RuleContext
  ) throws(UsageError) -> Rule {
    do throws(RuleError) {
      return try Catalog.rule(spelling, in: context)
    } catch {
      let reason =
        RuleHint.repetition(of: spelling, option: option, prefix: prefix)
        ?? "\(error)\(RuleHint.ruleFileKey(for: spelling) ?? "")"
      throw UsageError("\(option) \(prefix)\(spelling): \(reason)")
    }
  }

  /// Returns the bytes of a rule file and the context of its rules.
  static func read(
    ruleFile path: BytePath, today: CalendarDay, reads: RuleReads
  ) throws -> ([UInt8], RuleContext) {
    let file = try InputFile(path)
    reads.add(file, label: "the rule file")
    return (
      try file.readAll(limit: RuleFile.maximumSize), context(today: today, reads: reads, in: path.folder)
    )
  }

  /// Returns the rule file with those bytes, which ``read(ruleFile:today:reads:)`` has returned.
  static func ruleFile(_ bytes: [UInt8], at file: BytePath, in context: RuleContext) throws -> RuleFile {
    try located(in: file) { () throws(RuleFileError) in
      try RuleFile(bytes, named: file.description, in: context)
    }
  }

  /// Returns the document with those bytes.
  static func document(
    _ bytes: [UInt8], at file: BytePath, in context: RuleContext, _ compatibility: Compatibility = .standard
  ) throws -> RuleDocument {
    try located(in: file) { () throws(RuleFileError) in
      try RuleDocument(bytes, named: file.description, in: context, compatibility: compatibility)
    }
  }

  /// Returns the result of a function; adds the name of the file to the faults that it throws.
  private static func located<Result>(
    in file: BytePath, _ decode: () throws(RuleFileError) -> Result
  ) throws(RuleFileFaults) -> Result {
    do throws(RuleFileError) {
      return try decode()
    } catch {
      throw RuleFileFaults(file: file.description, error: error)
    }
  }
}

/// An error with the faults of a rule file and the name of the file.
struct RuleFileFaults: Error, CustomStringConvertible {
  let file: String
  let error: RuleFileError

  /// The first fault as `FILE:LINE:COLUMN: MESSAGE`, and the number of the others.
  var description: String {
    let first = error.faults.first?.rendered(file: file) ?? file
    let others = error.faults.count - 1
    guard others > 0 else { return first }
    return first + "; \(others) more fault\(others == 1 ? " is" : "s are") reported by 'validate lint'"
  }
}
