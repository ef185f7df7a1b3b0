internal import Validation

/// A field as a page shows it.
public struct PageField: Sendable {
  /// The field, its state and its texts.
  public let result: FieldResult
  public let attributes: ControlAttributes
  /// What was typed or chosen, and may be shown: nothing of a secret, nor of a file.
  public let values: [String]

  init(_ result: FieldResult, attributes: ControlAttributes, typed: Submission?) {
    self.result = result
    self.attributes = attributes
    values = typed.map { result.field.shownValues(in: $0) } ?? []
  }

  public var field: FormField { result.field }
  public var isInvalid: Bool { result.state.isInvalid }
  public var isDisabled: Bool { result.state == .disabled }

  /// The `id` of the control, of a list of boxes that of the first: the links of the summary lead to it.
  public var id: String { "field-" + suffix }
  /// The `id` of the helper text.
  public var helperID: String { "helper-" + suffix }
  /// The `id` of the error's text.
  public var errorID: String { "error-" + suffix }
  /// The `id` of the warnings' texts.
  public var warningID: String { "warning-" + suffix }

  /// The `id` of the box of a choice, by its place from 0.
  public func choiceID(_ index: Int) -> String { index == 0 ? id : "choice-\(index)-" + suffix }

  /// The ids of all texts that describe the control, as they follow each other; `nil` where there are none.
  public var describedBy: String? {
    var ids: [String] = []
    if field.helperText != nil { ids.append(helperID) }
    if result.errorText != nil { ids.append(errorID) }
    if !result.warnings.isEmpty { ids.append(warningID) }
    return ids.isEmpty ? nil : ids.joined(separator: " ")
  }

  /// How a choice is asked for.
  public enum Group: Sendable {
    /// One box of several, all in sight.
    case radioButtons
    /// A box for each choice.
    case checkboxes
  }

  /// The boxes that a choice is asked for with, or `nil` for a list that opens: radio buttons are for few choices, of which one
  /// has to be taken, as none of them can be taken back.
  public var group: Group? {
    guard case .choice(let choices, let allowsSeveral) = field.kind else { return nil }
    if allowsSeveral { return choices.isEmpty ? nil : .checkboxes }
    return field.isRequired && 1...Self.mostRadioButtons ~= choices.count ? .radioButtons : nil
  }

  /// More choices than these stand in a list.
  private static let mostRadioButtons = 5

  /// The name in characters that an `id` and a link to it have as they are, each other byte as two hexadecimal digits after an
  /// underscore: no two names have the same.
  private var suffix: String {
    if field.name.utf8.allSatisfy(\.isIDCharacter) { return field.name }
    var suffix = ""
    for byte in field.name.utf8 {
      if byte.isIDCharacter {
        suffix.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        suffix += (byte < 0x10 ? "_0" : "_") + String(byte, radix: 16, uppercase: true)
      }
    }
    return suffix
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

extension FormField {
  /// What a post has of the field, where it may be shown again.
  fileprivate func shownValues(in post: Submission) -> [String] {
    if isSecret { return [] }
    switch kind {
    case .file: return []
    case .choice(_, allowsSeveral: true): return post.values(of: name)
    default: return post.typedText(of: name).map { [$0] } ?? []
    }
  }
}
