/// A value of a form that a type cannot be decoded from: the field, and why.
///
/// ```swift
/// struct Order: Decodable { var guests: Int }
/// let form = Form([FormField("guests", .number, rules: [Rule(.integer)])])
/// do {
///   try form.checkDecoding(as: Order.self)
/// } catch {
///   print(error)  // prints guests: a value is not always present, so that Int must be optional
/// }
/// ```
public struct FormDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the field, as in submissions; empty for the form as a whole.
  public let field: String
  /// What does not fit, and the way out.
  public let reason: String

  init(_ field: String, _ reason: String) {
    (self.field, self.reason) = (field, reason)
  }

  public var description: String { field.isEmpty ? reason : "\(field): \(reason)" }
}
