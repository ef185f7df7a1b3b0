extension FieldProposal {
  /// The rules of the field as options of `check` spell them; parts that no option can say are left out.
  package var spellings: [String] {
    var spellings: [String] = has(.required) ? ["not-blank"] : []
    if let type = type.spelling { spellings.append(type) }
    let bounds = [Part.minimum, .maximum].map { part in constraints.first { $0.part == part }?.value ?? "" }
    if bounds != ["", ""] { spellings.append("range:\(bounds[0])..\(bounds[1])") }
    if let list { spellings.append("one-of:\(list.joined(separator: ","))") }
    if let pattern { spellings.append("regex:\(pattern)") }
    spellings += rules.compactMap { $0.argument == nil ? $0.name : nil }
    return has(.unique) ? spellings + ["unique"] : spellings
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
