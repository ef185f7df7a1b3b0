internal import TableValidation

/// The outputs that a request names, checked against each other and against the inputs before any is touched.
struct OutputTargets {
  private var findings: String?
  private var valid: String?
  private var invalid: String?

  init(_ request: CheckRequest, reportsByDefault: Bool) {
    valid = request.valid
    invalid = request.invalid
    findings = request.errors ?? (reportsByDefault && !request.isQuiet ? "-" : nil)
  }

  /// Refuses a target that is named twice, and one that is read.
  func check(against inputs: [TableInput], _ rules: String?) throws(UsageError) {
    var seen: [(label: String, name: String, identity: FileIdentity?)] = []
    let named = [("--valid", valid), ("--invalid", invalid), ("--errors", findings)]
    for case (let label, let name?) in named {
      let identity = Self.identity(of: name)
      if let other = seen.first(where: { Self.isSame(($0.name, $0.identity), (name, identity)) }) {
        throw UsageError(
          "\(other.label) and \(label) both go to \(Self.display(name)); give each a place of its own")
      }
      seen.append((label, name, identity))
      guard let identity else { continue }
      if let input = inputs.first(where: { $0.identity == identity }) {
        throw UsageError(
          "\(Self.display(name)) is also the input \(input.displayName); write to another file")
      }
      if let rules, FileIdentity(path: rules) == identity {
        throw UsageError("\(Self.display(name)) is also the rule file; write to another file")
      }
    }
  }

  /// Opens them all.
  func open() throws -> TableCheck.Outputs {
    TableCheck.Outputs(
      findings: try findings.map { try OutputFile($0) }, valid: try valid.map { try OutputFile($0) },
      invalid: try invalid.map { try OutputFile($0) })
  }

  private static func identity(of name: String) -> FileIdentity? {
    name == "-" ? FileIdentity(descriptor: 1) : FileIdentity(path: name)
  }

  private static func isSame(
    _ first: (name: String, identity: FileIdentity?), _ second: (name: String, identity: FileIdentity?)
  ) -> Bool {
    (first.name == "-" && second.name == "-") || (first.identity != nil && first.identity == second.identity)
  }

  private static func display(_ name: String) -> String {
    name == "-" ? "standard output" : name
  }
}
