internal import CSV
internal import RuleFiles
internal import TableValidation
internal import Validation

/// Where the rules of a check come from: words on the command line, or a file.
enum RuleSource {
  case lines(RuleSet)
  case columns([(column: String, rules: [Rule])])
  case schema(TableSchema)

  /// The most bytes that a rule file may have: more than any schema that was written by hand or tool so far.
  private static let maximumRuleFileSize = 16 << 20

  /// - Throws: ``UsageError`` for no rules or more than one kind, and for a rule that cannot be made; faults of a
  ///   rule file with their places.
  init(_ request: CheckRequest) throws {
    switch (request.each.isEmpty, request.columns.isEmpty, request.rules) {
    case (true, true, nil):
      throw UsageError("no rule to check by; give -e RULE, -c COLUMN=RULE or -r FILE")
    case (false, true, nil): self = .lines(try Self.lineRules(request.each))
    case (true, false, nil): self = .columns(try Self.columnRules(request.columns))
    case (true, true, let file?): self = .schema(try Self.schema(file))
    default: throw UsageError("-e, -c and -r exclude each other; give one kind of rule")
    }
  }

  private static func lineRules(_ spellings: [String]) throws(UsageError) -> RuleSet {
    var rules: [Rule] = []
    for spelling in spellings {
      let rule = try rule(spelling, option: "-e \(spelling)")
      if rule.name == "required" {
        throw UsageError("-e required: a line is always a value, even an empty one; use -e not-blank")
      }
      rules.append(rule)
    }
    return RuleSet(rules)
  }

  private static func columnRules(
    _ words: [String]
  ) throws(UsageError) -> [(column: String, rules: [Rule])] {
    var columns: [(column: String, rules: [Rule])] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("-c \(word): takes COLUMN=RULE, as in -c email=email")
      }
      let rule = try rule(String(parts[1]), option: "-c \(word)")
      let name = String(parts[0])
      if let index = columns.firstIndex(where: { $0.column.isSame(as: name) }) {
        columns[index].rules.append(rule)
      } else {
        columns.append((name, [rule]))
      }
    }
    return columns
  }

  private static func rule(_ spelling: String, option: String) throws(UsageError) -> Rule {
    do throws(RuleError) {
      return try Catalog.rule(spelling)
    } catch {
      throw UsageError("\(option): \(error)")
    }
  }

  private static func schema(_ file: String) throws -> TableSchema {
    let bytes = try InputFile(file).readAll(limit: maximumRuleFileSize)
    do throws(RuleFileError) {
      return try TableSchema(json: bytes)
    } catch {
      throw UsageError(error.rendered(file: file).replacingLineEnds(with: "\nvalidate: "))
    }
  }
}

extension String {
  fileprivate func replacingLineEnds(with separator: String) -> String {
    split(separator: "\n").joined(separator: separator)
  }
}
