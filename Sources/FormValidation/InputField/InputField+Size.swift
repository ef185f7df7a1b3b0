public import Controls
public import Validation

/// The sizes of the parts of a field on a page.
enum InputFieldBox {
  /// The distances between the text and the edges; the label is above the text.
  static let insets = EdgeInsets(top: 26, left: 12, bottom: 10, right: 12)
  /// The distance between the text and the edge at which an icon is.
  static let iconInset = 44.0
  /// The fonts of the text and of the text under the field.
  static let fonts = (text: Font(size: 16), assistive: Font(size: 14))
  /// The distance between the field and the text under it.
  static let gap = 4.0
  /// The width of the mark before an error text, with the distance to it.
  static let mark = 23.5
  /// The least number of lines of a field of several lines.
  static let leastLines = 3.0
}

/// Sizes on a page, in CSS pixels.
extension InputField {
  /// Returns the size of the field in a container of that width, which it fills. The height depends on the number of lines of the
  /// text under the field, and of the text itself if the style is `multiline`: the field is laid out again when one of them
  /// changes.
  ///
  /// ```swift
  /// let field = InputField(style: .email)
  /// print(field.sizeThatFits(width: 320))  // prints Size(width: 320.0, height: 56.0)
  /// field.show(errorText: "Taken")
  /// print(field.sizeThatFits(width: 320))  // prints Size(width: 320.0, height: 77.5)
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of the container.
  ///   - measure: The measure of the texts.
  public func sizeThatFits(
    width: Double, measure: some TextMeasuring = ApproximateTextMeasure()
  ) -> Size {
    Size(
      width: width, height: boxHeight(width, measure: measure) + assistiveHeight(width, measure: measure))
  }

  private func boxHeight(_ width: Double, measure: some TextMeasuring) -> Double {
    let (insets, font) = (InputFieldBox.insets, InputFieldBox.fonts.text)
    let line = measure.lineHeight(of: font)
    guard style.isMultiline else { return line + insets.vertical }
    let block = TextBlock(text, in: font, within: max(width - insets.horizontal, 0), measure: measure)
    return max(block.size.height, InputFieldBox.leastLines * line) + insets.vertical
  }

  private func assistiveHeight(_ width: Double, measure: some TextMeasuring) -> Double {
    guard let assistiveText, !assistiveText.isEmpty else { return 0 }
    let mark = state.isInvalid ? InputFieldBox.mark : 0
    let room = max(width - InputFieldBox.insets.horizontal - mark, 0)
    let block = TextBlock(assistiveText, in: InputFieldBox.fonts.assistive, within: room, measure: measure)
    return block.size.height + InputFieldBox.gap
  }
}
