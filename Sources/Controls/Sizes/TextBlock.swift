/// A text divided into lines, with its size.
///
/// ```swift
/// let block = TextBlock("one two", in: Font(size: 10), within: 20, measure: ApproximateTextMeasure())
/// block.lines  // ["one", "two"]
/// ```
public struct TextBlock: Hashable, Sendable {
  /// The lines.
  public let lines: [String]

  /// The width of the widest line, and the height of all lines.
  public let size: Size

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text, of one or more lines.
  ///   - font: The font of the text.
  ///   - limit: The greatest width. Only a single character can be wider.
  ///   - mode: The way in which a wider text is shortened or wrapped.
  ///   - measure: The measure of the text.
  public init(
    _ text: String, in font: Font, within limit: Double = .infinity, mode: LineBreakMode = .byWordWrapping,
    measure: some TextMeasuring
  ) {
    let breaker = LineBreaker(limit: limit) { measure.width(of: $0, in: font) }
    let lines = text.isEmpty ? [] : breaker.lines(of: text, mode: mode)
    self.lines = lines
    let width = lines.reduce(0) { max($0, measure.width(of: $1, in: font)) }
    size = Size(
      width: mode == .byClipping ? min(width, limit) : width,
      height: Double(lines.count) * measure.lineHeight(of: font))
  }
}

/// Breaks text at a width.
private struct LineBreaker {
  let limit: Double
  let width: (String) -> Double

  func lines(of text: String, mode: LineBreakMode) -> [String] {
    guard mode.wraps else { return [truncated(text.split(separator: "\n").joined(separator: " "), mode)] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      mode == .byWordWrapping ? wrapped(words: paragraph) : pieces(of: paragraph)
    }
  }

  private func fits(_ line: String) -> Bool { width(line) <= limit }

  private func wrapped(words paragraph: Substring) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : line + " " + word
      if fits(joined) {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let parts = pieces(of: word)
      lines += parts.dropLast()
      line = parts.last ?? ""
    }
    return lines + [line]
  }

  /// Breaks between characters: each piece has at least one.
  private func pieces(of text: Substring) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if !piece.isEmpty && !fits(piece + String(character)) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }

  private func truncated(_ text: String, _ mode: LineBreakMode) -> String {
    guard mode != .byClipping, !fits(text) else { return text }
    let characters = Array(text)
    for kept in stride(from: characters.count - 1, to: 0, by: -1) {
      let head = mode == .byTruncatingTail ? kept : mode == .byTruncatingHead ? 0 : (kept + 1) / 2
      let line = String(characters.prefix(head)) + "…" + String(characters.suffix(kept - head))
      if fits(line) { return line }
    }
    return "…"
  }
}
