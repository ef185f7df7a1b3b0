import Controls
import Testing

/// Layouts with characters half an em wide: 8 for a regular button, 7 for a medium one.
@Suite struct BrandButtonLayoutTests {
  private static func layout(
    _ model: BrandButtonModel, in container: Double = .infinity, textScale: Double = 1,
    rightToLeft: Bool = false
  ) -> BrandButtonModel.Layout {
    model.layout(in: container, textScale: textScale, rightToLeft: rightToLeft, measure: FixedWidthMeasure())
  }

  @Test func `the size is that of label, icons and insets`() {
    // Seven characters, 8 wide and 7 in the medium size; an icon of 20 and the 8 beside it.
    let (large, medium, icon) = (56.0, 49.0, 28.0)
    var model = BrandButtonModel(label: "Default", variant: .primaryGreen)
    #expect(Self.layout(model).size == Size(width: large + 48, height: 44))
    model.leadingIcon = "plus"
    #expect(Self.layout(model).size.width == icon + large + 48)
    model.trailingIcon = "minus"
    #expect(Self.layout(model).size.width == icon + icon + large + 48)
    model.size = .medium
    #expect(Self.layout(model).size == Size(width: icon + icon + medium + 32, height: 36))
  }

  @Test func `an icon alone is a square as large as the page shows it`() {
    var model = BrandButtonModel(
      label: "", pressedLabel: "Pressed", variant: .primaryGreen, leadingIcon: "star")
    #expect(Self.layout(model).size == Size(width: 44, height: 44))
    model.size = .medium
    #expect(Self.layout(model).size == Size(width: 44, height: 36))
  }

  @Test func `a button of full width is as wide as its container`() {
    let model = BrandButtonModel(label: "Default", variant: .primaryGreen, isFullWidth: true)
    #expect(Self.layout(model, in: 500).size.width == 500)
    #expect(Self.layout(model, in: 90).size.width == 90)
    #expect(Self.layout(model).size.width == 7 * 8 + 48)
  }

  @Test(arguments: [
    (104.0, 16.0, "Default"), (103, 15.5, "Default"), (90, 12, "Default"), (89, 12, "Defau…"), (60, 12, "D…"),
  ])
  func `a long label shrinks to 12 on one line and is then cut`(
    container: Double, fontSize: Double, shown: String
  ) {
    let layout = Self.layout(BrandButtonModel(label: "Default", variant: .primaryGreen), in: container)
    #expect(layout.font.size == fontSize)
    #expect(layout.text.lines == [shown])
    #expect(layout.tooltip == (shown == "Default" ? nil : "Default"))
    #expect(layout.size.width <= container && layout.size.height == fontSize * 1.25 + 24)
  }

  @Test func `a short label keeps its font where the pressed label is long`() {
    var model = BrandButtonModel(label: "OK", pressedLabel: "A long pressed label", variant: .primaryGreen)
    let layout = Self.layout(model, in: 180)
    #expect(layout.font.size == 16 && layout.text.lines == ["OK"] && layout.tooltip == nil)
    _ = model.reduce(.press(.touchDown))
    let held = Self.layout(model, in: 180)
    #expect(held.font.size == 13 && held.text.lines == ["A long pressed label"])
    #expect(held.size == layout.size && layout.size.height == 20 + 24)
  }

  @Test(arguments: stride(from: 60.0, through: 400, by: 20).map { $0 }, [1.0, 1.5, 2])
  func `a label is whole, or there is a tooltip with all of it, at any text size`(
    container: Double, textScale: Double
  ) {
    let model = BrandButtonModel(
      label: "a label of several words", variant: .primaryGreen, leadingIcon: "plus")
    let layout = Self.layout(model, in: container, textScale: textScale)
    #expect(layout.font.size >= 12 * textScale)
    #expect(layout.size.height >= layout.text.size.height + 24)
    #expect(layout.text.lines.count == 1)
    #expect((layout.tooltip ?? layout.text.lines.joined()) == model.label)
    if layout.tooltip != nil { #expect(layout.font.size == 12 * textScale) }
  }

  @Test func `the size is the same while the button is held`() {
    var model = BrandButtonModel(label: "Default", pressedLabel: "Pressed now", variant: .primaryGreen)
    let size = Self.layout(model).size
    _ = model.reduce(.press(.touchDown))
    #expect(Self.layout(model).size == size)
    #expect(Self.layout(model).text.lines == ["Pressed now"])
  }

  @Test func `leading and trailing are exchanged in a text from right to left`() {
    let model = BrandButtonModel(label: "Default", variant: .baseButton, leadingIcon: "a", trailingIcon: "b")
    #expect(Self.layout(model).items == [.icon("a"), .label, .icon("b")])
    #expect(Self.layout(model, rightToLeft: true).items == [.icon("b"), .label, .icon("a")])
    #expect(
      Self.layout(BrandButtonModel(label: "", variant: .baseButton, leadingIcon: "a")).items == [.icon("a")])
  }
}
