internal import ByteStreams
internal import Bytes
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The lines after the summary about how the inputs were read.
struct InputNotices {
  let lines: [String]

  /// - Parameter copiesRecords: Whether records are copied to an output.
  init(
    _ groups: InputGroups, _ tables: [CheckedTable], _ request: CheckRequest, _ summary: Summary,
    copiesRecords: Bool
  ) {
    let inputs = groups.inputs
    var lines = inputs.compactMap(\.notice)
    if copiesRecords { lines += Self.decodings(inputs) }
    let malformed = Self.malformedInput(inputs, summary)
    let advice = malformed.flatMap { index in
      inputs[index].declaresDelimiter
        ? nil
        : ReadingAdvice(
          inputs[index], request, tables[groups.tables[index]],
          ReadingTrial.Columns(tables[groups.tables[index]], request), mustBeWellFormed: true)
    }
    if let undecoded = summary.undecoded {
      let name = inputs[undecoded.input].displayName
      let options = malformed == undecoded.input ? advice?.options : nil
      if let encoding = EncodingGuess.name(of: undecoded.sample) {
        lines.append(
          "\(name) is not UTF-8; it looks like \(encoding): try \(options ?? "--encoding \(encoding)")")
      } else {
        lines.append(
          "\(name) is not UTF-8, and its encoding cannot be determined; "
            + "name it with --encoding NAME ('iconv -l' lists names)"
        )
      }
    } else if let malformed, let advice {
      lines.append(Self.line(inputs[malformed], advice))
    }
    lines += MemberAdvice(groups, tables, summary).lines
    if malformed == nil || advice == nil { lines += Self.shapeAdvice(groups, tables) }
    self.lines = lines
  }

  /// Returns the lines about inputs that were probably not read as they were written.
  private static func shapeAdvice(_ groups: InputGroups, _ tables: [CheckedTable]) -> [String] {
    lines(groups.inputs) {
      ShapeAdvice(groups.inputs[$0], tables[groups.tables[$0]]).text
    } text: {
      "\($0): \($1)"
    }
  }

  /// Returns a line for each encoding from which inputs were decoded.
  private static func decodings(_ inputs: [TableInput]) -> [String] {
    lines(inputs) {
      inputs[$0].encoding
    } text: {
      "\($0) was decoded from \($1); the records in the outputs are UTF-8"
    }
  }

  /// Returns a line for each of the texts that inputs have, with the name of the first input and the number of the others.
  ///
  /// - Parameters:
  ///   - key: Returns the text of the input at an index; `nil` for none.
  ///   - text: Returns the line of the inputs and their text.
  private static func lines(
    _ inputs: [TableInput], _ key: (Int) -> String?, text: (_ inputs: String, _ key: String) -> String
  ) -> [String] {
    var found: [(key: String, first: String, others: Int)] = []
    var indices: [String: Int] = [:]
    for index in inputs.indices {
      guard let key = key(index) else { continue }
      if let known = indices[key] {
        found[known].others += 1
      } else {
        indices[key] = found.count
        found.append((key, inputs[index].displayName, 0))
      }
    }
    return found.map { key, first, others in
      text(first + (others == 0 ? "" : " (and \(others) more)"), key)
    }
  }

  /// Returns the line that malformed records are well-formed with other options.
  private static func line(_ input: TableInput, _ advice: ReadingAdvice) -> String {
    if advice.hasRowNames {
      return
        "\(input.displayName): each record has one field more than the header, as R writes the names of rows: use "
        + "\(advice.options), and columns by their numbers"
    }
    return "\(input.displayName) is well-formed with \(advice.options)"
  }

  /// Returns the index of the first input with malformed records, or with the value `\N`, which means an absent value to some
  /// programs; `nil` if there is none.
  private static func malformedInput(_ inputs: [TableInput], _ summary: Summary) -> Int? {
    let codes = [
      "record.ragged", "record.stray-quote", "record.unclosed-quote", "record.invalid-utf8", "record.nul",
    ]
    let entry = summary.statistics.entries.first { entry in
      codes.contains(entry.code.rawValue) || entry.mostFrequentValues(1).contains { $0.value == #"\N"# }
    }
    guard let entry else { return nil }
    return inputs.firstIndex { $0.name == entry.firstFile }
  }
}
