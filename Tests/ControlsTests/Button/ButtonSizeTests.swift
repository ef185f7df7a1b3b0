import Controls
import Testing

/// Sizes with characters half an em wide: 8 for a regular button, 7 for a small one or a link.
@Suite struct ButtonSizeTests {
  private static func size(
    _ title: String, _ loadingTitle: String? = nil, style: ButtonModel.Style = .primary,
    size: ButtonModel.Size = .regular, in container: Double = .infinity
  ) -> Size {
    ButtonModel(style: style, size: size, title: title, loadingTitle: loadingTitle)
      .intrinsicContentSize(in: container, measure: FixedWidthMeasure())
  }

  @Test(arguments: [
    (ButtonModel.Style.primary, ButtonModel.Size.regular, 156.0), (.danger, .small, 104),
    (.link, .regular, 0),
    (.link, .small, 0), (.linkInverse, .regular, 0), (.secondaryInverse, .small, 104),
  ])
  func `a short title gives the least width`(style: ButtonModel.Style, size: ButtonModel.Size, least: Double)
  {
    let expected = least > 0 ? least : 7 * 5 + 24
    #expect(Self.size("Reset", style: style, size: size).width == expected)
    #expect(ButtonModel(style: style, size: size).leastWidth == least)
  }

  @Test func `the width is that of the longer title`() {
    // 25 characters, 8 wide, with the insets; a spinner of 20 and the 8 beside it.
    let (title, spinner) = (232.0, 28.0)
    #expect(Self.size("a title of 25 characters.").width == title)
    #expect(Self.size("a title of 25 characters.", "short").width == title)
    #expect(Self.size("short", "a title of 25 characters.").width == spinner + title)
    #expect(Self.size("a title of 25 characters.", "another title of 25 chars").width == spinner + title)
  }

  @Test(arguments: [("a title of 25 characters.", "short"), ("short", "a title of 25 characters.")])
  func `the size is the same in every state`(title: String, loadingTitle: String) {
    let button = Button(title: title, loadingTitle: loadingTitle)
    button.textMeasure = FixedWidthMeasure()
    let sizes = ButtonModel.State.allCases.map { state in
      button.state = .normal
      button.state = state
      return button.intrinsicContentSize
    }
    #expect(Set(sizes).count == 1)
  }

  @Test func `a spinner that is wider than a title fits`() {
    #expect(Self.size("OK", style: .link).width == 17.5 + 24)
  }

  @Test func `the height is that of the higher content`() {
    #expect(Self.size("OK").height == 20 + 24)
    #expect(Self.size("OK", size: .small).height == 17.5 + 10)
    #expect(Self.size("", nil, style: .link).height == 17.5 + 10)
  }

  @Test func `a long title wraps in its container`() {
    let size = Self.size("one two three four five six", in: 120)
    #expect(size.width == 120)
    #expect(size.height == 3 * 20 + 24)
    #expect(Self.size("OK", in: 100).width == 100)
    for container in stride(from: 0.0, through: 400, by: 7) {
      #expect(Self.size("one two three", "a long loading title", in: container).width <= container)
    }
  }

  @Test func `only a link bleeds to the side of its content`() {
    var link = ButtonModel(style: .link)
    #expect(link.bleed == .zero)
    link.contentMode = .left
    #expect(link.bleed == EdgeInsets(top: 0, left: 12, bottom: 0, right: 0))
    link.contentMode = .right
    #expect(link.bleed == EdgeInsets(top: 0, left: 0, bottom: 0, right: 12))
    var button = ButtonModel(style: .primary)
    button.contentMode = .left
    #expect(button.bleed == .zero)
  }
}
