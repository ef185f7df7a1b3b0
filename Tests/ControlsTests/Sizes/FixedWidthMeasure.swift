import Controls

/// A measure in which every character is half an em wide and every line 1.25 em high.
struct FixedWidthMeasure: TextMeasuring {
  func width(of line: String, in font: Font) -> Double { Double(line.count) * font.size / 2 }
  func lineHeight(of font: Font) -> Double { font.size * 1.25 }
}
