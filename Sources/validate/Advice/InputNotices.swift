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
    lines += Self.renamedColumns(opened) + Self.unusedPlaces(opened)
    if copiesRecords { lines += Self.decodings(inputs) }
    if opened.request.writesReasons,
      summary.counts.contains(where: { ReasonFields.codesWithoutEnd.contains($0.code ?? "") })
    {
      lines.append(
        "records whose end is not certain, such as those with a quote that is not closed, are written without reasons"
      )
    }
    let malformed = Self.malformedInput(inputs, summary)
    let advice = malformed.flatMap { RecordAdvice(forInputAt: $0, in: opened, summary) }
    let encodings = EncodingAdvice(
      opened, summary, advised: malformed.flatMap { index in advice.map { (index, $0.reading) } })
    lines += Self.lines(inputs, shown: 3, encodings.key) { "\($0) \($1)" }
    if let malformed, let advice, encodings.key(malformed) == nil {
      lines.append(advice.line(inputs[malformed]))
    }
    if summary.hasTableFindings || !summary.unchecked.isEmpty {
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

  /// Returns the lines about columns that have other names than their fields.
  private static func renamedColumns(_ opened: OpenedInputs) -> [String] {
    lines(opened.inputs) { input in
      guard let header = opened.inputs[input].header, let file = opened.table(of: input).ruleFile,
        !file.hasPlainHeader
      else { return nil }
      let renamed = BoundHeader(file, header).renamed.map { column in
        "'\(column.column.shortened)' is the field '\(column.field.shortened)'"
      }
      return renamed.isEmpty ? nil : renamed.joined(separator: ", ")
    } text: {
      "\($0): \($1)"
    }
  }

  /// Returns the lines about tables that are no JSON arrays, although the dialect of their rules says where the array is.
  private static func unusedPlaces(_ opened: OpenedInputs) -> [String] {
    lines(opened.inputs) { input in
      guard !opened.inputs[input].format.isArray else { return nil }
      return opened.table(of: input).ruleFile?.dialect.arrayPlace?.pointer
    } text: { name, _ in
      "\(name): 'property' in 'dialect' has no effect, since the table is no array of a JSON document"
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
