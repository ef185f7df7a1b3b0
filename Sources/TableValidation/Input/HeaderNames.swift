internal import Bytes
internal import CSVRecords
internal import Validation

/// The names of a header, for the findings that are independent of any rules: columns without a name, and names that repeat.
///
/// Each is a warning; where a rule needs the column, the comparison with the rules reports an error at the same place instead
/// (`SchemaMatch`).
struct HeaderNames {
  private let names: [String]
  private let preamble: TablePreamble

  /// Creates the names of a table's header; `nil` if it has none, or a single column, whose header may be any text.
  init?(_ preamble: TablePreamble) {
    guard let names = preamble.header, names.count > 1 else { return nil }
    self.names = names
    self.preamble = preamble
  }

  /// Returns the findings in the order of the columns. The columns without names at the end of the header are one finding.
  func findings(file: String) -> [Finding] {
    let surplus = names.reversed().prefix { $0.isEmpty }.count
    let named = names.count - surplus
    let repeated = repeatedColumns(in: named)
    guard surplus > 0 || !repeated.isEmpty || names[..<named].contains(where: \.isBlank) else { return [] }
    let locations = preamble.rows.fieldLocations
    func finding(_ failure: ValidationFailure, _ column: Int) -> Finding {
      Finding(
        file: file, location: column < locations.count ? locations[column] : preamble.headerLocation,
        field: names[column].isBlank ? nil : names[column], rule: "header", failure: failure,
        severity: .warning,
        value: nil)
    }
    var findings: [Finding] = []
    for column in 0..<named {
      if names[column].isBlank {
        findings.append(finding(.init("header.blank-field", ["column": .integer(column + 1)]), column))
      } else if repeated.contains(column) {
        findings.append(finding(.init("header.duplicate-field"), column))
      }
    }
    guard surplus > 0 else { return findings }
    let blank = ValidationFailure("header.blank-field", ["column": .integer(named + 1)])
    let text = "must not end with \(surplus == 1 ? "1 delimiter" : "\(surplus) delimiters") too many"
    return findings + [finding(blank.withMessage(text), named)]
  }

  /// Returns the columns whose names an earlier column has.
  private func repeatedColumns(in count: Int) -> Set<Int> {
    let index = HeaderIndex(names)
    return Set((0..<count).filter { index.columns(named: names[$0]).first != $0 })
  }
}

extension String {
  /// Whether the text consists of spaces and tabs.
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
