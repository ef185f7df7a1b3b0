internal import TableValidation
internal import Validation

/// The members that `-c` names and no record of JSON Lines has: an error if the records have one of a similar name, else a line
/// after the summary.
struct MemberAdvice {
  private static let maximumLines = 10

  private let absent: [(name: String, question: String?)]

  init(_ opened: OpenedInputs, _ summary: Summary) {
    guard !summary.absentMembers.isEmpty, let table = opened.tables.first, case .columns = table.rules else {
      absent = []
      return
    }
    let names = summary.memberNames
    absent = summary.absentMembers.map { name in
      (name, Suggestion.question(for: name, among: names.filter { $0 != name }))
    }
  }

  /// The lines about members without one of a similar name.
  var lines: [String] { absent.prefix(Self.maximumLines).map { Self.text($0.name) } }

  /// - Throws: ``UsageError`` for the first member whose name is probably mistyped.
  func requireMembers() throws(UsageError) {
    for case (let name, let question?) in absent { throw UsageError("\(Self.text(name)); \(question)") }
  }

  private static func text(_ name: String) -> String { "no record has the member '\(name)'" }
}
