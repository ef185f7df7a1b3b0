extension BrandButtonModel {
  /// The font of the label before it shrinks.
  public var font: Font { Font(size: size == .regular ? 16 : 14) }

  /// The least size to which the font of a label shrinks.
  public static let leastFontSize = 12.0

  /// The distances between the content and the edges; icons without a label have 12 at both sides.
  public var insets: EdgeInsets {
    let (vertical, horizontal) = size == .regular ? (12.0, 24.0) : (8, 16)
    return EdgeInsets(vertical: vertical, horizontal: label.isEmpty ? 12 : horizontal)
  }

  /// The width and the height of an icon.
  public static let iconSide = 20.0

  /// The distance between an icon and the label.
  public static let iconGap = 8.0

  /// A button in a container: its size, and its label with its font.
  public struct Layout: Hashable, Sendable {
    /// The size of the button.
    public let size: Controls.Size
    /// The font of the label.
    public let font: Font
    /// The label, on one line, with an ellipsis if it is cut.
    public let text: TextBlock
    /// The whole label if it is cut, which the user interface shows on demand; otherwise `nil`.
    public let tooltip: String?
    /// The icons and the label from left to right.
    public let items: [Item]
  }

  /// A part of the content.
  public enum Item: Hashable, Sendable {
    /// An icon, hidden from assistive technology.
    case icon(String)
    /// The label.
    case label
  }

  /// Returns the icons and the label from left to right.
  ///
  /// - Parameter rightToLeft: Whether the text runs from right to left, so that the leading icon is on the right.
  public func items(rightToLeft: Bool) -> [Item] {
    let items =
      (leadingIcon.map { [Item.icon($0)] } ?? []) + (label.isEmpty ? [] : [.label])
      + (trailingIcon.map { [.icon($0)] } ?? [])
    return rightToLeft ? items.reversed() : items
  }

  /// Returns the layout in a container. A label is on one line: its font shrinks to no less than `leastFontSize`; then the
  /// label is cut with an ellipsis, and `tooltip` is the whole of it.
  ///
  /// Each of the two labels has a font of its own; the wider one determines the width, so that the button keeps its size while
  /// it is held.
  ///
  /// - Parameters:
  ///   - container: The width that the button never exceeds, and has if `isFullWidth`.
  ///   - textScale: The scale that people chose for text, 2 for 200 %.
  ///   - rightToLeft: Whether the text runs from right to left, so that the leading icon is on the right.
  ///   - measure: The measure of the label.
  public func layout(
    in container: Double = .infinity, textScale: Double = 1, rightToLeft: Bool = false,
    measure: some TextMeasuring
  ) -> Layout {
    let items = items(rightToLeft: rightToLeft)
    let icons = items.count - (items.contains(.label) ? 1 : 0)
    let beside = Double(icons) * Self.iconSide + Double(max(items.count - 1, 0)) * Self.iconGap
    let room = max(container - insets.horizontal - beside, 0)
    let texts = [label, label.isEmpty ? label : pressedLabel ?? label]
    let fonts = texts.map { text in
      let size = Self.largestSize(from: font.size * textScale, to: Self.leastFontSize * textScale) {
        measure.width(of: text, in: Font(name: font.name, size: $0)) <= room
      }
      return Font(name: font.name, size: size)
    }
    let widths = zip(texts, fonts).map { min(measure.width(of: $0, in: $1), room) }
    let lines = zip(texts, fonts).map { $0.isEmpty ? 0 : measure.lineHeight(of: $1) }
    let shown = state == .pressed ? 1 : 0
    let natural = max(widths[0], widths[1]) + beside + insets.horizontal
    let block = TextBlock(
      texts[shown], in: fonts[shown], within: room, mode: .byTruncatingTail, measure: measure)
    return Layout(
      size: Controls.Size(
        width: isFullWidth && container.isFinite ? container : min(natural, container),
        height: max(lines[0], lines[1], icons > 0 ? Self.iconSide : 0) + insets.vertical),
      font: fonts[shown], text: block, tooltip: block.lines == [texts[shown]] ? nil : texts[shown].nonEmpty,
      items: items)
  }

  /// Returns the largest size in steps of half a unit that fits, or the least one.
  private static func largestSize(from size: Double, to least: Double, fits: (Double) -> Bool) -> Double {
    for candidate in stride(from: size, to: least, by: -0.5) where fits(candidate) { return candidate }
    return min(size, least)
  }
}
