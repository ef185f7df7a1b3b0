internal import Bytes

extension FieldProposal {
  /// Creates the proposal for a column by what is known of its values, with comments on them.
  init(_ evidence: ColumnEvidence, areLines: Bool = false) {
    var field = FieldInference(evidence, areLines: areLines).field()
    let held = HeldOut(field, evidence, areLines: areLines)
    if let held, !held.isGeneral {
      for part in [Part.pattern] where field.has(part) {
        field.drop(part, because: "inferred from nine tenths of the values, it refuses others")
      }
    }
    field.notes.insert(Self.counts(of: evidence, held), at: 0)
    self = field
  }

  /// Returns the comment on the numbers of values, such as "2,000 values, 4 distinct, 3 absent".
  private static func counts(of evidence: ColumnEvidence, _ held: HeldOut?) -> String {
    guard evidence.present > 0 else { return "No value, \(evidence.absent.separatedByCommas) absent." }
    let distinct =
      evidence.distinct == evidence.present && evidence.isComplete
      ? "all distinct"
      : "\(evidence.isComplete ? "" : "about ")\(evidence.distinct.separatedByCommas) distinct"
    let absent = evidence.absent == 0 ? "none absent" : "\(evidence.absent.separatedByCommas) absent"
    var text =
      "\(evidence.present.separatedByCommas) value\(evidence.present == 1 ? "" : "s"), \(distinct), \(absent)."
    if let held {
      text +=
        " Rules that are inferred without \(held.values.separatedByCommas) of them accept \(held.accepted.separatedByCommas) of these."
    }
    return text
  }

  /// Returns the part of the proposal that findings by a rule of its field break; `nil` if there is none.
  func part(ofRule rule: String) -> Part? {
    switch rule {
    case "required", "not-blank": .required
    case "unique": .unique
    case "regex": has(.pattern) ? .pattern : .rule("regex")
    case "one-of": has(.list) ? .list : nil
    case "range": has(.minimum) ? .minimum : has(.maximum) ? .maximum : nil
    default: has(.rule(rule)) ? .rule(rule) : type == .string ? nil : .type
    }
  }
}
