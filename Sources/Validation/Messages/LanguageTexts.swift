internal import Bytes

/// The texts of one language: the messages by code, and the texts of a form's page.
///
/// A class, so that to read one message does not copy the others.
final class LanguageTexts: Sendable {
  /// The messages by code; those for a unit or a fault have the key `CODE/UNIT`, phrases the key `phrase/NAME`.
  let messages: [FailureCode: String]
  /// The texts of a form's page that belong to no failure.
  let interface: InterfaceTexts

  init(messages: [FailureCode: String], interface: InterfaceTexts) {
    self.messages = messages
    self.interface = interface
  }

  /// Parses lines `CODE: TEXT`; the codes of the texts of a form's page are `interface/NAME`.
  ///
  /// A language is one string literal, because seven languages as tables of pairs would contain 4,574 addresses that have to be
  /// relocated at every program start, which takes 63,000 instructions.
  convenience init(_ table: StaticString) {
    let lines = table.description.utf8.split(separator: UInt8(ascii: "\n"))
    var texts = [FailureCode: String](minimumCapacity: lines.count)
    for line in lines {
      let code = line.prefix { $0 != UInt8(ascii: ":") }
      texts[FailureCode(rawValue: String(Substring(code)))] = String(
        Substring(line.dropFirst(code.count + 2)))
    }
    let interface = InterfaceTexts(taking: &texts)
    self.init(messages: texts, interface: interface)
  }
}

extension InterfaceTexts {
  /// Removes the texts of a form's page from those of a language; a text that is not there is in English.
  fileprivate init(taking texts: inout [FailureCode: String]) {
    func take(_ name: String, _ english: KeyPath<InterfaceTexts, String>) -> String {
      texts.removeValue(forKey: FailureCode(rawValue: "interface/\(name)")) ?? Self.english[keyPath: english]
    }
    self.init(
      heading: take("heading", \.heading), optional: take("optional", \.optional),
      submit: take("submit", \.submit),
      submitting: take("submitting", \.submitting), show: take("show", \.show), entry: take("entry", \.entry),
      error: take("error", \.error), warning: take("warning", \.warning), add: take("add", \.add),
      remove: take("remove", \.remove), moveUp: take("moveUp", \.moveUp),
      moveDown: take("moveDown", \.moveDown),
      next: take("next", \.next), back: take("back", \.back), change: take("change", \.change),
      hide: take("hide", \.hide), day: take("day", \.day), month: take("month", \.month),
      year: take("year", \.year))
  }
}
