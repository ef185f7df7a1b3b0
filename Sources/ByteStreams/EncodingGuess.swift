internal import Bytes

/// Determines the probable encoding of text that is not UTF-8.
///
/// The C library decodes the text in each candidate, and the decoded text is scored: in East Asian encodings by the
/// blocks of its characters, otherwise by its letters and their neighbors, compared with the languages of the
/// candidate. The result is `nil` unless one candidate is clearly the best; candidates that yield the same text count
/// as one.
package enum EncodingGuess {
  /// Returns the name of the encoding, or `nil` if it cannot be determined.
  ///
  /// - Parameter sample: Whole records, each with a line end.
  package static func name(of sample: [UInt8]) -> String? {
    guard sample.contains(where: { $0 >= 0x80 }) else { return nil }
    if TypographicBytes(sample).areMarks { return "WINDOWS-1252" }
    // No-break spaces alone are those of Windows and ISO 8859, in numbers and between words.
    if sample.allSatisfy({ $0 < 0x80 || $0 == 0xA0 }) { return "WINDOWS-1252" }
    let pairs = PairedBytes(sample)
    if pairs.isAmbiguous { return nil }
    return pairs.encoding ?? singleByteName(of: sample)
  }

  private static func singleByteName(of sample: [UInt8]) -> String? {
    var best: (name: String, text: [UInt8], score: Double)?
    var second = -Double.infinity
    for candidate in LetterScore.candidates {
      guard let (text, undecodable) = Transcoder.decode(sample, as: candidate.name), undecodable == 0
      else { continue }
      let score = LetterScore(text, candidate.language).average
      if let found = best, score <= found.score {
        if text != found.text { second = max(second, score) }
      } else {
        if let found = best { second = max(second, found.score) }
        best = (candidate.name, text, score)
      }
    }
    guard let best, best.score >= 0.5, best.score >= second + 0.1 else { return nil }
    return best.name
  }
}

/// The pairs of bytes of text in an East Asian encoding.
struct PairedBytes {
  /// The least number of pairs whose distribution is significant.
  private static let least = 6
  /// The least number of pairs that distinguishes Japanese without kana from Chinese.
  private static let sufficient = 12

  private let sample: [UInt8]
  private var leads = [Int](repeating: 0, count: 256)
  private var count = 0
  /// The number of pairs whose second byte is not above 0xA0, as it always is in EUC.
  private var lowTrails = 0
  /// The number of pairs whose second byte is not ASCII, as it mostly is where a single byte comes before a letter.
  private var highTrails = 0

  init(_ sample: [UInt8]) {
    self.sample = sample
    var index = 0
    while index + 1 < sample.count {
      let lead = sample[index]
      guard lead >= 0x80 else {
        index += 1
        continue
      }
      leads[Int(lead)] += 1
      count += 1
      if sample[index + 1] <= 0xA0 { lowTrails += 1 }
      if sample[index + 1] >= 0x80 { highTrails += 1 }
      index += 2
    }
  }

  /// The name of the encoding; `nil` if there are too few pairs, or if their distribution fits no encoding.
  var encoding: String? {
    guard count >= Self.least else { return nil }
    if lowTrails == 0 {
      if share(0xA4...0xA5) >= 0.15, isText(in: "EUC-JP") { return "EUC-JP" }
      if share(0xB0...0xC8) >= 0.95, isText(in: "EUC-KR") { return "EUC-KR" }
      // A quarter of Chinese text is in the last of these rows, and the frequent characters of Japanese are not.
      if !hasLateRows, isText(in: "EUC-JP") { return count >= Self.sufficient ? "EUC-JP" : nil }
      if share(0xB0...0xD7) >= 0.8, isText(in: "GB18030") { return "GB18030" }
      return nil
    }
    guard 3 * highTrails >= count else { return nil }
    // The first bytes of kana and of the most frequent characters.
    if share(0x81...0x83) + share(0x88...0x97) >= 0.75, let name = first(["SHIFT_JIS", "CP932"]) {
      // Windows has ~ and \ where the standard has ‾ and ¥: delimiters and escapes are those of Windows.
      let texts = [name, "CP932"].map { Transcoder.decode(sample, as: $0)?.text }
      return texts[0] == texts[1] ? name : "CP932"
    }
    if share(0xA4...0xC6) >= 0.8, let name = first(["BIG5", "CP950"]) { return name }
    if share(0xB0...0xD7) >= 0.7, isText(in: "GB18030") { return "GB18030" }
    return nil
  }

  /// Whether the pairs are of Japanese or Chinese, but too few to decide which.
  var isAmbiguous: Bool {
    (Self.least..<Self.sufficient).contains(count) && lowTrails == 0 && encoding == nil
      && share(0xB0...0xD7) >= 0.8 && !hasLateRows && isText(in: "EUC-JP")
  }

  private var hasLateRows: Bool { share(0xD0...0xD7) >= 0.05 || share(0xB0...0xD7) < 0.8 }

  private func share(_ range: ClosedRange<Int>) -> Double {
    Double(range.reduce(0) { $0 + leads[$1] }) / Double(count)
  }

  private func first(_ names: [String]) -> String? { names.first { isText(in: $0) } }

  private func isText(in encoding: String) -> Bool {
    Transcoder.decode(sample, as: encoding)?.undecodable == 0
  }
}
