internal import Bytes
internal import Validation

/// The words of a column's name, by which it is compared with the names of rules.
struct HeaderWords {
  private let words: [String]

  init(_ name: String) {
    // "customerEmail", "customer_email" and "Customer e-mail" have the same words.
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    for character in name {
      let begins = character.isUppercase && previous.isLowercase
      if begins || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// The rules whose names or synonyms are words of the name that follow each other.
  var rules: Set<String> {
    var rules: Set<String> = []
    for start in words.indices {
      for end in start..<min(words.count, start + 3) {
        let name = words[start...end].joined(separator: "-")
        rules.formUnion(Catalog.rules(meaning: name) + [name, words[start...end].joined()])
      }
    }
    return rules
  }

  /// Whether the column is named as one that identifies records.
  var areOfIdentifier: Bool {
    let known = [
      "id", "key", "uuid", "guid", "code", "no", "nr", "number", "num", "reference", "ref", "serial",
      "identifier",
    ]
    let others = [
      "paid", "valid", "invalid", "void", "grid", "acid", "solid", "bid", "said", "fluid", "rapid", "kid",
      "aid",
    ]
    guard let last = words.last else { return false }
    return (words[0] == "id" && words.count == 2) || known.contains(last)
      || (last.hasSuffix("id") && !others.contains(last))
  }
}
