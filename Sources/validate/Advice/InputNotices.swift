internal import ByteStreams
internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The lines after the summary about how the inputs were read.
struct InputNotices {
  let lines: [String]

  /// - Parameter copiesRecords: Whether records are copied to an output.
  init(_ opened: OpenedInputs, _ summary: Summary, copiesRecords: Bool) {
    let inputs = opened.inputs
    var lines = inputs.compactMap(\.notice) + Self.unfitHeaders(inputs)
    if copiesRecords { lines += Self.decodings(inputs) }
    if opened.request.writesReasons,
      summary.counts.contains(where: { ReasonFields.codesWithoutEnd.contains($0.code ?? "") })
    {
      lines.append(
        "records whose end is not certain, such as those with a quote that is not closed, are written without reasons"
      )
    }
    let malformed = Self.malformedInput(inputs, summary)
    let advice = malformed.flatMap { index in
      inputs[index].declaresDelimiter
        ? nil
        : ReadingAdvice(
          for: inputs[index], of: opened.table(of: index), opened.request,
          columns: ReadingTrial.Columns(opened.table(of: index), opened.request), mustBeWellFormed: true
        )?.shared(for: inputs[index], in: opened)
    }
    lines += Self.encodings(of: inputs, summary.undecoded, malformed: malformed, advice: advice)
    if let malformed, let advice, !summary.undecoded.contains(where: { $0.input == malformed }) {
      lines.append(Self.line(inputs[malformed], advice))
    }
    if summary.hasTableFindings {
      let normalForms = Self.normalForms(opened)
      lines += normalForms.isEmpty ? Self.headers(opened) : normalForms
    }
    lines += MemberAdvice(opened, summary).lines
    if malformed == nil || advice == nil { lines += Self.shapeAdvice(opened) }
    self.lines = lines
  }

  /// Returns the lines about the first files whose headers have no column of the rules.
  private static func unfitHeaders(_ inputs: [TableInput]) -> [String] {
    var reasons: [String] = []
    for input in inputs where input.isUnusable && reasons.count < 3 {
      for finding in input.findings where finding.failure.code == "header.no-field" {
        if case .text(let reason)? = finding.failure.parameters["reason"] { reasons.append(reason) }
      }
    }
    return reasons
  }

  /// Returns a line for each probable encoding of inputs that are not UTF-8.
  ///
  /// - Parameter malformed: The index of the input that the advice is for.
  private static func encodings(
    of inputs: [TableInput], _ undecoded: [Summary.Undecoded], malformed: Int?, advice: ReadingAdvice?
  ) -> [String] {
    var guesses: [Int: String] = [:]
    for text in undecoded {
      guesses[text.input] =
        text.sample.isEmpty ? guesses[undecoded[0].input] : EncodingGuess.name(of: text.sample) ?? ""
    }
    // An encoding that is named applies to all inputs.
    let isShared = guesses.count == inputs.count && Set(guesses.values).count == 1
    return lines(inputs, shown: 3) {
      guesses[$0]
    } text: { names, encoding in
      guard !encoding.isEmpty else {
        return "\(names) is not UTF-8, and its encoding cannot be determined; "
          + "name it with --encoding NAME ('iconv -l' lists names)"
      }
      let own = malformed.flatMap { guesses[$0] == encoding ? advice : nil }
      let isSeparate = !isShared || own?.isSeparate == true
      return "\(names) is not UTF-8; it looks like \(encoding): "
        + (isSeparate ? "check it separately with " : "try ") + (own?.options ?? "--encoding \(encoding)")
    }
  }

  /// Returns the lines about headers that have the name of a field in another normal form.
  private static func normalForms(_ opened: OpenedInputs) -> [String] {
    lines(opened.inputs) { input in
      guard let header = opened.inputs[input].header, let file = opened.table(of: input).ruleFile else {
        return nil
      }
      let columns = HeaderIndex(header)
      // Equality of strings is canonical equivalence.
      let names = Set(header)
      return file.fields.map(\.name).first { columns.columns(named: $0).isEmpty && names.contains($0) }
    } text: {
      "\($0) has '\($1)' in another normal form of Unicode (NFC or NFD) than the rules: copy the name from the file"
    }
  }

  /// Returns the lines about headers that differ from a rule file.
  private static func headers(_ opened: OpenedInputs) -> [String] {
    lines(opened.inputs) { input in
      guard let header = opened.inputs[input].header, let file = opened.table(of: input).ruleFile,
        opened.inputs[input].format.members == nil
      else { return nil }
      return HeaderAdvice(header, file)?.text
    } text: {
      "\($0): \($1)"
    }
  }

  /// Returns the lines about inputs that were probably not read as they were written.
  private static func shapeAdvice(_ opened: OpenedInputs) -> [String] {
    lines(opened.inputs) {
      ShapeAdvice(opened.inputs[$0], opened.table(of: $0)).text(in: opened)
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

  /// Returns a line for each of the texts that inputs have, with the names of the first inputs and the number of the others.
  ///
  /// - Parameters:
  ///   - shown: The number of inputs that are named.
  ///   - key: Returns the text of the input at an index; `nil` for none.
  ///   - text: Returns the line of the inputs and their text.
  private static func lines(
    _ inputs: [TableInput], shown: Int = 1, _ key: (Int) -> String?,
    text: (_ inputs: String, _ key: String) -> String
  ) -> [String] {
    var found: [(key: String, names: [String], others: Int)] = []
    var indices: [String: Int] = [:]
    for index in inputs.indices {
      guard let key = key(index) else { continue }
      let known = indices[key] ?? found.count
      if known == found.count {
        indices[key] = known
        found.append((key, [], 0))
      }
      if found[known].names.count < shown {
        found[known].names.append(inputs[index].displayName)
      } else {
        found[known].others += 1
      }
    }
    return found.map { key, names, others in
      text(names.joined(separator: ", ") + (others == 0 ? "" : " (and \(others) more)"), key)
    }
  }

  /// Returns the line that malformed records are well-formed with other options.
  private static func line(_ input: TableInput, _ advice: ReadingAdvice) -> String {
    if advice.hasRowNames {
      return
        "\(input.displayName): each record has one field more than the header, as R writes the names of rows: use "
        + "\(advice.options), and columns by their numbers"
    }
    return
      "\(input.displayName)\(advice.isSeparate ? ", checked separately," : "") is well-formed with \(advice.options)"
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
