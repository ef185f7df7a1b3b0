internal import ByteStreams
internal import TableValidation

/// The lines after the summary about how the inputs were read.
struct InputNotes {
  let lines: [String]

  /// - Parameter copiesRecords: Whether records are copied to an output.
  init(_ inputs: [TableInput], _ summary: Summary, copiesRecords: Bool) {
    var lines = inputs.compactMap(\.notice)
    if copiesRecords, let input = inputs.first(where: { $0.encoding != nil }), let encoding = input.encoding {
      let others = inputs.count { $0.encoding != nil } - 1
      let more = others == 0 ? "" : " (and \(others) more)"
      lines.append(
        "\(input.displayName)\(more) was decoded from \(encoding); the records in the outputs are UTF-8")
    }
    if let undecoded = summary.undecoded {
      let name = inputs[undecoded.input].displayName
      if let encoding = EncodingGuess.name(of: undecoded.sample) {
        lines.append(
          "\(name) is not UTF-8; it looks like \(encoding): try --encoding \(encoding)")
      } else {
        lines.append(
          "\(name) is not UTF-8, and its encoding cannot be determined; "
            + "name it with --encoding NAME ('iconv -l' lists names)"
        )
      }
    }
    self.lines = lines
  }
}
