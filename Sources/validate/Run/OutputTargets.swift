internal import Bytes
internal import FileOutput
internal import TableValidation

/// The output files of a request, which are compared with each other and with the inputs before any is opened.
struct OutputTargets {
  private var findings: BytePath?
  private var valid: BytePath?
  private var invalid: BytePath?
  /// Whether the target of the findings was given, rather than standard output by default.
  private let namesFindings: Bool
  @Boxed private var request: CheckRequest

  init(_ request: CheckRequest) {
    self.request = request
    valid = request.valid
    invalid = request.invalid
    namesFindings = request.errors != nil
    findings = request.errors ?? (!request.isFilter && !request.isQuiet ? "-" : nil)
  }

  /// Whether the command line gives rules, without which there is no filter.
  private var hasRules: Bool { !request.each.isEmpty || !request.columns.isEmpty || request.rules != nil }

  /// Whether records are copied.
  var copiesRecords: Bool { valid != nil || invalid != nil }

  /// Throws if two targets are the same file, or if a target is also an input, the rule file or a file that the rules read.
  func check(against inputs: [TableInput], _ reads: RuleReads) throws(UsageError) {
    var seen: [(label: String, name: BytePath, identity: FileIdentity?)] = []
    let named =
      [
        ("--output", request.inferredRules), ("--valid", valid), ("--invalid", invalid),
        ("--errors", findings),
      ]
      + request.reports.map { ("--report \($0.format.rawValue)", $0.path) }
    for case (let label, let name?) in named {
      let identity = Self.identity(of: name)
      if let other = seen.first(where: { Self.isSame(($0.name, $0.identity), (name, identity)) }) {
        if label == "--errors" && !namesFindings {
          let filter =
            other.label == "--valid" && hasRules ? "use 'validate filter', which writes no findings, or " : ""
          throw UsageError(
            "\(other.label) and the findings both go to \(Self.display(name)); \(filter)name a file for the findings "
              + "with --errors FILE")
        }
        let labels = [other.label, label].map(description)
        throw UsageError(
          "\(labels[0]) and \(labels[1]) both go to \(Self.display(name)); use a different target for each")
      }
      seen.append((label, name, identity))
      guard let identity else { continue }
      if let input = inputs.first(where: { $0.identity == identity }) {
        throw UsageError(
          "\(Self.display(name)) is also the input \(input.displayName); write to another file")
      }
      if let label = reads.label(of: identity) {
        throw UsageError("\(Self.display(name)) is also \(label); write to another file")
      }
    }
  }

  /// Opens all targets.
  ///
  /// - Parameter content: Returns the contents of an HTML report other than the results.
  func open(
    _ content: () -> HTMLReport.Content, _ columns: FindingColumns
  ) throws -> TableCheck.Outputs {
    var outputs = TableCheck.Outputs(
      valid: try valid.map { try OutputFile($0) }, invalid: try invalid.map { try OutputFile($0) })
    if let findings {
      let file = try OutputFile(findings)
      if request.format.report(request, columns) == nil {
        outputs.reports.append(
          ReportFile(request.format.document(request, content(), columns: columns), file))
      } else {
        outputs.findings = file
      }
    }
    for report in request.reports {
      outputs.reports.append(
        ReportFile(
          report.format.document(request, content(), columns: columns), try OutputFile(report.path)))
    }
    if request.printsSummary(.json) {
      let document = JSONReport(version: Validate.version, limit: nil)
      let summary = ReportFile(document, try OutputFile("/dev/stderr"))
      summary.followsOutputs = true
      outputs.reports.append(summary)
    }
    return outputs
  }

  /// Returns the name of a target in a message: of one that no option names, what is written there.
  private func description(of label: String) -> String {
    switch label {
    case "--errors" where !namesFindings: "the findings"
    case "--valid" where request.isFilter: "the valid records"
    default: label
    }
  }

  private static func identity(of name: BytePath) -> FileIdentity? {
    name.isStandard ? FileIdentity(descriptor: 1) : FileIdentity(path: name)
  }

  private static func isSame(
    _ first: (name: BytePath, identity: FileIdentity?), _ second: (name: BytePath, identity: FileIdentity?)
  ) -> Bool {
    (first.name.isStandard && second.name.isStandard)
      || (first.identity != nil && first.identity == second.identity)
  }

  private static func display(_ name: BytePath) -> String {
    name.isStandard ? "standard output" : name.description
  }
}
