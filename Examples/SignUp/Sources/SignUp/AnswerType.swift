/// The format of a response: a page for people, or JSON for programs.
enum AnswerType {
  case html, json

  /// Creates the format with the higher quality in `Accept`, or `otherwise` if both have the same: RFC 9110, section 12.5.1.
  init(accept: String?, otherwise: AnswerType) {
    guard let accept else {
      self = otherwise
      return
    }
    var (html, json, problem) = (
      Liking(of: "text/html"), Liking(of: "application/json"), Liking(of: "application/problem+json")
    )
    let ranges = accept.utf8Span.span
    var start = 0
    while start < ranges.count {
      let end = ranges.offset(of: UInt8(ascii: ","), from: start)
      let range = ranges.extracting(start..<end)
      let nameEnd = range.offset(of: UInt8(ascii: ";"), from: 0)
      let name = range.extracting(range.withoutBlanks(in: 0..<nameEnd))
      if let quality = range.quality(from: nameEnd) {
        html.ask(name, quality)
        json.ask(name, quality)
        problem.ask(name, quality)
      }
      start = end + 1
    }
    let likesJSON = max(json.quality, problem.quality)
    self = html.quality == likesJSON ? otherwise : html.quality > likesJSON ? .html : .json
  }
}

/// The quality of a media type in `Accept`: that of the most specific media range that matches it.
private struct Liking {
  private let type: StaticString
  /// The precision of the most specific range so far; -1 if no range matches.
  private var precision = -1
  /// The quality in thousandths.
  private(set) var quality = 0

  init(of type: StaticString) { self.type = type }

  mutating func ask(_ name: Span<UInt8>, _ quality: Int) {
    guard let precision = precision(of: name), precision > self.precision else { return }
    (self.precision, self.quality) = (precision, quality)
  }

  /// Returns the precision with which a media range matches the type: 2 for the type itself, 1 for a range such as `text/*`, 0
  /// for `*/*`; `nil` if it does not match.
  private func precision(of name: Span<UInt8>) -> Int? {
    if name.begins(type), name.count == type.utf8CodeUnitCount { return 2 }
    if name.begins("*/*"), name.count == 3 { return 0 }
    guard name.count > 2, name[name.count - 1] == UInt8(ascii: "*") else { return nil }
    let group = name.extracting(0..<name.count - 1)
    return group[group.count - 1] == UInt8(ascii: "/") && group.isBeginning(of: type) ? 1 : nil
  }
}

extension Span<UInt8> {
  /// Returns the offset of the first byte equal to `byte`, or the count if there is none.
  fileprivate func offset(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  fileprivate func withoutBlanks(in range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }

  /// Whether the bytes begin with a lower-case text, ignoring case.
  func begins(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && extracting(0..<text.utf8CodeUnitCount).isBeginning(of: text)
  }

  /// Whether a lower-case text begins with the bytes, ignoring case.
  fileprivate func isBeginning(of text: StaticString) -> Bool {
    guard count <= text.utf8CodeUnitCount else { return false }
    for index in indices {
      // SAFETY: a literal is in the program's constant data, and the index is below its count.
      let letter = unsafe text.utf8Start[index]
      guard self[index] == letter || 0x41...0x5A ~= self[index] && self[index] | 0x20 == letter else {
        return false
      }
    }
    return true
  }

  /// Returns the weight among the parameters from an offset on, in thousandths; 1,000 if there is none, and `nil` if it is
  /// malformed.
  fileprivate func quality(from start: Int) -> Int? {
    var start = start
    while start < count {
      let end = offset(of: UInt8(ascii: ";"), from: start + 1)
      let parameter = extracting(withoutBlanks(in: start + 1..<end))
      if parameter.begins("q=") { return parameter.weight(from: 2) }
      start = end
    }
    return 1_000
  }

  /// Returns the weight from an offset on in thousandths, or `nil` if it is not `0` to `1` with at most three decimals: RFC
  /// 9110, section 12.4.2.
  private func weight(from start: Int) -> Int? {
    guard 1...5 ~= count - start, 0x30...0x31 ~= self[start] else { return nil }
    var weight = Int(self[start] - 0x30) * 1_000
    guard count > start + 1 else { return weight }
    guard self[start + 1] == UInt8(ascii: ".") else { return nil }
    var place = 100
    for index in start + 2..<count {
      guard 0x30...0x39 ~= self[index] else { return nil }
      weight += Int(self[index] - 0x30) * place
      place /= 10
    }
    return weight <= 1_000 ? weight : nil
  }
}
