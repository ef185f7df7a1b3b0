internal import Bytes

/// The ids of a field's elements in a page; each contains the field's name, so that no two fields have the same id.
struct FieldIDs: Sendable {
  /// The field's name with letters, digits and hyphens of ASCII unchanged, which need no escapes in an `id` or a link, and
  /// every other byte as an underscore and two hexadecimal digits. Different names have different suffixes.
  private let suffix: String

  init(named name: String) {
    var suffix = ""
    for byte in name.utf8 {
      if byte.isIDCharacter {
        suffix.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        suffix += (byte < 0x10 ? "_0" : "_") + String(byte, radix: 16, uppercase: true)
      }
    }
    self.suffix = suffix
  }

  var control: String { "field-" + suffix }
  var helper: String { "helper-" + suffix }
  var error: String { "error-" + suffix }
  var warning: String { "warning-" + suffix }

  /// Returns the `id` of the box of a choice, by the index of the choice from 0; the first box has that of the control.
  func choice(_ index: Int) -> String { index == 0 ? control : "choice-\(index)-" + suffix }

  /// Returns the ids of the texts that describe the control, separated by spaces; `nil` if there are none.
  func texts(hasHelper: Bool, _ marks: ControlFlags) -> String? {
    var ids: [String] = []
    if hasHelper { ids.append(helper) }
    if marks.isInvalid { ids.append(error) }
    if marks.hasWarnings { ids.append(warning) }
    return ids.isEmpty ? nil : ids.joined(separator: " ")
  }
}

extension UInt8 {
  fileprivate var isIDCharacter: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }
}
