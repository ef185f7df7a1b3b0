internal import Validation

/// The width of a control that is narrower than the form, by the length of the values of its field: the attribute `data-width`, to which
/// ``FormStyleSheet`` gives a size.
enum ControlWidth: String {
  /// For up to twelve characters: a day, a post code, a small number.
  case short
  /// For up to 36 characters: a telephone number, the number of an account.
  case medium

  /// Creates the width of a control for typed values; `nil` for one as wide as the form.
  init?(_ field: FormField, placeholder: String?) {
    let length: Int?
    switch field.kind {
    case .date, .time: length = 10
    case .dateTime: length = 20
    case .phone: length = 20
    case .number:
      let constraints = ValueConstraints(field.rules)
      let bounds = [constraints.lowest, constraints.highest].compactMap { $0?.description.utf8.count }
      length = constraints.characters ?? (bounds.count == 2 ? bounds.max() : 20)
    case .text: length = ValueConstraints(field.rules).characters
    default: length = nil
    }
    guard let length else { return nil }
    switch max(length, placeholder?.count ?? 0) {
    case ...12: self = .short
    case ...36: self = .medium
    default: return nil
    }
  }
}
