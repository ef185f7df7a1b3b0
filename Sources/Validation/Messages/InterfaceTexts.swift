internal import Bytes

/// The words of a form that are no failure's, in one language.
///
/// ```swift
/// MessageCatalog.german.interface.submit     // "Senden"
/// MessageCatalog.german.heading(problems: 2) // "Es gibt 2 Probleme"
/// ```
public struct InterfaceTexts: Hashable, Sendable {
  /// The heading of the summary of errors, `{count}` the number of them.
  public let heading: String
  /// The note beside the label of an optional field: "(optional)".
  public let optional: String
  /// The label of the button that sends the form.
  public let submit: String
  /// The label of that button while the form is being sent.
  public let submitting: String
  /// The template of a line with the name of a field, `{field}`, and its message, `{message}`.
  public let entry: String
  /// The prefix of an error beside its field: "Error".
  public let error: String

  public init(
    heading: String, optional: String, submit: String, submitting: String, entry: String,
    error: String
  ) {
    self.heading = heading
    self.optional = optional
    self.submit = submit
    self.submitting = submitting
    self.entry = entry
    self.error = error
  }

  /// The words in English.
  public static let english = InterfaceTexts(
    heading: "{count|There is # problem|There are # problems}", optional: "(optional)",
    submit: "Send", submitting: "Sending…", entry: "{field}: {message}",
    error: "Error")
}

extension MessageCatalog {
  /// The heading of a summary of that many errors: "There are 2 problems".
  public func heading(problems count: Int) -> String {
    MessageTemplate(interface.heading).filled(by: ["count": .integer(count)], grammar)
  }

  /// A line of the summary with the name of a field and its message: "Name: must be present".
  ///
  /// The name is isolated where a value in a message would be.
  public func entry(field: String, message: String) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(field.utf8.count + message.utf8.count + interface.entry.utf8.count)
    MessageTemplate(interface.entry).fill(into: &line) { placeholder, line in
      if "field".consists(of: placeholder) {
        grammar.isolation.append(field, to: &line)
      } else if "message".consists(of: placeholder) {
        // It has its own values isolated, and is of the language of the text around it.
        line.append(message)
      } else {
        return false
      }
      return true
    }
    return String(decoding: line, as: UTF8.self)
  }
}
