/// The kind of a field's control in a form: our key `control`.
///
/// ```yaml
/// fields: [{name: about, control: multiline}]
/// ```
public enum FieldControl: String, Sendable, CaseIterable {
  case text, email, password, phone, number, date, multiline, choice, checkbox, hidden, file
}
