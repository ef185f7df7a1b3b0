package import Controls
package import Validation

/// The colors of a field in a state, on a light and on a dark page.
package struct InputFieldLook: Hashable, Sendable {
  /// The color behind the text; `nil` if the field is transparent.
  package var fill: ColorPair?
  /// The color of the text and of the icon.
  package var text: ColorPair
  /// The color of the placeholder, which is the label above a text.
  package var placeholder: ColorPair
  /// The color of the placeholder while the field is edited.
  package var editingPlaceholder: ColorPair
  /// The color of the text under the field.
  package var assistive: ColorPair
  /// The color of the border.
  package var border: ColorPair
}

extension InputFieldStyle {
  /// The background on which the style is used.
  package var ground: ColorPair {
    self == .inverse ? ButtonModel.Style.primaryInverse.ground : ColorPair(0xFFFFFF, 0x121212)
  }

  /// Returns the look in a state. Only ``inverse`` has colors of its own; the other styles differ by control and icon.
  package func look(in state: InputFieldState) -> InputFieldLook {
    var look = self == .inverse ? InputFieldLook.inverse : .standard
    switch state {
    case .normal: break
    case .disabled:
      look.fill = self == .inverse ? nil : ColorPair(0xEBEBEF, 0x2B2B31)
      look.text = look.placeholder
    case .invalid:
      let error = self == .inverse ? ColorPair(0xFFB4AB, 0xFFB4AB) : ColorPair(0xB0141E, 0xFF9D97)
      (look.placeholder, look.editingPlaceholder) = (error, error)
      (look.assistive, look.border) = (error, error)
    }
    return look
  }
}

extension InputFieldLook {
  fileprivate static let standard = InputFieldLook(
    fill: ColorPair(0xFFFFFF, 0x17171B), text: ColorPair(0x1C1C21, 0xECECF1),
    placeholder: ColorPair(0x55565E, 0xB3B4BE), editingPlaceholder: ColorPair(0x0066B3, 0x6DB3F2),
    assistive: ColorPair(0x55565E, 0xB3B4BE), border: ColorPair(0x74757F, 0x8B8C97))

  fileprivate static let inverse = InputFieldLook(
    fill: nil, text: ColorPair(0xFFFFFF, 0xFFFFFF), placeholder: ColorPair(0xC7DFF3, 0xC7DFF3),
    editingPlaceholder: ColorPair(0xFFFFFF, 0xFFFFFF), assistive: ColorPair(0xC7DFF3, 0xC7DFF3),
    border: ColorPair(0xC7DFF3, 0xC7DFF3))
}
