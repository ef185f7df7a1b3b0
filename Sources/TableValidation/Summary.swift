internal import Validation

/// What a check came to.
public struct Summary: Sendable, Equatable {
  /// How many findings one rule had in one column.
  public struct Count: Sendable, Equatable {
    /// The column's name; `nil` for lines and whole records.
    public let field: String?
    public let rule: String
    /// The code, for findings on the shape of records.
    public let code: String?
    public let findings: Int
  }

  /// How many records were read, headers not counted.
  public internal(set) var records = 0
  /// How many of them were invalid or undecided.
  public internal(set) var invalid = 0
  /// How many bytes were read.
  public internal(set) var bytes = 0
  /// Whether anything but a record was at fault: a header, for one.
  public internal(set) var hasTableFindings = false
  /// Whether the reader of a pipe went before the end.
  public internal(set) var isCutShort = false
  /// Findings by column and rule: those on shape first, then by column, then by rule as given.
  public internal(set) var counts: [Count] = []

  /// Whether nothing was invalid or undecided; warnings do not count.
  public var isValid: Bool { invalid == 0 && !hasTableFindings }

  public init() {}
}

/// Findings counted by where they came from.
struct Tally: Sendable {
  struct Key: Hashable, Sendable {
    /// The position among the columns checked; -1 for whole records.
    let check: Int
    let rule: String
  }

  private(set) var counts: [Key: Int] = [:]

  mutating func count(_ rule: String, check: Int) {
    counts[Key(check: check, rule: rule), default: 0] += 1
  }

  mutating func add(_ other: Tally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// The counts in the order of a ``Summary``.
  func ordered(by checks: [ColumnCheck]) -> [Summary.Count] {
    let shape = counts.filter { $0.key.check < 0 }.sorted { $0.key.rule < $1.key.rule }
      .map { key, findings in
        let rule = key.rule.split(atFirst: UInt8(ascii: ".")).head
        return Summary.Count(field: nil, rule: rule, code: key.rule, findings: findings)
      }
    let columns = checks.indices.flatMap { index in
      checks[index].rules.ruleNames.compactMap { rule in
        counts[Key(check: index, rule: rule)].map {
          Summary.Count(field: checks[index].name, rule: rule, code: nil, findings: $0)
        }
      }
    }
    return shape + columns
  }
}
