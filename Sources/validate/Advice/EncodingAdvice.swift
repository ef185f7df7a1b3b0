internal import ByteStreams
internal import Bytes
internal import FileOutput
internal import TableValidation

/// The texts after the summary about inputs that are not UTF-8: the probable encoding, in which the whole input has been checked with
/// fewer findings, or the lines in which a file of UTF-8 has other bytes.
struct EncodingAdvice {
  private enum Kind: Hashable {
    case encoding(String)
    case mixture(String)
    /// UTF-8, which was decoded from another encoding.
    case misread
    case unknown
  }

  private var kinds: [Int: Kind] = [:]
  /// Whether an input can be read again, for those that are not UTF-8.
  private var isTried: [Int: Bool] = [:]
  /// The index of the input for which the way to read records has been found, and that way.
  @Boxed private var advised: (index: Int, reading: ReadingAdvice)?
  private let count: Int

  /// The number of inputs with a named encoding that are read again.
  private static let maximumSamples = 16

  init(_ opened: OpenedInputs, _ summary: Summary, advised: (index: Int, reading: ReadingAdvice)?) {
    self.advised = advised
    count = opened.inputs.count
    for (index, input) in opened.inputs.enumerated().prefix(Self.maximumSamples) {
      let path = BytePath(input.name)
      guard case .named = opened.table(of: index).encoding, input.canBeReadAgain,
        InputSample(path, opened.table(of: index).encoding)?.guessedEncoding != nil,
        UndecodedLines(of: path)?.count == 0
      else { continue }
      kinds[index] = .misread
    }
    var tried: [String: Bool] = [:]
    for text in summary.undecoded {
      isTried[text.input] = opened.inputs[text.input].canBeReadAgain
      if text.sample.isEmpty {
        kinds[text.input] = kinds[summary.undecoded[0].input]
        continue
      }
      let input = opened.inputs[text.input]
      if input.canBeReadAgain, let lines = UndecodedLines(of: BytePath(input.name)), lines.areExceptions {
        kinds[text.input] = .mixture(Self.list(lines))
        continue
      }
      guard let name = EncodingGuess.name(of: text.sample) else {
        kinds[text.input] = .unknown
        continue
      }
      let helps =
        tried[name] ?? (!input.canBeReadAgain || Self.helps(name, inputAt: text.input, in: opened, summary))
      tried[name] = helps
      kinds[text.input] = helps ? .encoding(name) : .unknown
    }
  }

  /// Returns the key of the text about an input; inputs with equal keys have one text. `nil` for none.
  func key(_ index: Int) -> String? {
    switch kinds[index] {
    case .encoding(let name):
      let own = own(index, name)
      let isSeparate = !isShared || own?.isSeparate == true
      return "is not UTF-8; it looks like \(name): " + (isSeparate ? "check it separately with " : "try ")
        + (own?.options ?? "--encoding \(name)")
        + (isTried[index] == true ? "" : " (which was not tried, because the input can be read only once)")
    case .mixture(let lines):
      return "is UTF-8 except for \(lines), so no --encoding reads all of it: write these bytes in UTF-8"
    case .misread:
      let own = own(index, "UTF-8")
      let isSeparate = !isShared || own?.isSeparate == true
      return "is UTF-8 and was decoded from another encoding; "
        + (isSeparate ? "check it separately with " : "use ") + (own?.options ?? "--encoding UTF-8")
    case .unknown:
      return
        "is not UTF-8, and its encoding cannot be determined; name it with --encoding NAME ('iconv -l' lists names)"
    case nil: return nil
    }
  }

  /// Whether all inputs have the same text: an encoding that is named applies to all of them.
  private var isShared: Bool { kinds.count == count && Set(kinds.values).count == 1 }

  /// Returns the way to read the records of an input, if it has the encoding.
  private func own(_ index: Int, _ encoding: String) -> ReadingAdvice? {
    guard let advised, advised.index == index, advised.reading.encoding == encoding else { return nil }
    return advised.reading
  }

  /// Whether the whole input has a better result in the encoding.
  private static func helps(
    _ name: String, inputAt index: Int, in opened: OpenedInputs, _ summary: Summary
  ) -> Bool {
    guard let present = TrialRun(presentOfInputAt: index, in: opened, summary),
      let proposed = TrialRun(ofInputAt: index, in: opened, opened.request.dialect, encoding: name)
    else { return false }
    return proposed.isBetter(than: present)
  }

  private static func list(_ lines: UndecodedLines) -> String {
    let numbers = lines.numbers.map(String.init)
    let rest = lines.count - numbers.count
    if rest > 0 { return "lines \(numbers.joined(separator: ", ")) and \(rest) more" }
    guard numbers.count > 1 else { return "line \(numbers[0])" }
    return "lines \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])"
  }
}
