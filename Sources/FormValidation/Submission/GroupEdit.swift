/// What a button of a page changes in a repeated group: it adds, removes or moves an element.
///
/// The value of a button is a verb, the name of the group and, but for `add`, the index in the names of the element:
/// `add items`, `remove items 2`, `up items 2`, `down items 2`.
struct GroupEdit: Sendable, Hashable {
  /// The name of the buttons, unless a field has it.
  static let name = "form-edit"

  enum Verb: String, Sendable, CaseIterable {
    case add, remove, up, down
  }

  let verb: Verb
  /// The index of the group in the form.
  let group: Int
  /// The number of the element from 0; for `add` that of the new one.
  let element: Int

  /// Returns the value of a button, in an element with the index in its names.
  static func value(_ verb: Verb, in group: String, at index: String? = nil) -> String {
    "\(verb.rawValue) \(group)" + (index.map { " \($0)" } ?? "")
  }

  /// Reads the value of a button that was pressed; `nil` if it is not one of a page of the form.
  init?(_ value: String, in rows: SubmittedElements) {
    let words = value.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let verb = Verb(rawValue: words[0]) else { return nil }
    self.verb = verb
    if verb == .add {
      guard let group = rows.group(named: words[1]) else { return nil }
      (self.group, element) = (group, rows.counts[group])
    } else {
      guard let space = words[1].lastIndex(of: " "),
        let index = Int(words[1][words[1].index(after: space)...]),
        let group = rows.group(named: String(words[1][..<space])),
        let element = rows.number(of: index, in: group)
      else { return nil }
      (self.group, self.element) = (group, element)
    }
  }

  init(_ verb: Verb, group: Int, element: Int) {
    (self.verb, self.group, self.element) = (verb, group, element)
  }
}
