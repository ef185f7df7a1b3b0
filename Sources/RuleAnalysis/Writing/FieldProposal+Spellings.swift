extension FieldProposal {
  /// The rules of the field as options of `check` spell them; parts that no option can say are left out.
  package var spellings: [String] {
    var spellings = [type.spelling].compactMap(\.self)
    var (minimum, maximum) = ("", "")
    for constraint in constraints {
      switch constraint {
      case .required: spellings.insert("not-blank", at: 0)
      case .unique: spellings.append("unique")
      case .pattern(let text): spellings.append("regex:\(text)")
      case .list(let words):
        // Words with commas have no spelling.
        if !words.contains(where: { $0.utf8.contains(UInt8(ascii: ",")) }) {
          spellings.append("one-of:\(words.joined(separator: ","))")
        }
      case .minimum(let number): minimum = number
      case .maximum(let number): maximum = number
      }
    }
    if minimum + maximum != "" { spellings.append("range:\(minimum)..\(maximum)") }
    return spellings + rules.compactMap { $0.argument == nil ? $0.name : nil }
  }
}

extension TypeProposal {
  /// The rule that says the type as an option does; `nil` if none does.
  var spelling: String? {
    let format = properties.first { $0.key == "format" }?.value.dropFirst().dropLast()
    switch (name, format) {
    case ("integer", nil): return "integer"
    case ("number", nil) where properties.isEmpty: return "number"
    case ("string", let format?): return String(format)
    case ("date", nil): return "date"
    case ("date", let format?): return "date:\(format)"
    case ("time", nil): return "time"
    case ("datetime", nil): return "local-date-time"
    case ("yearmonth", nil): return "year-month"
    case ("duration", nil): return "duration"
    default: return nil
    }
  }
}
