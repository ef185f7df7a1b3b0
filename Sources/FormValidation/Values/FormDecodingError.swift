/// A value of a form that a type cannot be decoded from: the field, and why.
///
/// ```swift
/// struct Person: Decodable { var age: Int }
/// do {
///   try form.checkDecoding(as: Person.self)
/// } catch {
///   print(error)  // prints age: the value 'some text' is valid and is no Int; narrow the rules, or use another type
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
