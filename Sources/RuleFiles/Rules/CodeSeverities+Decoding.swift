internal import JSONDocument
package import Validation

extension CodeSeverities {
  /// The words for severities in rule files and on the command line.
  package static let words: [(word: String, severity: Severity)] = [
    ("error", .error), ("warning", .warning), ("ignore", .ignored),
  ]

  /// Returns the severities in the key `severity` of a rule file.
  static func decode(_ file: Members) -> CodeSeverities {
    var severities = CodeSeverities()
    guard let node = file.object["severity"]?.value,
      let members = Members(node, as: "'severity'", reportingTo: file.faults)
    else { return severities }
    for member in members.object.members {
      guard case .string(let word) = member.value.content,
        let severity = words.first(where: { $0.word == word })?.severity
      else {
        file.faults.report(member.value, of: member.key, isNoneOf: words.map(\.word))
        continue
      }
      do throws(CodeSeverities.Refusal) {
        try severities.set(member.key, to: severity)
      } catch {
        file.faults.report(error.description, at: member.keyPosition)
      }
    }
    return severities
  }
}
