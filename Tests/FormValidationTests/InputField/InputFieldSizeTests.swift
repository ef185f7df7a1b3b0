import Controls
import FormValidation
import Testing
import Validation

/// Sizes with characters 0.55 em wide: 8.8 in the field, 7.7 under it.
@Suite struct InputFieldSizeTests {
  /// The height of the box with the distance of the text under it, and that of a line of this text.
  private static let (box, line) = (60.0, 17.5)

  @Test func `a field fills its container, and its height is intrinsic`() {
    for style in InputFieldStyle.allCases where !style.isMultiline {
      #expect(InputField(style: style).sizeThatFits(width: 320) == Size(width: 320, height: 56))
    }
  }

  @Test func `the text under a field makes it higher by its lines`() {
    let field = InputField()
    field.show(helperText: "Short")
    #expect(field.sizeThatFits(width: 320).height == Self.box + Self.line)
    field.show(helperText: String(repeating: "word ", count: 16))
    #expect(field.sizeThatFits(width: 320).height == Self.box + 3 * Self.line)
    field.hideAssistiveText()
    #expect(field.sizeThatFits(width: 320).height == 56)
  }

  @Test func `an error has less room, because of the mark before it`() {
    let text = String(repeating: "x", count: 37)
    let width = 24 + 37 * 7.7 + 1
    let field = InputField()
    field.show(helperText: text)
    #expect(field.sizeThatFits(width: width).height == Self.box + Self.line)
    field.show(errorText: text)
    #expect(field.sizeThatFits(width: width).height == Self.box + 2 * Self.line)
  }

  @Test func `a field of several lines grows with its text`() {
    let field = InputField(style: .multiline)
    #expect(field.sizeThatFits(width: 320).height == 36 + 3 * 20)
    field.text = "1\n2\n3\n4\n5"
    #expect(field.sizeThatFits(width: 320).height == 36 + 5 * 20)
  }

  @Test func `each change of the height is told to the delegate`() {
    final class Table: InputFieldDelegate {
      var heights: [Double] = []
      func inputFieldShouldLayout(_ field: InputField) {
        heights.append(field.sizeThatFits(width: 320).height)
      }
    }
    let (field, table) = (InputField(style: .email), Table())
    field.delegate = table
    field.validate()
    field.text = "jmp"
    field.show(helperText: "As on your badge")
    #expect(table.heights == [77.5, 56, 77.5])
  }
}
