internal import JSONDocument
internal import Validation

/// The members of an object, with accessors that report faults.
struct Members {
  let object: DocumentObject
  let position: DocumentPosition

  /// Creates the members of a node; if it is not an object, reports a fault.
  ///
  /// - Parameter what: The noun for the node in a fault, such as "a field".
  init?(_ node: DocumentNode, _ what: String, _ faults: inout [RuleFileFault]) {
    guard case .object(let object) = node.content else {
      faults.append(.init(at: node.position, "\(what) must be an object, not \(node.content.noun)"))
      return nil
    }
    self.object = object
    position = node.position
  }

  /// Reports unknown members.
  ///
  /// - Parameter onlySlips: Whether to report only names that resemble a known one.
  func rejectUnknown(
    besides known: [String], in what: String, onlySlips: Bool, _ faults: inout [RuleFileFault]
  ) {
    for member in object.members where !known.contains(member.key) {
      let near = Suggestion.nearest(to: member.key, among: known)
      // A name that extends a known key, such as `description@en` or `examples`, is not a typing mistake.
      let suggestion = near.flatMap { onlySlips && member.key.hasPrefix($0) ? nil : $0 }
      if let suggestion {
        let text = "unknown key \(Excerpt(member.key)) in \(what); did you mean '\(suggestion)'?"
        faults.append(.init(at: member.keyPosition, text))
      } else if !onlySlips {
        let text =
          "unknown key \(Excerpt(member.key)) in \(what); known keys are \(known.joined(separator: ", "))"
        faults.append(.init(at: member.keyPosition, text))
      }
    }
  }

  func string(_ key: String, _ faults: inout [RuleFileFault]) -> String? {
    guard let value = object[key]?.value else { return nil }
    guard case .string(let text) = value.content else {
      faults.append(.init(at: value.position, "'\(key)' must be a string, not \(value.content.noun)"))
      return nil
    }
    return text
  }

  func boolean(_ key: String, _ faults: inout [RuleFileFault]) -> Bool? {
    guard let value = object[key]?.value else { return nil }
    guard case .boolean(let flag) = value.content else {
      faults.append(.init(at: value.position, "'\(key)' must be true or false, not \(value.content.noun)"))
      return nil
    }
    return flag
  }

  func array(_ key: String, _ faults: inout [RuleFileFault]) -> [DocumentNode]? {
    guard let value = object[key]?.value else { return nil }
    guard case .array(let elements) = value.content else {
      faults.append(.init(at: value.position, "'\(key)' must be an array, not \(value.content.noun)"))
      return nil
    }
    return elements
  }

  /// Returns the strings of an array.
  func strings(_ key: String, _ faults: inout [RuleFileFault]) -> [String]? {
    array(key, &faults)?.compactMap { element in
      if case .string(let text) = element.content { return text }
      faults.append(.init(at: element.position, "'\(key)' must contain strings, not \(element.content.noun)"))
      return nil
    }
  }
}
