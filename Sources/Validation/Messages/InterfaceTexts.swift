internal import Bytes

/// The texts of an HTML form other than failure messages, in one language.
///
/// ```swift
/// MessageCatalog.german.interface.submit     // "Senden"
/// MessageCatalog.german.heading(problems: 2) // "Es gibt 2 Probleme"
/// ```
public struct InterfaceTexts: Hashable, Sendable {
  /// The heading of the summary of errors; `{count}` is their number.
  public let heading: String
  /// The note next to the label of an optional field: "(optional)".
  public let optional: String
  /// The label of the button that sends the form.
  public let submit: String
  /// The label of that button while the HTML form is being sent.
  public let submitting: String
  /// The label of the button that shows what was typed into the field of a password.
  public let show: String
  /// The label of that button while it shows the password.
  public let hide: String
  /// The template of an entry of the summary, with the placeholders `{field}` and `{message}`.
  public let entry: String
  /// The prefix of an error next to its field: "Error".
  public let error: String
  /// The prefix of a warning: "Warning".
  public let warning: String
  /// The label of the button that adds an element to a repeated group: "Add another".
  public let add: String
  /// The label of the button that removes an element.
  public let remove: String
  /// The label of the button that exchanges an element with the one before it.
  public let moveUp: String
  /// The label of the button that exchanges an element with the one after it.
  public let moveDown: String
  /// The label of the button that leads to the next of several pages.
  public let next: String
  /// The label of the button that leads to the page before.
  public let back: String
  /// The label of the button that leads from the summary to a page.
  public let change: String
  /// The label of the box of a day of the month.
  public let day: String
  /// The label of the box of a month.
  public let month: String
  /// The label of the box of a year.
  public let year: String

  /// Creates the texts of an HTML form in one language; those of repeated groups, of several pages and
  /// of days in three boxes, and that which hides a password, are in English by default.
  public init(
    heading: String, optional: String, submit: String, submitting: String, show: String, entry: String,
    error: String, warning: String, add: String = "Add another", remove: String = "Remove",
    moveUp: String = "Move up", moveDown: String = "Move down", next: String = "Continue",
    back: String = "Back",
    change: String = "Change", hide: String = "Hide", day: String = "Day", month: String = "Month",
    year: String = "Year"
  ) {
    self.heading = heading
    self.optional = optional
    self.submit = submit
    self.submitting = submitting
    self.show = show
    self.entry = entry
    self.error = error
    self.warning = warning
    (self.add, self.remove, self.moveUp, self.moveDown) = (add, remove, moveUp, moveDown)
    (self.next, self.back, self.change, self.hide) = (next, back, change, hide)
    (self.day, self.month, self.year) = (day, month, year)
  }

  /// The texts in English.
  public static let english = InterfaceTexts(
    heading: "{count|There is # problem|There are # problems}", optional: "(optional)",
    submit: "Send", submitting: "Sending…", show: "Show", entry: "{field}: {message}",
    error: "Error", warning: "Warning")
}

extension MessageCatalog {
  /// The heading of a summary of that many errors: "There are 2 problems".
  public func heading(problems count: Int) -> String {
    MessageTemplate(interface.heading).filled(by: ["count": .integer(count)], grammar)
  }

  /// An entry of the summary with the name of a field and its message: "Name: must be present".
  ///
  /// The name is isolated under the same conditions as a value in a message.
  public func entry(field: String, message: String) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(field.utf8.count + message.utf8.count + interface.entry.utf8.count)
    MessageTemplate(interface.entry).fill(into: &line) { placeholder, line in
      if "field".consists(of: placeholder) {
        grammar.isolation.append(field, to: &line)
      } else if "message".consists(of: placeholder) {
        // The message has already isolated its values, and is in the language of the surrounding text.
        line.append(message)
      } else {
        return false
      }
      return true
    }
    return String(decoding: line, as: UTF8.self)
  }
}
