import Controls
import Testing

@Suite struct ButtonLookTests {
  @Test(arguments: ButtonModel.Style.allCases, ButtonModel.State.allCases)
  func `every style has a look in every state, with enough contrast`(
    style: ButtonModel.Style, state: ButtonModel.State
  ) {
    let look = style.look(in: state)
    #expect(look.opacity == (state == .disabled ? 0.5 : 1))
    for scheme in ColorScheme.allCases {
      let ground = style.ground.color(on: scheme)
      let fill = look.fill?.color(on: scheme) ?? ground
      #expect(look.text.color(on: scheme).contrast(with: fill) >= 4.5, "\(style), \(state), \(scheme)")
      if let border = look.border?.color(on: scheme) {
        #expect(border.contrast(with: ground) >= 3, "\(style), \(state), \(scheme)")
      } else if style != .link && style != .linkInverse {
        #expect(fill.contrast(with: ground) >= 3, "\(style), \(state), \(scheme)")
      }
    }
  }

  @Test(arguments: ButtonModel.Style.allCases)
  func `a held button differs from one at rest`(style: ButtonModel.Style) {
    #expect(style.look(in: .selected) != style.look(in: .normal))
    #expect(style.look(in: .loading) == style.look(in: .normal))
  }

  @Test func `only the secondary styles have a border`() {
    let bordered = ButtonModel.Style.allCases.filter { $0.look(in: .normal).border != nil }
    #expect(bordered == [.secondary, .secondaryInverse])
  }

  /// Under a pointer, a page shows the mixture of both backgrounds.
  @Test(arguments: ButtonModel.Style.allCases, ColorScheme.allCases)
  func `the text has enough contrast under a pointer`(style: ButtonModel.Style, scheme: ColorScheme) {
    let (normal, held) = (style.look(in: .normal), style.look(in: .selected))
    let ground = style.ground.color(on: scheme)
    let fills = [normal, held].map { $0.fill?.color(on: scheme) ?? ground }
    let mixed = fills[0].mixed(with: fills[1], by: 0.5)
    #expect(normal.text.color(on: scheme).contrast(with: mixed) >= 4.5)
    #expect(mixed != fills[0])
  }
}
