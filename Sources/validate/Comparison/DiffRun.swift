internal import Bytes
internal import FileOutput
internal import FindingReports
internal import RuleAnalysis
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A check of tables by two versions of a rule file in one pass, which finds the records whose verdict changes.
struct DiffRun {
  @Boxed private var opened: OpenedInputs
  @Boxed private var rules: VersionedRules

  /// - Throws: The errors of finding and opening the inputs; ``UsageError`` if the versions read tables in different ways.
  init(
    _ comparison: RuleFileComparison, of old: NamedRules, and new: NamedRules, on files: [Word],
    judgesTypes: Bool
  ) throws {
    for name in comparison.rules.map(\.name) where Self.commonProperties.contains(name) {
      throw UsageError(
        "\(old.name.path) and \(new.name.path) differ in '\(name)', so that one pass cannot check records for both; "
          + Self.remedy)
    }
    guard comparison.isEmpty || !(old.rules.hasGroups || new.rules.hasGroups) else {
      throw UsageError(
        "'groups' of 'table' compare records with each other, and one pass cannot do that for two versions; "
          + Self.remedy)
    }
    for version in [old, new] where version.refersToResources {
      throw UsageError(
        "a key of \(version.name.path) refers to another resource, which one pass does not read; "
          + Self.remedy)
    }
    var request = CheckRequest()
    request.rules = old.name.path
    // The records of JSON have the members of both versions, of which each is judged by its own.
    let readsMembers = RecordForms(of: files.map(\.path)) == .json && !old.rules.hasMembers(of: new.rules)
    request.given = .file(readsMembers ? old.rules.adding(membersOf: new.rules) : old.rules, text: old.text)
    request.operands = files
    request.isQuiet = true
    request.summary = .none
    request.progress = .never
    let opened = try ComparedInputs(OpenedInputs(RunRules(InputNames(request)))).opened
    self.opened = opened
    var (before, after) = (old.rules, new.rules)
    if opened.hasPointers {
      try Self.requireOneJudgement(of: old, and: new, judgesTypes: judgesTypes)
      (before, after) = (before.forJSON, after.forJSON)
    }
    rules = VersionedRules(
      before, after, folders: (old.name.path.folder, new.name.path.folder),
      sharedFields: Set(comparison.fields.filter { $0.relation == .same && $0.hasEqualMeaning }.map(\.name)),
      changedRules: Set(comparison.rules.compactMap(\.recordRule)))
  }

  /// The properties that both versions must have in common, so that one pass can check records for both.
  private static let commonProperties: Set<String> = [
    "dialect", "encoding", "severity of record", "severity of primary-key", "severity of unique-key",
    "severity of foreign-key",
  ]
  private static let remedy = "compare two runs of 'validate check'"

  /// Throws unless both versions judge records of JSON in the way in which their fields were compared.
  private static func requireOneJudgement(
    of old: NamedRules, and new: NamedRules, judgesTypes: Bool
  ) throws(UsageError) {
    let typed = [old.rules, new.rules].compactMap(\.typedRules)
    let reason: String? =
      if typed.count == 1 {
        "judge JSON in different ways"
      } else if !typed.isEmpty, !judgesTypes {
        "judge CSV by texts and JSON by types"
      } else {
        nil
      }
    if let reason {
      throw UsageError("\(old.name.path) and \(new.name.path) \(reason); \(remedy)")
    }
  }

  /// Checks the tables, and passes the findings on records whose verdict changes to the closure: those of the version that refuses them.
  func run(receive: (Finding) throws -> Void) throws -> DataComparison {
    var plans: [CheckPlan] = []
    for representative in opened.groups.representatives {
      do throws(RuleFileError) {
        plans.append(try CheckPlan(rules, of: opened.groups.inputs[representative], options: opened.options))
      } catch {
        throw opened.table(of: representative).description.faults(error)
      }
    }
    let inputs = opened.groups.inputs.enumerated().map { index, input in
      let group = opened.groups.groupOfInput[index]
      return PlannedInput(input, plan: group, findings: rules.headerFindings(of: input))
    }
    var result = DataComparison()
    let summary = try TableCheck(plans, outputs: TableCheck.Outputs()).run(inputs) { finding in
      // What both versions refuse before a record is read changes no verdict.
      guard finding.version != nil else { return }
      result.add(finding)
      try receive(finding)
    }
    guard !summary.isInterrupted else { throw Interrupted() }
    result.records = summary.records
    return result
  }
}

extension RuleFile {
  /// Whether records that belong together are compared.
  fileprivate var hasGroups: Bool { table?.groups.isEmpty == false }
}
