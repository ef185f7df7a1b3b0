/// The forms that an answer has: a page for people, JSON for programs.
enum AnswerType {
  case html, json

  /// The form that `Accept` likes better, or the other argument where it likes both alike: RFC 9110, section 12.5.1.
  init(accept: String?, otherwise: AnswerType) {
    guard let accept else {
      self = otherwise
      return
    }
    var (html, json, problem) = (
      Liking(of: "text/html"), Liking(of: "application/json"), Liking(of: "application/problem+json")
    )
    for range in accept.lowercased().utf8.split(separator: UInt8(ascii: ",")) {
      let range = MediaRange(range)
      html.ask(range)
      json.ask(range)
      problem.ask(range)
    }
    let likesJSON = max(json.quality, problem.quality)
    self = html.quality == likesJSON ? otherwise : html.quality > likesJSON ? .html : .json
  }
}

/// A media type, or `text/*`, or `*/*`, and how much it is liked.
private struct MediaRange {
  let name: Substring.UTF8View
  /// 0 to 1,000.
  let quality: Int

  init(_ text: Substring.UTF8View) {
    let parts = text.split(separator: UInt8(ascii: ";"))
    name = parts.first.map(\.trimmed) ?? text
    let weight = parts.dropFirst().map(\.trimmed).first { $0.starts(with: "q=".utf8) }?.dropFirst(2)
    quality = weight.map { Int(((Double(Substring($0)) ?? 0) * 1_000).rounded()) } ?? 1_000
  }

  /// How exactly it names a type; `nil` where it does not.
  func precision(for type: String) -> Int? {
    if name.elementsEqual(type.utf8) { return 2 }
    if name.elementsEqual("*/*".utf8) { return 0 }
    return name.last == UInt8(ascii: "*") && type.utf8.starts(with: name.dropLast()) ? 1 : nil
  }
}

/// How much a media type is liked: what the most exact range says of it.
private struct Liking {
  private let type: String
  private var precision = -1
  private(set) var quality = 0

  init(of type: String) { self.type = type }

  mutating func ask(_ range: MediaRange) {
    guard let precision = range.precision(for: type), precision > self.precision else { return }
    (self.precision, quality) = (precision, range.quality)
  }
}

extension Substring.UTF8View {
  fileprivate var trimmed: Substring.UTF8View {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
