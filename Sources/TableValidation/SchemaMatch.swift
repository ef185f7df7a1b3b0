public import RuleFiles
internal import Validation

/// How the fields of a schema lie over the columns of a table, and where they do not fit.
public struct SchemaMatch: Sendable {
  /// The columns that the schema has a field for.
  public private(set) var checks: [ColumnCheck] = []
  /// Where the header does not fit the schema, by its `fieldsMatch`; each makes the table invalid.
  public private(set) var findings: [Finding] = []

  /// Fields by name over a header; fields by order where there is none.
  public init(_ schema: TableSchema, _ input: TableInput) {
    guard let header = input.header else {
      checks = schema.fields.enumerated().map {
        ColumnCheck(name: $0.element.name, column: $0.offset, rules: $0.element.rules)
      }
      return
    }
    for field in schema.fields {
      guard let column = header.firstIndex(where: { $0.isSame(as: field.name) }) else { continue }
      checks.append(ColumnCheck(name: field.name, column: column, rules: field.rules))
    }
    findings = Self.failures(schema, header).map { failure, name in
      Finding(
        file: input.name, place: input.headerPlace, field: name, rule: "header", failure: failure, value: nil)
    }
  }

  private static func failures(
    _ schema: TableSchema, _ header: [String]
  ) -> [(ValidationFailure, field: String?)] {
    let names = schema.fields.map(\.name)
    let missing = names.filter { name in !header.contains { $0.isSame(as: name) } }
    let extra = header.filter { name in !names.contains { $0.isSame(as: name) } }
    let missingFailures = missing.map { (ValidationFailure("header.missing-field"), field: Optional($0)) }
    let extraFailures = extra.map { (ValidationFailure("header.extra-field"), field: Optional($0)) }
    switch schema.fieldsMatch {
    case .subset: return missingFailures
    case .superset: return extraFailures
    case .equal: return missingFailures + extraFailures + duplicates(header)
    case .partial: return missing.count == names.count ? [(.init("header.no-field"), nil)] : []
    case .exact:
      let failures = missingFailures + extraFailures + duplicates(header)
      return failures.isEmpty ? misplaced(names, header) : failures
    }
  }

  private static func duplicates(_ header: [String]) -> [(ValidationFailure, field: String?)] {
    header.indices.filter { index in header[..<index].contains { $0.isSame(as: header[index]) } }
      .map { (.init("header.duplicate-field"), field: header[$0]) }
  }

  private static func misplaced(
    _ names: [String], _ header: [String]
  ) -> [(ValidationFailure, field: String?)] {
    guard let index = names.indices.first(where: { !names[$0].isSame(as: header[$0]) }) else { return [] }
    let parameters: FailureParameters = ["expected": .text(names[index]), "position": .integer(index + 1)]
    return [(.init("header.wrong-order", parameters), field: header[index])]
  }
}

extension String {
  /// Whether both have the same bytes: names are not compared by canonical equivalence.
  package func isSame(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
