public import Controls

/// A measure of text by font files: HarfBuzz shapes the text, and FreeType reads the files.
///
/// Widths are those of browsers with the same font files, because glyphs are placed at fractions of a pixel, without hinting.
/// A character that a file does not have is as wide as the glyph that the font shows for missing ones, whereas a browser shows
/// it in another font.
///
/// ```swift
/// let folder = "/usr/share/fonts/truetype/dejavu"
/// let measure = try ShapedTextMeasure(fontFile: "\(folder)/DejaVuSans.ttf", lineHeight: 1.25)
/// measure.width(of: "AV", in: Font(size: 100))         // 130.419921875
/// measure.width(of: "A", in: Font(size: 100)) * 2      // 136.81640625
/// let button = Button(style: .primary, title: "Send the whole message")
/// button.textMeasure = measure
/// button.intrinsicContentSize.height                    // 44
/// ```
public final class ShapedTextMeasure: TextMeasuring {
  private let font: FontFile
  private let families: [String: FontFile]
  private let relativeLineHeight: Double?

  /// Opens font files.
  ///
  /// - Parameters:
  ///   - path: The path of the file for fonts without a name and for families that `families` does not contain: any scalable
  ///     format that FreeType reads, such as TrueType, OpenType or WOFF. Of a collection, its first font is used.
  ///   - families: The paths of the files of other families, by `Font.name`.
  ///   - lineHeight: The distance between two lines in ems, like a number in CSS's `line-height`; `nil` for the one that the
  ///     font file contains, like `line-height: normal`.
  /// - Throws: ``FontFileError`` if a file cannot be opened or has no scalable font.
  public init(fontFile path: String, families: [String: String] = [:], lineHeight: Double? = nil)
    throws(FontFileError)
  {
    font = try FontFile(path: path)
    var files: [String: FontFile] = [:]
    for (name, path) in families { files[name] = try FontFile(path: path) }
    self.families = files
    relativeLineHeight = lineHeight
  }

  /// Returns the sum of the advances of the glyphs, with kerning and ligatures.
  ///
  /// - Parameters:
  ///   - line: The text of one line, in any scripts.
  ///   - font: The size of an em, and the name of the family.
  public func width(of line: String, in font: Font) -> Double {
    let file = file(of: font)
    let bytes = Array(line.utf8)
    let units = ScriptRun.runs(of: line).reduce(0.0) { $0 + file.advance(of: $1, in: bytes) }
    return units / file.unitsPerEm * font.size
  }

  /// Returns the distance between two lines: ascent, descent and line gap, each rounded, as in browsers; or that of
  /// `lineHeight`.
  ///
  /// - Parameter font: The size of an em, and the name of the family.
  public func lineHeight(of font: Font) -> Double {
    if let relativeLineHeight { return relativeLineHeight * font.size }
    let file = file(of: font)
    func rounded(_ length: Double) -> Double { (length / file.unitsPerEm * font.size).rounded() }
    let metrics = file.lineMetrics
    return rounded(metrics.ascent) + rounded(metrics.descent) + rounded(metrics.lineGap)
  }

  private func file(of font: Font) -> FontFile { font.name.flatMap { families[$0] } ?? self.font }
}
