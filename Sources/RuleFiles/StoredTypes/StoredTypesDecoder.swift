internal import JSONDocument
internal import Validation

/// A decoder of `arrowType` of a field: a type of Arrow, or an array of those of which a column has one.
enum StoredTypesDecoder {
  /// Returns the types; `nil` if the field has none.
  static func decode(_ field: Members) -> [StoredType]? {
    guard let value = field.object["arrowType"]?.value else { return nil }
    var nodes = [value]
    if case .array(let elements) = value.content {
      if elements.isEmpty {
        field.faults.report("'arrowType' must be an array of at least one type", at: value.position)
      }
      nodes = elements
    }
    var types: [StoredType] = []
    for node in nodes {
      guard let type = type(node, reportingTo: field.faults) else { continue }
      if types.contains(where: { $0.description == type.description }) {
        field.faults.report("type '\(type)' occurs twice", at: node.position)
      }
      types.append(type)
    }
    return types.isEmpty ? nil : types
  }

  private static func type(_ node: DocumentNode, reportingTo faults: FaultCollector) -> StoredType? {
    guard case .string(let text) = node.content else {
      let noun = node.content.noun
      faults.report(
        "'arrowType' must be a type such as int64, or an array of types, not \(noun)", at: node.position)
      return nil
    }
    do throws(StoredTypeFault) {
      return try StoredTypeReader.type(text)
    } catch {
      let hint = corrected(text).map { Suggestion.question($0) } ?? StoredTypesDecoder.names
      faults.report("\(error.description); \(hint)", at: node.position)
      return nil
    }
  }

  private static let names = "the types are \(StoredTypeForm.all.map(\.name).joined(separator: ", "))"

  /// Returns the type that was probably meant: with the names of other programs, mistyped names and brackets corrected.
  private static func corrected(_ text: String) -> String? {
    guard text.utf8.count <= Suggestion.longestName else { return nil }
    var corrected = ""
    var word = ""
    var isInParentheses = false
    for character in text.filter({ $0 != " " }) + " " {
      let isPart = character.unicodeScalars.allSatisfy { StoredTypeReader.isOfName($0) }
      if isPart {
        word.append(character)
        continue
      }
      if isInParentheses, word.hasPrefix("tz=") { word.removeFirst(3) }
      let isName = !isInParentheses && character != ":" && !word.isEmpty
      corrected += isName ? name(word) : word
      word = ""
      switch character {
      case "(", "[": isInParentheses = true
      case ")", "]": isInParentheses = false
      default: break
      }
      corrected.append(character == "[" ? "(" : character == "]" ? ")" : character)
    }
    return (try? StoredTypeReader.type(corrected))?.description
  }

  /// Returns the name of a type that was probably meant.
  private static func name(_ word: String) -> String {
    let word = word.lowercased()
    if StoredTypeForm.named(word) != nil { return word }
    return StoredTypeForm.otherNames[word]
      ?? Suggestion.nearest(to: word, among: StoredTypeForm.all.map(\.name)) ?? word
  }
}
