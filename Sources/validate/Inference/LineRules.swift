internal import Bytes
internal import RuleAnalysis
internal import Validation

/// Proposed rules for lines, as options of `check`.
struct LineRules {
  private let field: FieldProposal
  private let spellings: [String]
  /// The rules of the options.
  let rules: RuleSet

  init(_ proposal: TableProposal) {
    field = proposal.fields[0]
    let isUnique = proposal.primaryKey == [field.name]
    let candidates = field.spellings + (isUnique ? ["unique"] : [])
    let made = candidates.compactMap { spelling in (try? Catalog.rule(spelling)).map { (spelling, $0) } }
    spellings = made.map(\.0)
    rules = RuleSet(made.map(\.1))
  }

  /// Returns the options, one on each line, with comments.
  func document(heading: [String]) -> String {
    let comments = heading + field.notes
    let options = spellings.isEmpty ? ["# No rule is proposed."] : spellings.map { "-e \(Self.quoted($0))" }
    return (comments.map { RuleFileWriter.comment($0) } + options.map { $0 + "\n" }).joined()
  }

  /// Returns a word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { $0.isLetter || $0.isDigit || Array("-_:.,%".utf8).contains($0) }
    let quoted = word.utf8.flatMap { $0 == UInt8(ascii: "'") ? Array(#"'\''"#.utf8) : [$0] }
    return isPlain ? word : "'\(String(decoding: quoted, as: UTF8.self))'"
  }
}
