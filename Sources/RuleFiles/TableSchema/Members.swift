internal import JSONDocument
internal import Validation

/// The members of an object, with accessors that report faults.
struct Members {
  let object: DocumentObject
  let position: DocumentPosition
  /// The collector of the faults of the object and of its members.
  let faults: FaultCollector

  /// Creates the members of a node; if it is not an object, reports a fault.
  ///
  /// - Parameter what: The noun for the node in a fault, such as "a field".
  init?(_ node: DocumentNode, as what: String, reportingTo faults: FaultCollector) {
    guard case .object(let object) = node.content else {
      faults.report("\(what) must be an object, not \(node.content.noun)", at: node.position)
      return nil
    }
    self.init(object, at: node.position, reportingTo: faults)
  }

  init(_ object: DocumentObject, at position: DocumentPosition, reportingTo faults: FaultCollector) {
    self.object = object
    self.position = position
    self.faults = faults
  }

  /// Reports unknown members.
  func rejectUnknown(besides known: [String], in what: String) {
    for member in object.members where !known.contains(member.key) {
      let hint =
        Suggestion.question(for: member.key, among: known)
        ?? "known keys are \(known.joined(separator: ", "))"
      faults.report("unknown key \(Excerpt(member.key)) in \(what); \(hint)", at: member.keyPosition)
    }
  }

  func string(_ key: String) -> String? {
    guard let value = object[key]?.value else { return nil }
    guard case .string(let text) = value.content else {
      faults.report("'\(key)' must be a string, not \(value.content.noun)", at: value.position)
      return nil
    }
    return text
  }

  func boolean(_ key: String) -> Bool? {
    guard let value = object[key]?.value else { return nil }
    guard case .boolean(let flag) = value.content else {
      faults.report("'\(key)' must be true or false, not \(value.content.noun)", at: value.position)
      return nil
    }
    return flag
  }

  func array(_ key: String) -> [DocumentNode]? {
    guard let value = object[key]?.value else { return nil }
    guard case .array(let elements) = value.content else {
      faults.report("'\(key)' must be an array, not \(value.content.noun)", at: value.position)
      return nil
    }
    return elements
  }

  /// Returns the strings of an array.
  func strings(_ key: String) -> [String]? {
    array(key)?.compactMap { element in
      if case .string(let text) = element.content { return text }
      faults.report("'\(key)' must contain strings, not \(element.content.noun)", at: element.position)
      return nil
    }
  }
}
