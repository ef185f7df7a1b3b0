internal import Validation

/// A decoder of the values of `enum` or `categories` into a strategy that compares by meaning.
struct ChoiceDecoder {
  let meaning: FieldMeaning
  /// The noun for one of the values, for a fault.
  let what: String
  let faults: FaultCollector

  /// Returns the strategy and the canonical bytes of each value.
  ///
  /// A value that is not of the field's type is a fault by the standard; frictionless ignores it.
  func decode(
    _ elements: [DocumentNode]
  ) -> (strategy: any InputFieldValidationStrategy, meanings: [[UInt8]])? {
    var texts: [String] = []
    var meanings: [[UInt8]] = []
    var isWhole = true
    for element in elements {
      if let text = meaning.text(of: element), let canonical = meaning.logicalType.canonical(of: text) {
        // Python's `NaN` equals nothing, not even itself.
        guard !meaning.isPython || canonical != [UInt8(ascii: "n")] || meaning.type != .number else {
          continue
        }
        texts.append(text)
        meanings.append(canonical)
      } else if !meaning.isPython {
        faults.report("\(what) must be \(meaning.noun)", at: element.position)
        isWhole = false
      }
    }
    return isWhole ? (strategy(texts, meanings), meanings) : nil
  }

  private func strategy(_ texts: [String], _ meanings: [[UInt8]]) -> any InputFieldValidationStrategy {
    switch meaning.type {
    case .string, .any:
      if !texts.isEmpty { return OneOfStrategy(texts) }
    case .boolean:
      let spellings = meaning.truths.map { [$0.false, $0.true] } ?? []
      let meant = Set(meanings.compactMap { $0.first.map { Int($0) } })
      if !meant.isEmpty { return OneOfStrategy(meant.sorted().flatMap { spellings[$0] }) }
    case .number, .integer:
      let numbers = texts.compactMap { ExactDecimal($0) }
      if meaning.spelling.isPlain, !texts.isEmpty, numbers.count == texts.count {
        return OneOfNumbersStrategy(numbers)
      }
    default: break
    }
    return EnumStrategy(meanings, shown: texts, of: meaning.logicalType)
  }
}

extension FieldMeaning {
  /// Returns a value of a rule file in the field's spelling, or `nil` if its JSON kind does not fit the type.
  ///
  /// The standard allows values of "primitive types as possible in JSON, or strings that are castable".
  func text(of node: DocumentNode) -> String? {
    switch (type, node.content) {
    case (_, .string(let text)): return text
    case (.number, .number(let text)): return spelled(text)
    case (.integer, .number(let text)):
      guard let number = ExactDecimal(text), number.isWhole else { return nil }
      return number.plainDescription
    case (.any, .number(let text)): return isPython ? nil : text
    case (.year, .number(let text)):
      // A number below 1000 is padded to the four digits of a year.
      guard let year = Int(digits: text), year < 1_000_000_000 else { return nil }
      return String(repeating: "0", count: max(0, 4 - text.utf8.count)) + text
    case (.boolean, .boolean(let flag)): return (flag ? truths?.true : truths?.false)?.first
    case (.object, .object), (.geojson, .object), (.array, .array): return node.jsonText
    case (.geopoint, .object), (.geopoint, .array): return node.jsonText
    default: return nil
    }
  }

  /// Returns a JSON number in the field's spelling.
  private func spelled(_ text: String) -> String {
    guard let point = spelling.point else { return text }
    return String(text.map { $0 == "." ? point : String($0) }.joined())
  }
}
