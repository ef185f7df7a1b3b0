internal import Bytes
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The check of a run, with all inputs and outputs open.
struct OpenedOutputs {
  @Boxed private var plans: InputPlans
  private var check: TableCheck

  /// Opens the outputs.
  ///
  /// - Throws: The errors of opening them.
  init(_ plans: InputPlans) throws {
    self.plans = plans
    let (opened, targets) = (plans.compared.opened, plans.compared.targets)
    check = TableCheck(
      plans.plans, outputs: try targets.open({ opened.reportContent }, opened.findingColumns))
    if opened.hasPointers { check.confirm = { try MemberAdvice(opened, $0).requireMembers() } }
  }

  /// Checks the inputs, and writes all outputs.
  func run() throws -> RunResult {
    let opened = plans.compared.opened
    defer { opened.progress?.remove() }
    return RunResult(try check.run(plans.inputs), of: plans.compared)
  }
}

extension OpenedInputs {
  /// The contents of an HTML report other than the results.
  fileprivate var reportContent: HTMLReport.Content {
    var content = HTMLReport.Content()
    content.version = Validate.version
    content.time = UTCTime.now
    content.format = inputs.formatText
    if groups.representatives.count == 1 { content.header = inputs[0].header ?? [] }
    for table in tables {
      guard let file = table.ruleFile else { continue }
      content.describe(file, table: tables.count > 1 ? table.description.resource : nil)
    }
    if let path = request.rules { content.ruleFile = path.isStandard ? "standard input" : path.description }
    content.rules =
      switch rules.source {
      case .file(_, let text), .package(_, let text):
        DocumentText.text(text, omitting: tables.flatMap(\.secretExamples))
      case .lines: request.each.map { "-e \($0)" }.joined(separator: "\n")
      case .columns: request.columns.map { "-c \($0)" }.joined(separator: "\n")
      }
    return content
  }
}
