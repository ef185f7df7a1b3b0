internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The rules of a rule file: the object behind a `val_rules` of the C interface.
final class LoadedRules: Sendable {
  let file: RuleFile
  /// The rules whose verdicts the caller gives.
  let callerRules: [CallerRule]
  /// The text of the rule file, without examples of secrets.
  let text: String
  /// The name of the rule file in errors.
  private let name: String
  /// The name of the file that the rules were read from; `nil` for a text.
  let fileName: String?
  /// The folder in which relative paths start.
  private let folder: BytePath

  /// Reads a rule file.
  convenience init(_ path: BytePath) throws {
    let bytes = try InputFile(path).readAll(limit: RuleFile.maximumSize)
    try self.init(bytes, named: path.description, ofFile: path.description, in: path.folder)
  }

  /// Reads the text of a rule file.
  ///
  /// - Parameter folder: The folder in which relative paths start, with its final slash; empty for the current one.
  convenience init(_ text: [UInt8], in folder: BytePath) throws {
    guard text.count <= RuleFile.maximumSize else {
      throw RulesError("the rules have more than \(RuleFile.maximumSize) bytes")
    }
    try self.init(text, named: "rules", in: folder)
  }

  private init(
    _ bytes: [UInt8], named name: String, ofFile fileName: String? = nil, in folder: BytePath
  ) throws {
    do throws(RuleFileError) {
      file = try RuleFile(bytes, named: name, in: .files(in: folder))
    } catch {
      throw RulesError(error.rendered(file: name))
    }
    text = DocumentText.text(bytes, omitting: file.secretExamples)
    (self.name, self.fileName, self.folder, callerRules) = (name, fileName, folder, [])
  }

  /// Creates the same rules with a further one, whose verdicts the caller gives.
  init(_ rules: LoadedRules, adding rule: CallerRule) throws(ArgumentError) {
    let names = rules.file.recordRules.map(\.name) + rules.callerRules.map(\.name)
    guard !names.contains(rule.name) else {
      throw ArgumentError("there is a rule '\(rule.name)' already; choose another name")
    }
    (file, text, name, fileName) = (rules.file, rules.text, rules.name, rules.fileName)
    folder = rules.folder
    callerRules = rules.callerRules + [rule]
  }

  /// Throws if there are rules whose verdicts the caller gives, which are for batches that it pushes.
  func requireNoCallerRules() throws(RulesError) {
    guard let rule = callerRules.first else { return }
    throw RulesError(
      "the rule '\(rule.name)' is not of the library: its verdicts are given with batches that are pushed")
  }

  /// How the rules say that a file is read.
  func reading(of path: BytePath) throws -> RuleFileReading {
    do throws(MemberColumnError) {
      return try RuleFileReading(file, path)
    } catch {
      throw RulesError("\(name): \(error)")
    }
  }

  /// Whether several checkers can check a part of the records of a table each.
  var canBeDivided: Bool { file.table == nil }

  /// Whether a record can be invalid because of other records. Of the rules of the caller that is not known.
  var comparesRecords: Bool {
    let keys = file.keys
    guard callerRules.isEmpty else { return true }
    return keys.primary != nil || !keys.unique.isEmpty || !keys.foreign.isEmpty || file.table != nil
      || !file.uniqueness.isEmpty || file.fields.contains(where: \.rules.isUnique)
  }

  /// Returns the plan of the rules for columns to which their fields are assigned.
  func plan(
    _ match: SchemaMatch, format: RecordFormat, comparison: KeyComparison, options: CheckOptions
  ) throws -> CheckPlan {
    do throws(RuleFileError) {
      return try CheckPlan(
        file, match, format: format, in: folder, comparison: comparison, options: options)
    } catch {
      throw RulesError(error.rendered(file: name))
    }
  }
}
