internal import ByteStreams
internal import Bytes
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The lines after the summary about how the inputs were read.
struct InputNotes {
  let lines: [String]

  /// - Parameter copiesRecords: Whether records are copied to an output.
  init(
    _ groups: InputGroups, _ tables: [CheckedTable], _ request: CheckRequest, _ summary: Summary,
    copiesRecords: Bool
  ) {
    let inputs = groups.inputs
    var lines = inputs.compactMap(\.notice)
    if copiesRecords, let input = inputs.first(where: { $0.encoding != nil }), let encoding = input.encoding {
      let others = inputs.count { $0.encoding != nil } - 1
      let more = others == 0 ? "" : " (and \(others) more)"
      lines.append(
        "\(input.displayName)\(more) was decoded from \(encoding); the records in the outputs are UTF-8")
    }
    let malformed = Self.malformedInput(inputs, summary)
    let advice = malformed.flatMap { index in
      ReadingAdvice(
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
    self.lines = lines
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
