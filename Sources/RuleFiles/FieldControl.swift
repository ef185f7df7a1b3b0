/// The kind of HTML form control that a field is shown as: the key `control`, which is not in Table Schema.
///
/// The values of a field with the control `password` are secrets in tables too: no finding, report or message contains any
/// part of them.
///
/// ```yaml
/// fields: [{name: about, control: multiline}]
/// ```
package enum FieldControl: String, Sendable, CaseIterable {
  case text, email, password, phone, number, date, time, url, multiline, choice, choices, country, checkbox,
    hidden, file
  case dateTime = "datetime"
  case dayParts = "day-parts"
}
