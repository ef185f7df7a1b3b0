extension FUIButtonModel {
  /// The distance between the image and the title.
  public static let imageGap = 6.0

  /// Returns the size of the image, the title, all insets and the margins together, in the present state. The width is that of
  /// the longest title, so that a change of the title does not move what is beside the button.
  public func intrinsicContentSize(measure: some TextMeasuring) -> Size {
    let title = titleSize(measure: measure)
    let hasImage = images.value(for: state) != nil
    let image =
      hasImage
      ? Size(
        width: box.imageSize.width + box.imageInsets.horizontal,
        height: box.imageSize.height + box.imageInsets.vertical) : .zero
    return Size(
      width: image.width + (hasImage && title.width > 0 ? Self.imageGap : 0) + title.width
        + box.titleInsets.horizontal + box.contentInsets.horizontal
        + box.layoutMargins.horizontal,
      height: max(image.height, title.height + box.titleInsets.vertical) + box.contentInsets.vertical
        + box.layoutMargins.vertical)
  }

  /// Returns the lines of the title, which are at most as wide as the preferred width, if that is set.
  public func titleBlock(measure: some TextMeasuring) -> TextBlock { block(shownTitle, measure: measure) }

  /// The titles of the states that differ from each other, in the order of the states.
  package var differentTitles: [String] {
    ControlState.allStates.map { title(for: $0) ?? "" }.reduce(into: []) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
  }

  private func block(_ title: String?, measure: some TextMeasuring) -> TextBlock {
    TextBlock(
      title ?? "", in: text.font,
      within: text.preferredMaxLayoutWidth > 0 ? text.preferredMaxLayoutWidth : .infinity,
      mode: text.lineBreakMode, measure: measure)
  }

  private func titleSize(measure: some TextMeasuring) -> Size {
    var size = titleBlock(measure: measure).size
    for title in differentTitles { size.width = max(size.width, block(title, measure: measure).size.width) }
    if text.lineClamp > 0 {
      size.height = min(size.height, Double(text.lineClamp) * measure.lineHeight(of: text.font))
    }
    if text.isPreservingPreferredMaxLayoutWidth { size.width = max(size.width, text.preferredMaxLayoutWidth) }
    return size
  }
}
