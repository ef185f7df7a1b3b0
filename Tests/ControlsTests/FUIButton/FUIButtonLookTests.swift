import Controls
import Testing

@Suite struct FUIButtonLookTests {
  /// The chains written out, apart from the code.
  private static let chains: [(ControlState, [ControlState])] = [
    (.normal, [.normal]), (.highlighted, [.highlighted, .normal]), (.selected, [.selected, .normal]),
    ([.selected, .highlighted], [[.selected, .highlighted], .selected, .normal]),
    ([.selected, .disabled], [[.selected, .disabled], .disabled, .selected, .normal]),
    (.disabled, [.disabled, .normal]),
  ]

  /// All 64 ways to set a value for some of the six states.
  @Test(arguments: 0..<64) func `every attribute falls back along its chain`(subset: Int) {
    var colors = StateValues<Color>()
    var button = FUIButtonModel(style: .none)
    let set = ControlState.allStates.enumerated().filter { subset & 1 << $0.offset != 0 }.map(\.element)
    for state in set {
      let value = state.name
      colors[state] = Color(UInt32(state.rawValue + 1))
      button.setTitle(value, for: state)
      button.images[state] = value
      button.backgroundImages[state] = value
      button.backgroundColors[state] = colors[state]
      button.tintColors[state] = colors[state]
      button.titleShadowColors[state] = colors[state]
      button.appliesBorderColor[state] = true
    }
    for (state, chain) in Self.chains {
      let source = chain.first { set.contains($0) }
      let color = source.map { Color(UInt32($0.rawValue + 1)) }
      let look = button.look(in: state)
      #expect(
        look.title == source?.name && look.image == source?.name && look.backgroundImage == source?.name)
      #expect(look.background == color && look.titleShadowColor == color)
      if let color {
        #expect(look.titleColor == color && look.border == color)
      } else {
        #expect(look.border == nil)
      }
    }
  }

  /// All 64 ways to set a color of the title for some of the six states, without tints, which would override it.
  @Test(arguments: 0..<64) func `the color of the title falls back along its chain, without tints`(
    subset: Int
  ) {
    let set = ControlState.allStates.enumerated().filter { subset & 1 << $0.offset != 0 }.map(\.element)
    for style in FUIButtonStyle.allCases {
      let plain = FUIButtonModel(style: style)
      var button = plain
      for state in set { button.titleColors[state] = Color(UInt32(state.rawValue + 1)) }
      for (state, chain) in Self.chains {
        let color = chain.first { set.contains($0) }.map { Color(UInt32($0.rawValue + 1)) }
        #expect(button.look(in: state).titleColor == color ?? plain.look(in: state).titleColor)
      }
    }
  }

  @Test(arguments: ColorScheme.allCases) func `the default tint depends on the background`(
    scheme: ColorScheme
  ) {
    let button = FUIButton(style: .fuiRounded)
    button.backgroundColorScheme = scheme
    #expect(button.tintColor == .preferredFioriColor(forStyle: .tintColor, background: scheme))
    #expect(button.model.look.imageTint == button.tintColor)
  }

  @Test func `all combinations of flags are one of the six states`() {
    for flags in 0..<16 { #expect(ControlState.allStates.contains(ControlState(rawValue: flags).known)) }
    #expect(ControlState([.highlighted, .disabled]).known == .disabled)
  }

  @Test func `the tint goes to different parts by the style`() {
    let red = Color(0xB00000)
    for style in FUIButtonStyle.allCases {
      let button = FUIButton(style: style)
      button.tintColor = red
      let look = button.model.look
      #expect((look.titleColor == red) == (style != .fuiRoundedFilled))
      #expect((look.border == red) == (style == .fuiRounded))
      #expect((look.background == red) == (style == .fuiRoundedFilled))
      #expect((look.imageTint == nil) == (style == .none))
    }
  }

  @Test func `the image of a filled button has the tint unless that would hide it`() {
    var button = FUIButtonModel(style: .fuiRoundedFilled)
    #expect(button.look.imageTint == button.look.titleColor)
    button.backgroundColors[.normal] = .white
    #expect(button.look.imageTint == button.tint(for: .normal))
  }

  @Test func `a background for a state goes before the style's`() {
    var button = FUIButtonModel(style: .fuiRoundedFilled)
    button.backgroundColors[.highlighted] = .white
    #expect(button.look(in: .highlighted).background == .white)
    #expect(button.look(in: .normal).background == .preferredFioriColor(forStyle: .tintColor))
  }

  @Test func `the tint of a state goes before the color of the title of that state alone`() {
    var button = FUIButtonModel()
    button.titleColors[.normal] = .black
    button.titleColors[.highlighted] = .white
    button.tintColors[.highlighted] = .orange
    #expect(button.look(in: .normal).titleColor == .black)
    #expect(button.look(in: .highlighted).titleColor == .orange)
    #expect(button.look(in: .disabled).titleColor == .black)
  }

  @Test(arguments: FUIButtonStyle.allCases, ColorScheme.allCases)
  func `the default look has enough contrast on its ground`(
    style: FUIButtonStyle, scheme: ColorScheme
  ) {
    var button = FUIButtonModel(style: style)
    button.backgroundColorScheme = scheme
    let ground = FioriColor.primary6.pair.color(on: scheme)
    for state in ControlState.allStates where !state.contains(.disabled) {
      let look = button.look(in: state)
      #expect(
        look.titleColor.contrast(with: look.background ?? ground) >= 4.5, "\(style), \(scheme), \(state.name)"
      )
      if let edge = look.border ?? look.background { #expect(edge.contrast(with: ground) >= 3) }
    }
    #expect(button.look(in: .disabled) != button.look(in: .normal))
  }

  @Test(arguments: FUIButtonStyle.allCases, ColorScheme.allCases)
  func `a selected button has a ring that can be seen on its ground`(
    style: FUIButtonStyle, scheme: ColorScheme
  ) throws {
    var button = FUIButtonModel(style: style)
    button.backgroundColorScheme = scheme
    let ground = FioriColor.primary6.pair.color(on: scheme)
    for state in ControlState.allStates {
      let look = button.look(in: state)
      #expect((look.ring != nil) == state.contains(.selected))
      guard let ring = look.ring else { continue }
      #expect(ring.contrast(with: look.background ?? ground) >= 3, "\(style), \(scheme), \(state.name)")
    }
    button.tintColors[.normal] = .orange
    #expect(button.look(in: .selected).ring != nil, "the colors of the program do not hide it")
  }

  /// A page mixes the background of a selected button with 7 % of the ring, and that of a held one with 14 % of the title.
  @Test(arguments: FUIButtonStyle.allCases, ColorScheme.allCases)
  func `the title has enough contrast while the button is held or selected on a page`(
    style: FUIButtonStyle, scheme: ColorScheme
  ) throws {
    var button = FUIButtonModel(style: style)
    button.backgroundColorScheme = scheme
    for state in [ControlState.highlighted, .selected, [.selected, .highlighted]] {
      let look = button.look(in: state)
      var fill = look.background ?? FioriColor.primary6.pair.color(on: scheme)
      if let ring = look.ring { fill = fill.mixed(with: ring, by: 0.07) }
      fill = fill.mixed(with: look.titleColor, by: 0.14)
      #expect(look.titleColor.contrast(with: fill) >= 4.5, "\(style), \(scheme), \(state.name)")
    }
  }

  @Test func `a disabled button whose colors say nothing of it is faded`() {
    var button = FUIButtonModel()
    #expect(button.look(in: .disabled).opacity == 1)
    button.tintColors[.normal] = .black
    #expect(button.look(in: .disabled).opacity == 0.5)
    button.tintColors[.disabled] = .orange
    #expect(button.look(in: .disabled).opacity == 1)
  }

  @Test func `whether the border is applied can be set for a state`() {
    let button = FUIButton(style: .fuiRounded)
    button.setIsApplyingBorderColor(false, for: .selected)
    #expect(button.model.look(in: .normal).border != nil)
    #expect(button.model.look(in: .selected).border == nil)
  }

  @Test func `the size is that of title, image, insets and margins`() {
    let button = FUIButton(style: .fuiRounded)
    button.textMeasure = FixedWidthMeasure()
    button.titleLabel?.font = Font(size: 16)
    button.setTitle("Follow", for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 6 * 8 + 32, height: 20 + 14))
    button.setImage("plus", for: .normal)
    button.imageEdgeInsets = EdgeInsets(top: 3, left: 0, bottom: 3, right: 4)
    button.titleEdgeInsets = EdgeInsets(vertical: 0, horizontal: 1)
    button.layoutMargins = EdgeInsets(vertical: 2, horizontal: 5)
    #expect(button.intrinsicContentSize == Size(width: 24 + 6 + 50 + 32 + 10, height: 26 + 14 + 4))
  }

  @Test func `a button is as wide as the longest of its titles, so that its neighbors keep their places`() {
    let button = FUIButton(style: .fuiRounded)
    button.textMeasure = FixedWidthMeasure()
    button.titleLabel?.font = Font(size: 16)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Unfollow", for: .selected)
    #expect(button.intrinsicContentSize == Size(width: 8 * 8 + 32, height: 20 + 14))
    button.isSelected = true
    #expect(button.intrinsicContentSize == Size(width: 8 * 8 + 32, height: 20 + 14))
    button.titleLabel?.text = "A momentary title"
    #expect(button.intrinsicContentSize.width == 17 * 8 + 32)
  }

  @Test func `the preferred width wraps the title, and is its least width where it is preserved`() {
    let button = FUIButton()
    button.textMeasure = FixedWidthMeasure()
    button.titleLabel?.font = Font(size: 16)
    button.setTitle("one two three", for: .normal)
    button.setTitle("one", for: .selected)
    button.titleLabel?.preferredMaxLayoutWidth = 60
    #expect(button.intrinsicContentSize == Size(width: 56 + 32, height: 20 + 14))
    button.titleLabel?.lineBreakMode = .byWordWrapping
    #expect(button.intrinsicContentSize == Size(width: 56 + 32, height: 40 + 14))
    button.isPreservingPreferredMaxLayoutWidth = true
    #expect(button.intrinsicContentSize.width == 60 + 32)
    let lines = button.model.titleBlock(measure: FixedWidthMeasure()).lines
    #expect(lines == ["one two", "three"])
    button.isSelected = true
    #expect(button.intrinsicContentSize == Size(width: 60 + 32, height: 20 + 14))
  }
}
