/// The field of a form about which a sentence speaks, or the form as a whole.
package struct FormSubject: Sendable {
  /// The label as the page shows it; `nil` for the form as a whole.
  package let label: FormText?
  package let control: ControlKind
  /// The language in which the author of the form writes, if it is another one than that of the page.
  package let language: String?

  package init(_ label: FormText?, control: ControlKind, language: String?) {
    (self.label, self.control, self.language) = (label, control, language)
  }

  /// Whether the label can be a part of an English sentence: "Name:" can, "What is your name?" and the sentence beside a box
  /// cannot.
  var hasNoun: Bool {
    guard let noun, control != .checkbox, let last = noun.text.unicodeScalars.last else { return false }
    return last.properties.isAlphabetic || last.properties.numericType != nil || last == ")"
  }

  /// Whether the label ends as a question does.
  var isQuestion: Bool {
    guard let last = label?.text.unicodeScalars.last else { return false }
    return last == "?" || last == "\u{61F}" || last == "\u{FF1F}"
  }

  /// The label without a colon, an asterisk and white space at its end.
  var noun: FormText? {
    guard let label, label.parts.count == 1 else { return label }
    var text = Substring(label.text)
    while let last = text.last, last == ":" || last == "*" || last.isWhitespace { text.removeLast() }
    return FormText(String(text), in: label.parts[0].language)
  }

  /// The label inside an English sentence: its first letter in lower case if the second is, too, so that "Your name" becomes
  /// "your name" and "IBAN" remains. A label in another language is unchanged.
  var nounInSentence: FormText? {
    guard let noun, noun.parts.count == 1, noun.parts[0].language == nil else { return noun }
    let word = noun.text.prefix { !$0.isWhitespace }
    var letters = word.dropFirst()
    if letters.first == "-" { letters = letters.dropFirst() }
    guard let second = letters.first, second.isLowercase, !letters.contains(where: \.isUppercase) else {
      return noun
    }
    return FormText(noun.text.prefix(1).lowercased() + noun.text.dropFirst())
  }
}
