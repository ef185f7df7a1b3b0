/// The condition under which a form has a field: another field has one of some values.
///
/// ```yaml
/// fields:
///   - {name: contact, constraints: {enum: [email, phone]}}
///   - {name: phone, shownWhen: {field: contact, is: phone}, constraints: {required: true}}
/// ```
///
/// A form does not read the field under any other condition, and a page with a script does not show it. Checks of tables ignore the
/// condition; a rule over records with `when` says there what depends on a value.
public struct FieldDependence: Sendable, Hashable {
  /// The name of the other field; of a field of an element, one of the same element or of the form.
  public var field: String
  /// The normalized values, any of which the other field has; for a check box, the value of the box.
  public var values: [String]

  /// Creates the condition that the field has one of these values.
  public init(_ field: String, is values: String...) { (self.field, self.values) = (field, values) }

  init(_ field: String, isOneOf values: [String]) { (self.field, self.values) = (field, values) }
}
