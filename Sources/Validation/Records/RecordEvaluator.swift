internal import Bytes

/// The rules of a record's fields and the rules over several of them, as forms, rule files and servers evaluate them: one
/// record at a time.
///
/// ```swift
/// let evaluator = RecordEvaluator([
///   .init("email", rules: RuleSet([.required, Rule(.email)])),
///   .init("age", rules: RuleSet([Rule(.range(16...))])),
/// ])
/// evaluator.findings(in: ["email": "ann"]).map(\.finding.failure.code)  // ["email.no-at-sign"]
/// ```
///
/// Columns of a table are evaluated by `TableValidation`, with the same findings.
public struct RecordEvaluator: Sendable {
  /// A field: its name, and the rules of its value.
  public struct Field: Sendable {
    /// The name, compared byte by byte.
    public let name: String
    /// Presence, then the strategies in order. Uniqueness concerns several records and is not checked.
    public let rules: RuleSet
    /// The steps that change a value before its rules are evaluated, or `nil`.
    public let normalization: Normalization?

    /// Creates a field.
    public init(_ name: String, rules: RuleSet, normalization: Normalization? = nil) {
      (self.name, self.rules, self.normalization) = (name, rules, normalization)
    }
  }

  let compiled: CompiledRecord

  /// Creates an evaluator of records with these fields.
  ///
  /// - Parameters:
  ///   - fields: The fields with their own rules.
  ///   - rules: The rules over several fields.
  ///   - messages: The texts for failures of rules over several fields that have none of their own.
  /// - Precondition: Each name occurs once, and the rules name only these fields.
  public init(_ fields: [Field], rules: [RecordRule] = [], messages: RuleMessages? = nil) {
    self.init(fields, rules: rules, messages: messages, mergesEqualFailures: false)
  }

  /// - Parameter mergesEqualFailures: Whether equal failures of two rules of a field are merged into one
  ///   finding, which is an error if one of them is.
  package init(
    _ fields: [Field], rules: [RecordRule], messages: RuleMessages?, mergesEqualFailures: Bool
  ) {
    compiled = CompiledRecord(
      fields, rules: rules, messages: messages, mergesEqualFailures: mergesEqualFailures)
  }

  /// The fields in order; those that a rule over several fields treats as secret are secret.
  public var fields: [Field] { compiled.fields }

  /// All findings in a record: of the fields in order, then of the rules over several.
  ///
  /// A field without a value in `record` is absent. A rule over several fields is evaluated if there is no error in the
  /// fields that it reads. Values are normalized first, and copied. O(n) in the bytes of the values, unless a rule
  /// documents otherwise.
  public func findings(in record: [String: String], reporting scope: CheckScope = .all) -> [RecordFinding] {
    var bytes: [UInt8] = []
    let values = NamedValues(record, of: compiled.fields, in: &bytes)
    return named(evaluate(values, in: bytes.span, reporting: scope))
  }

  /// All findings of the field's own rules; `nil` for an absent value; empty for a name that no field has.
  package func findings(inField name: String, of text: String?) -> [RecordFinding] {
    guard let index = compiled.positions[Array(name.utf8)] else { return [] }
    let bytes = text.map { Array((compiled.fields[index].normalization?.normalized($0) ?? $0).utf8) }
    let values = OneValue(range: bytes.map { 0..<$0.count })
    var evaluation = RecordEvaluation(compiled, checking: nil, reporting: .all)
    let value = bytes ?? []
    evaluation.evaluate(field: index, of: values, in: value.span)
    return named(evaluation.findings)
  }

  /// The findings in a record whose values are byte ranges, by the positions of the fields. Allocates nothing
  /// for a valid record, unless rules over several fields have more than about forty fields.
  ///
  /// - Parameter isChecked: For each field whether its findings are reported; `nil` for all. The values of other fields are
  ///   evaluated only as inputs of rules over several fields.
  package func evaluate(
    _ values: some RecordValues, in bytes: Span<UInt8>, checking isChecked: [Bool]? = nil,
    reporting scope: CheckScope
  ) -> [FieldFinding] {
    var evaluation = RecordEvaluation(compiled, checking: isChecked, reporting: scope)
    evaluation.evaluate(values, in: bytes)
    return evaluation.findings
  }

  /// The positions, ascending, of a field and of the fields that the findings of rules that read it belong
  /// to.
  package func dependents(of field: Int) -> [Int] {
    let subjects = compiled.rules.filter { $0.inputs.contains(field) }.compactMap(\.subject)
    return Set(subjects + [field]).sorted()
  }

  private func named(_ findings: [FieldFinding]) -> [RecordFinding] {
    findings.map { found in
      RecordFinding(
        field: found.field.map { compiled.fields[$0].name }, finding: found.finding, count: found.count)
    }
  }
}

/// The values of a record given by name, normalized.
private struct NamedValues: RecordValues {
  private let ranges: [Range<Int>?]

  init(_ record: [String: String], of fields: [RecordEvaluator.Field], in bytes: inout [UInt8]) {
    var ranges: [Range<Int>?] = []
    for field in fields {
      guard let text = record[field.name] else {
        ranges.append(nil)
        continue
      }
      let start = bytes.count
      bytes += (field.normalization?.normalized(text) ?? text).utf8
      ranges.append(start..<bytes.count)
    }
    self.ranges = ranges
  }

  func content(of field: Int, in bytes: Span<UInt8>) -> FieldContent {
    ranges[field].map { .one($0) } ?? .absent
  }

  func forEachValue(of field: Int, in bytes: Span<UInt8>, _ body: (FieldValue) -> Void) {}
}

/// A record of which only one field is read.
private struct OneValue: RecordValues {
  /// The range of its value, or `nil` if it is absent.
  let range: Range<Int>?

  func content(of field: Int, in bytes: Span<UInt8>) -> FieldContent { range.map { .one($0) } ?? .absent }

  func forEachValue(of field: Int, in bytes: Span<UInt8>, _ body: (FieldValue) -> Void) {}
}
