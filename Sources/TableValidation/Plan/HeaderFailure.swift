internal import Bytes
internal import RuleFiles
internal import Validation

/// A difference between a header and the rules that `fieldsMatch` does not allow.
struct HeaderFailure {
  let failure: ValidationFailure
  /// The name of the field or the column; `nil` for the header as a whole.
  let name: String?
  /// The index of the column; `nil` for a field that the header lacks.
  let column: Int?

  private init(_ failure: ValidationFailure, _ name: String?, column: Int? = nil) {
    (self.failure, self.name, self.column) = (failure, name, column)
  }

  /// Returns the differences: missing fields, then the columns in their order.
  ///
  /// - Parameter header: The names as the file has them.
  static func all(_ rules: RuleFile, _ bound: BoundHeader, header: [String]) -> [HeaderFailure] {
    let compared = HeaderComparison(rules, bound)
    let missing = compared.missing.map(Self.missing)
    let patterns = bound.scarcePatterns.map(Self.missing)
    let extra = compared.extra.map {
      HeaderFailure(.init("header.extra-field"), header[$0], column: $0)
    }
    let duplicates = compared.duplicates.map { duplicate($0, bound, header: header) }
    let required = rules.fields.filter(\.mustBeInHeader).map(\.name)
    let requiredMissing = missing.filter { failure in required.contains { failure.names($0) } }
    switch rules.fieldsMatch {
    case .subset: return missing + patterns + byColumn(duplicates)
    case .superset: return requiredMissing + patterns + byColumn(extra + duplicates)
    case .equal: return missing + patterns + byColumn(extra + duplicates)
    case .partial:
      let hasNone = extra.count == header.count
      return hasNone
        ? [.init(.init("header.no-field"), nil)] : requiredMissing + patterns + byColumn(duplicates)
    case .exact:
      let failures = missing + patterns + byColumn(extra + duplicates)
      guard failures.isEmpty, let misplaced = compared.misplaced else { return failures }
      let parameters: FailureParameters = [
        "expected": .text(misplaced.expected), "position": .integer(misplaced.column + 1),
      ]
      let failure = ValidationFailure("header.wrong-order", parameters)
      return [.init(failure, header[misplaced.column], column: misplaced.column)]
    }
  }

  private static func missing(_ name: String) -> HeaderFailure {
    .init(.init("header.missing-field"), name)
  }

  private static func missing(_ scarce: BoundHeader.ScarcePattern) -> HeaderFailure {
    let minimum = scarce.pattern.minimumCount
    let text =
      "must be the pattern of at least \(minimum) \(minimum == 1 ? "column" : "columns"), not \(scarce.count)"
    let failure = ValidationFailure("header.missing-field").withMessage(text)
    return .init(failure, scarce.pattern.field.name)
  }

  /// Returns the failure of a column whose field an earlier column has; if their names differ, the message has both.
  private static func duplicate(_ column: Int, _ bound: BoundHeader, header: [String]) -> HeaderFailure {
    let failure = ValidationFailure("header.duplicate-field")
    let field = bound.names[column]
    let first = bound.names.firstIndex { $0.hasSameBytes(as: field) } ?? column
    guard !header[first].hasSameBytes(as: header[column]) else {
      return .init(failure, header[column], column: column)
    }
    let text =
      "must not be a second column of the field '\(field.shortened)' after '\(header[first].shortened)'"
    return .init(failure.withMessage(text), header[column], column: column)
  }

  private static func byColumn(_ failures: [HeaderFailure]) -> [HeaderFailure] {
    failures.ordered { ($0.column ?? 0) < ($1.column ?? 0) }
  }

  private func names(_ field: String) -> Bool { name?.hasSameBytes(as: field) == true }
}
