import Controls
import Testing

@Suite struct BrandButtonModelTests {
  private static let states: [BrandButtonModel.State] = BrandButtonModel.State.allCases

  @Test(arguments: BrandVariant.allCases, states)
  func `every enabled pair of colors has a contrast of 4_5`(
    variant: BrandVariant, state: BrandButtonModel.State
  ) {
    let look = variant.look(in: state)
    #expect((look.outline != nil) == (variant.kind == .secondary))
    #expect(look.scale == (state == .pressed ? 0.9 : 1))
    guard state != .disabled else { return }
    for scheme in ColorScheme.allCases {
      let ground = BrandVariant.ground.color(on: scheme)
      let background = look.background?.color(on: scheme) ?? ground
      #expect(
        look.foreground.color(on: scheme).contrast(with: background) >= 4.5, "\(variant), \(state), \(scheme)"
      )
      if let outline = look.outline { #expect(outline.color(on: scheme).contrast(with: ground) >= 3) }
    }
  }

  @Test(arguments: BrandVariant.allCases)
  func `a press changes the background, and the foreground in secondary alone`(variant: BrandVariant) {
    let (normal, pressed) = (variant.look(in: .normal), variant.look(in: .pressed))
    #expect(normal.background != pressed.background)
    #expect((normal.foreground != pressed.foreground) == (variant.kind == .secondary))
  }

  @Test(arguments: [
    (BrandVariant.Choice.primaryGreen, BrandVariant(.primary, .green), true),
    (.primaryBlue, BrandVariant(.primary, .blue), true),
    (.primaryDisabled, BrandVariant(.primary, .green), false),
    (.secondaryGreen, BrandVariant(.secondary, .green), true),
    (.secondaryBlue, BrandVariant(.secondary, .blue), true),
    (.secondaryDisabled, BrandVariant(.secondary, .green), false),
    (.baseButton, BrandVariant(.base, .black), true), (.primaryGray, BrandVariant(.primary, .gray), true),
    (.secondaryBlack, BrandVariant(.secondary, .black), true),
  ])
  func `the names of the original give variant and enabled`(
    choice: BrandVariant.Choice, variant: BrandVariant, isEnabled: Bool
  ) {
    let button = BrandButton(label: "Default", variant: choice)
    #expect(button.variant == variant)
    #expect(button.isEnabled == isEnabled)
  }

  @Test func `the label changes only while held, and only where a pressed label is given`() {
    var model = BrandButtonModel(label: "Default", pressedLabel: "Pressed", variant: .primaryGreen)
    _ = model.reduce(.press(.touchDown))
    #expect(model.shownLabel == "Pressed")
    _ = model.reduce(.press(.touchDragExit))
    #expect(model.shownLabel == "Default")
    _ = model.reduce(.press(.touchDragEnter))
    #expect(model.accessibility.name == "Default")
    _ = model.reduce(.press(.touchUpInside))
    #expect(model.shownLabel == "Default")
    var plain = BrandButtonModel(label: "Default", variant: .primaryGreen)
    _ = plain.reduce(.press(.touchDown))
    #expect(plain.shownLabel == "Default")
  }

  @Test func `a press scales down in 2 seconds and up again, from what is presented`() {
    var model = BrandButtonModel(label: "Default", variant: .primaryGreen)
    #expect(
      model.reduce(.press(.touchDown)) == [
        .stateChanged(.pressed), .stepStarted(BrandButtonModel.Step(id: 1, scale: 0.9)),
      ])
    #expect(
      model.reduce(.press(.touchUpInside)) == [
        .stateChanged(.normal), .stepCancelled(1), .stepStarted(BrandButtonModel.Step(id: 2, scale: 1)),
        .tapped,
      ])
    #expect(model.reduce(.stepEnded(1)).isEmpty)
    #expect(model.step?.id == 2)
    #expect(BrandButtonModel.Step.duration == 2)
    #expect(BrandButtonModel.Step.curve == .easeInOut)
  }

  /// Under a pointer, a page shows the mixture of both backgrounds.
  @Test(arguments: BrandVariant.allCases, ColorScheme.allCases)
  func `the text has enough contrast under a pointer`(variant: BrandVariant, scheme: ColorScheme) {
    let ground = BrandVariant.ground.color(on: scheme)
    let looks = [variant.look(in: .normal), variant.look(in: .pressed)]
    let fills = looks.map { $0.background?.color(on: scheme) ?? ground }
    let mixed = fills[0].mixed(with: fills[1], by: 0.5)
    #expect(looks[0].foreground.color(on: scheme).contrast(with: mixed) >= 4.5)
    #expect(mixed != fills[0])
  }

  @Test func `with reduced motion there is no step`() {
    var model = BrandButtonModel(label: "Default", variant: .primaryGreen)
    _ = model.reduce(.press(.touchDown))
    #expect(model.reduce(.setReducesMotion(true)) == [.stepCancelled(1)])
    #expect(model.reduce(.press(.touchUpInside)) == [.stateChanged(.normal), .tapped])
  }

  @Test(arguments: PressEvent.allCases)
  func `a disabled button is not pressable`(event: PressEvent) {
    var model = BrandButtonModel(label: "Default", variant: .primaryGreen, isEnabled: false)
    #expect(model.reduce(.press(event)).isEmpty)
    #expect(model.state == .disabled)
    #expect(model.accessibility.availability == .disabled)
  }

  @Test func `an icon alone has the name that it is given`() {
    #expect(
      BrandButton(icon: "plus", accessibilityLabel: "Add", variant: .baseButton).model.accessibility.name
        == "Add")
    #expect(BrandButtonModel(label: "", variant: .baseButton, leadingIcon: "plus").accessibility.name == nil)
    #expect(
      BrandButtonModel(label: "Add", variant: .baseButton, leadingIcon: "plus").accessibility.name == "Add")
  }
}
