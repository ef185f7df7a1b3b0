import Controls
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    (Color.white, Color.black, 21.0), (.white, .white, 1), (Color(0x428500), .white, 4.57),
    (Color(0x377DA9), .white, 4.498),
    (Color(0x777777), .white, 4.478),
  ])
  func `contrast is that of WCAG`(_ one: Color, _ other: Color, _ expected: Double) {
    #expect(abs(one.contrast(with: other) - expected) < 0.01)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test func `the notation is that of CSS`() {
    #expect(Color(0x0A0B0C).css == "#0A0B0C")
    #expect(Color.clear.css == "#00000000")
  }

  @Test func `colors are mixed channel by channel`() {
    #expect(Color.black.mixed(with: .white, by: 0.5) == Color(0x808080))
    #expect(Color.black.mixed(with: .white, by: 7) == .white)
    #expect(Color(red: 255, green: 255, blue: 255, alpha: 128).over(.black) == Color(0x808080))
  }
}
