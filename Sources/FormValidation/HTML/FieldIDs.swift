/// What the parts of a field are called in a page: each `id` has the field's name, so that no two are the same.
struct FieldIDs: Sendable {
  /// The name in characters that an `id` and a link to it have as they are, each other byte as two hexadecimal digits after
  /// an underscore: no two names have the same.
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

  /// The box of a choice, by its place from 0.
  func choice(_ index: Int) -> String { index == 0 ? control : "choice-\(index)-" + suffix }

  /// The texts that describe the control, as they follow each other; `nil` where there are none.
  func texts(hasHelper: Bool, _ marks: FieldMarks) -> String? {
    var ids: [String] = []
    if hasHelper { ids.append(helper) }
    if marks.isInvalid { ids.append(error) }
    if marks.hasWarnings { ids.append(warning) }
    return ids.isEmpty ? nil : ids.joined(separator: " ")
  }
}

extension UInt8 {
  fileprivate var isIDCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
