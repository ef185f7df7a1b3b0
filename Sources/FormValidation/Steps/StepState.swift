internal import Bytes

/// What was typed on the pages of a form of several steps, and the step of the page that has it.
struct StepState: Sendable {
  /// The step of the page; the number of steps for the summary.
  let step: Int
  /// The values of each step, URL-encoded; `nil` for a step that has not been sent.
  var bodies: [String?]

  init(count: Int) {
    step = 0
    bodies = Array(repeating: nil, count: count)
  }

  /// Reads the hidden value of a page; `nil` if its seal is not that of the server, or if it is of another form.
  init?(_ text: String, count: Int, _ seal: FormSteps.Seal) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isEqual(String(parts[0]), seal(Array(parts[1].utf8)).hexadecimal)
    else { return nil }
    let values = parts[1].split(separator: ";", omittingEmptySubsequences: false)
    guard values.count == count + 1, let step = Int(values[0]), 0...count ~= step else { return nil }
    self.step = step
    bodies = values.dropFirst().map { $0 == "-" ? nil : String($0) }
  }

  /// Returns the hidden value of the page of a step.
  func sealed(at step: Int, by seal: FormSteps.Seal) -> String {
    let text = (["\(step)"] + bodies.map { $0 ?? "-" }).joined(separator: ";")
    return seal(Array(text.utf8)).hexadecimal + "." + text
  }

  /// Whether two texts are equal, in a time that does not depend on where they differ.
  private static func isEqual(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count == second.utf8.count else { return false }
    return zip(first.utf8, second.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Submission {
  /// The values as sent, URL-encoded, with the names of the form. Only letters, digits and `%` occur in names and values.
  var encoded: String {
    let form = posted.form
    var pairs: [String] = []
    for (number, group) in form.groups.enumerated() {
      // An element without values is one too.
      pairs += (0..<form.counts[number]).map { "\(group.owner.name)[\($0)]".percentEncoded + "=" }
    }
    for (index, name) in form.names.enumerated() {
      if form.compiledFields[index].hasDayParts, let value = posted.values[index] {
        let parts = DayParts(posted.text(in: value.raw))
        pairs += DayParts.Part.allCases.map {
          "\(name)[\($0.rawValue)]".percentEncoded + "=" + parts[$0].percentEncoded
        }
        continue
      }
      pairs += posted.allValues(of: index).map {
        name.percentEncoded + "=" + posted.text(in: $0.raw).percentEncoded
      }
    }
    return pairs.joined(separator: "&")
  }
}

extension String {
  fileprivate var percentEncoded: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte.isLetter || byte.isDigit {
        bytes.append(byte)
      } else {
        bytes.append(literal: byte < 16 ? "%0" : "%")
        bytes.append(String(byte, radix: 16, uppercase: true))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
