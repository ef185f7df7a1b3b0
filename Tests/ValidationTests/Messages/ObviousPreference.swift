import Validation

/// A simple and slow reference implementation of `Accept-Language` that follows RFC 9110.
struct ObviousPreference {
  private struct Range {
    let text: String
    let weight: Double
  }

  private let ranges: [Range]

  init(_ field: String) {
    ranges = field.split(separator: ",").compactMap { part in
      let form =
        /[ \t]*(\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)[ \t]*(?:;[ \t]*[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)[ \t]*)?/
      guard let match = part.wholeMatch(of: form) else { return nil }
      let digits = match.output.2.map { $0.last == "." ? $0.dropLast() : $0 } ?? "1"
      return Range(text: match.output.1.lowercased(), weight: Double(digits) ?? .nan)
    }
  }

  func language(among languages: [String]) -> String? {
    let rejected = languages.filter { language in
      ranges.contains { $0.weight == 0 && ("\(language)-").hasPrefix("\($0.text)-") }
    }
    let accepted = languages.filter { !rejected.contains($0) }
    let wished = ranges.filter { $0.weight > 0 }.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element.text)
    let named = Set(wished.compactMap { range in languages.first { "\(range)-".hasPrefix("\($0)-") } })
    for range in wished {
      let found =
        range == "*"
        ? accepted.first { !named.contains($0) } : accepted.first { "\(range)-".hasPrefix("\($0)-") }
      if let found { return found }
    }
    return nil
  }
}
