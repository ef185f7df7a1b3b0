internal import Bytes

/// The language that an `Accept-Language` field prefers among the available ones (RFC 9110, section 12.5.4), determined
/// by the lookup of RFC 4647, section 3.4: `de-CH` finds `de`.
///
/// A range of weight 0 excludes the languages that match it, `*` matches those that no other range matches, and a
/// malformed part is skipped. Of equal weights the first takes precedence. The field is read once from left to right,
/// in O(n) for each language; only one weight for each language is stored.
struct LanguagePreference {
  private struct Wish {
    /// The weight in thousandths.
    var weight = 0
    var order = Int.max
    var isNamed = false
    var isRejected = false

    func isBefore(_ other: Wish) -> Bool {
      weight > other.weight || weight == other.weight && order < other.order
    }

    mutating func add(_ weight: Int, _ order: Int) {
      let wish = Wish(weight: weight, order: order)
      if wish.isBefore(self) { (self.weight, self.order) = (weight, order) }
    }
  }

  private let languages: [[UInt8]]
  private var wishes: [Wish]
  /// The weight of `*`.
  private var others = Wish()

  /// - Parameter languages: The tags of the languages.
  init(_ field: Span<UInt8>, among languages: [[UInt8]]) {
    self.languages = languages
    wishes = Array(repeating: Wish(), count: languages.count)
    var start = 0
    var order = 0
    while start < field.count {
      let end = field.firstIndex(of: UInt8(ascii: ","), from: start) ?? field.count
      read(field.extracting(start..<end), order)
      start = end + 1
      order += 1
    }
  }

  /// The index of the preferred language, or `nil` if the field accepts none of them.
  var preferred: Int? {
    var best: (index: Int, wish: Wish)?
    func weigh(_ wish: Wish, _ index: Int) {
      guard wish.weight > 0, best.map({ wish.isBefore($0.wish) }) ?? true else { return }
      best = (index, wish)
    }
    for (index, wish) in wishes.enumerated() where !wish.isRejected {
      weigh(wish.isNamed ? wish : others, index)
    }
    return best?.index
  }

  /// Reads one part: a range and its optional weight.
  private mutating func read(_ part: Span<UInt8>, _ order: Int) {
    let semicolon = part.firstIndex(of: UInt8(ascii: ";"))
    let name = part.extracting(0..<(semicolon ?? part.count))
    let range = name.extracting(name.inner)
    var weight = 1000
    if let semicolon {
      let parameter = part.extracting(semicolon + 1..<part.count)
      guard let given = parameter.extracting(parameter.inner).weight else { return }
      weight = given
    }
    if range.count == 1, range[0] == UInt8(ascii: "*") { return others.add(weight, order) }
    guard range.isLanguageRange else { return }
    if weight == 0 {
      for (index, language) in languages.enumerated() {
        let tag = language.span
        if tag.falls(under: range) { wishes[index].isRejected = true }
      }
    } else if let index = Self.lookUp(range, in: languages) {
      wishes[index].isNamed = true
      wishes[index].add(weight, order)
    }
  }

  /// Returns the index of the longest language tag that the range equals or begins with, or `nil`.
  static func lookUp(_ range: Span<UInt8>, in languages: [[UInt8]]) -> Int? {
    var found: Int?
    for (index, language) in languages.enumerated() {
      let tag = language.span
      guard range.falls(under: tag) else { continue }
      if found.map({ languages[$0].count < language.count }) ?? true { found = index }
    }
    return found
  }
}

extension Span<UInt8> {
  /// Whether the bytes equal the tag or begin with its subtags, in any case.
  fileprivate func falls(under tag: Span<UInt8>) -> Bool {
    guard count == tag.count || count > tag.count && self[tag.count] == UInt8(ascii: "-") else {
      return false
    }
    return startsIgnoringCase(with: tag)
  }

  /// Whether the bytes are a basic language range of RFC 4647, section 2.1: letters, then letters and digits.
  fileprivate var isLanguageRange: Bool {
    var length = 0
    var isFirst = true
    for index in indices {
      if self[index] == UInt8(ascii: "-") {
        guard length > 0 else { return false }
        (length, isFirst) = (0, false)
      } else {
        length += 1
        guard length <= 8, self[index].isLetter || !isFirst && self[index].isDigit else { return false }
      }
    }
    return length > 0
  }

  /// The weight `q=0` to `q=1` in thousandths (RFC 9110, section 12.4.2), or `nil` if it is malformed: a
  /// point is followed by at most three digits, which after 1 are zeros.
  fileprivate var weight: Int? {
    guard (3...7).contains(count), self[0].lowercased == UInt8(ascii: "q"), self[1] == UInt8(ascii: "=")
    else { return nil }
    guard self[2] == UInt8(ascii: "0") || self[2] == UInt8(ascii: "1") else { return nil }
    var weight = self[2] == UInt8(ascii: "1") ? 1000 : 0
    guard count > 3 else { return weight }
    guard self[3] == UInt8(ascii: ".") else { return nil }
    var unit = 100
    for index in 4..<count {
      guard self[index].isDigit else { return nil }
      weight += Int(self[index] &- UInt8(ascii: "0")) * unit
      unit /= 10
    }
    return weight <= 1000 ? weight : nil
  }

  /// The range of the bytes without surrounding spaces and tabs (RFC 9110, section 5.6.3).
  fileprivate var inner: Range<Int> {
    var range = 0..<count
    while let first = range.first, self[first] == 0x20 || self[first] == 0x09 { range.removeFirst() }
    while let last = range.last, self[last] == 0x20 || self[last] == 0x09 { range.removeLast() }
    return range
  }
}
