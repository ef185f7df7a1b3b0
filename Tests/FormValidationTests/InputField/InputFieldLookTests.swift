import Controls
import FormValidation
import Testing
import Validation

@Suite struct InputFieldLookTests {
  private static let states: [InputFieldState] = [.normal, .disabled, .invalid("required")]

  @Test(arguments: InputFieldStyle.allCases, ColorScheme.allCases)
  func `every text has enough contrast on its ground, and so have border and label`(
    style: InputFieldStyle, scheme: ColorScheme
  ) {
    let ground = style.ground.color(on: scheme)
    for state in Self.states where state != .disabled {
      let look = style.look(in: state)
      let fill = look.fill?.color(on: scheme) ?? ground
      for text in [look.text, look.placeholder, look.editingPlaceholder] {
        #expect(text.color(on: scheme).contrast(with: fill) >= 4.5, "\(style), \(state.name)")
      }
      #expect(look.assistive.color(on: scheme).contrast(with: ground) >= 4.5)
      #expect(look.border.color(on: scheme).contrast(with: ground) >= 3)
    }
  }

  @Test(arguments: InputFieldStyle.allCases) func `the three states and editing differ`(
    style: InputFieldStyle
  ) {
    let looks = Self.states.map(style.look)
    #expect(Set(looks).count == 3)
    #expect(looks[0].placeholder != looks[0].editingPlaceholder)
  }

  @Test func `inverse has colors of its own`() {
    for style in InputFieldStyle.allCases {
      #expect((style.look(in: .normal) == InputFieldStyle.default.look(in: .normal)) == (style != .inverse))
    }
  }
}
