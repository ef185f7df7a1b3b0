internal import Bytes
internal import JSONDocument
internal import Validation

/// Parses a comparison, such as `end >= start` or `net + tax == total`, into a `RecordComparison`.
struct ComparisonDecoder {
  /// A term, with its field if it names one.
  private struct Operand {
    let token: ComparisonToken
    let entry: RecordFields.Entry?
  }

  let fields: RecordFields

  private var faults: FaultCollector { fields.faults }

  func decode(_ node: DocumentNode) -> RecordComparison? {
    guard case .string(let text) = node.content else {
      faults.report(
        "'compare' must be a string such as 'end >= start', not \(node.content.noun)", at: node.position)
      return nil
    }
    do throws(ComparisonToken.Fault) {
      return try comparison(text, at: node.position)
    } catch {
      let text = "comparison \(Excerpt(text)) is faulty at character \(error.column): \(error.text)"
      faults.report(text, at: node.position)
      return nil
    }
  }

  private func comparison(
    _ text: String, at position: DocumentPosition
  ) throws(ComparisonToken.Fault) -> RecordComparison? {
    let tokens = try ComparisonToken.read(text)
    let end = text.unicodeScalars.count + 1
    var index = 0
    let left = try side(tokens, &index, end: end)
    guard index < tokens.count, case .comparison(let comparison) = tokens[index].kind else {
      throw .init(
        column: index < tokens.count ? tokens[index].column : end,
        text: "expected one of \(RecordComparison.Operator.allCases.map(\.rawValue).joined(separator: " "))")
    }
    index += 1
    let right = try side(tokens, &index, end: end)
    guard index == tokens.count else {
      throw .init(column: tokens[index].column, text: "expected the end or +")
    }
    let before = "comparison \(Excerpt(text)): "
    let count = faults.count
    let operands = (left + right).map { operand($0, at: position, before: before) }
    guard faults.count == count else { return nil }
    let known = operands.compactMap(\.entry)
    guard known.allSatisfy({ $0.type != nil }) else { return nil }
    let kind = try kind(of: operands)
    if operands.count == 2, known.count == 2, known[0].name.hasSameBytes(as: known[1].name) {
      throw .init(column: operands[1].token.column, text: "it compares a field with itself")
    }
    var terms: [RecordComparison.Term] = []
    let noun = known.first?.type?.noun ?? ""
    for operand in operands {
      terms.append(try term(operand, kind, noun: noun, isSum: operands.count > 2))
    }
    return RecordComparison(Array(terms[..<left.count]), comparison, Array(terms[left.count...]))
  }

  /// Parses terms separated by `+`.
  private func side(
    _ tokens: [ComparisonToken], _ index: inout Int, end: Int
  ) throws(ComparisonToken.Fault) -> [ComparisonToken] {
    var terms: [ComparisonToken] = []
    while true {
      guard index < tokens.count else { throw .init(column: end, text: "expected a field or a value") }
      switch tokens[index].kind {
      case .name, .number, .text: terms.append(tokens[index])
      case .plus, .comparison:
        throw .init(column: tokens[index].column, text: "expected a field or a value")
      }
      index += 1
      guard index < tokens.count, case .plus = tokens[index].kind else { return terms }
      index += 1
    }
  }

  private func operand(
    _ token: ComparisonToken, at position: DocumentPosition, before: String
  ) -> Operand {
    guard case .name(let name) = token.kind else { return Operand(token: token, entry: nil) }
    let after =
      name.utf8.contains(UInt8(ascii: "+"))
      ? "; put blanks around +" : "; a string needs quotes: \"'US'\""
    let entry = fields.entry(name, at: position, before: before, after: after)
    return Operand(token: token, entry: entry)
  }

  /// Returns the kind of value of the fields, which must all be comparable.
  private func kind(of operands: [Operand]) throws(ComparisonToken.Fault) -> ValueKind {
    if comparesDaysWithTimes(operands) { return .moment }
    var first: RecordFields.Entry?
    for operand in operands {
      guard let entry = operand.entry, let type = entry.type else { continue }
      guard entry.kind != nil else {
        throw .init(
          column: operand.token.column, text: "fields of type '\(type.rawValue)' cannot be compared")
      }
      if let first, let other = first.type, let kind = first.kind, let own = entry.kind,
        !kind.compares(with: own)
      {
        throw .init(
          column: operand.token.column,
          text: "\(Excerpt(first.name)) of type '\(other.rawValue)' and \(Excerpt(entry.name)) of type "
            + "'\(type.rawValue)' cannot be compared")
      }
      first = first ?? entry
    }
    guard let kind = first?.kind else { throw .init(column: 1, text: "it contains no field") }
    return kind
  }

  /// Whether days are compared with dates and times, whose default formats differ.
  private func comparesDaysWithTimes(_ operands: [Operand]) -> Bool {
    let entries = operands.compactMap(\.entry)
    guard let kind = entries.first?.kind, entries.allSatisfy(\.isMoment) else { return false }
    return operands.contains { operand in
      if case .number(let text) = operand.token.kind {
        return !kind.contains(text) && ValueKind.moment.contains(text)
      }
      return operand.entry.map { $0.type != entries[0].type } ?? false
    }
  }

  private func term(
    _ operand: Operand, _ kind: ValueKind, noun: String, isSum: Bool
  ) throws(ComparisonToken.Fault) -> RecordComparison.Term {
    let column = operand.token.column
    if isSum && !kind.isNumber { throw .init(column: column, text: "only numbers can be added") }
    switch operand.token.kind {
    case .name(let name):
      // Terms of one kind have spellings of their own.
      return .field(name, operand.entry?.kind.flatMap { $0.compares(with: kind) ? $0 : nil } ?? kind)
    case .text(let text) where kind.isText: return .literal(text)
    case .number(let text) where !kind.isText && kind.contains(text): return .literal(text)
    default: break
    }
    let expected =
      kind.isText ? "a string, in quotes" : "\(kind.isNumber ? "a number" : noun), without quotes"
    throw .init(column: column, text: "expected \(expected)")
  }
}
