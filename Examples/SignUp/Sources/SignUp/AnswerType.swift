/// The forms that an answer has: a page for people, JSON for programs.
enum AnswerType {
  case html, json

  /// The form that `Accept` likes better, or the other argument where it likes both alike: RFC 9110, section 12.5.1.
  init(accept: String?, otherwise: AnswerType) {
    guard let accept else {
      self = otherwise
      return
    }
    let ranges = accept.split(separator: ",").map(MediaRange.init)
    let html = ranges.quality(of: "text/html")
    let json = max(ranges.quality(of: "application/json"), ranges.quality(of: "application/problem+json"))
    self = html == json ? otherwise : html > json ? .html : .json
  }
}

/// A media type, or `text/*`, or `*/*`, and how much it is liked.
private struct MediaRange {
  let name: String
  /// 0 to 1,000.
  let quality: Int

  init(_ text: Substring) {
    let parts = text.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
    name = parts.first ?? ""
    let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
    quality = weight.map { Int(((Double($0) ?? 0) * 1_000).rounded()) } ?? 1_000
  }

  /// How exactly it names a type; `nil` where it does not.
  func precision(for type: String) -> Int? {
    if name == type { return 2 }
    if name == "*/*" { return 0 }
    return name.hasSuffix("/*") && type.hasPrefix(name.dropLast()) ? 1 : nil
  }
}

extension [MediaRange] {
  /// What the most exact range says.
  fileprivate func quality(of type: String) -> Int {
    var best: (precision: Int, quality: Int)?
    for range in self {
      guard let precision = range.precision(for: type), precision > best?.precision ?? -1 else { continue }
      best = (precision, range.quality)
    }
    return best?.quality ?? 0
  }
}
