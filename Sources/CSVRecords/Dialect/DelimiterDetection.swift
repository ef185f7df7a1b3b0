internal import Bytes

/// The search for the delimiter and the quote character of a table whose dialect is unknown, in its first bytes.
///
/// Each candidate reads the bytes as records. A delimiter is plausible if nearly all records then have the
/// same number of fields, and more than one. Of several plausible delimiters, one that fits every record is preferred, then the one
/// whose fields most resemble values: numbers, dates, words. If none is plausible, or two are plausible to the same
/// degree, the delimiter is not certain, unless most records and the first have one field with every candidate.
public struct DelimiterDetection: Sendable, Hashable {
  /// The result of a search.
  public enum Result: Sendable, Hashable {
    case found(delimiter: UInt8, quote: UInt8?)
    /// The first line is `sep=` and a delimiter, which Excel interprets; it is not a record.
    case declared(delimiter: UInt8)
    /// The delimiter is not certain; the possible ones, the best first.
    case unsure([UInt8])
  }

  /// The number of bytes that are read for a search.
  package static let sampleSize = 64 << 10
  /// The maximum number of records that are compared.
  static let sampleRecords = 500
  /// The delimiters that are tried, the most frequent ones first.
  public static let commonDelimiters: [UInt8] = Array(",;\t|:^~#\u{1F}\u{1} ".utf8)

  /// The delimiters that are tried.
  public var delimiters = Self.commonDelimiters
  /// The delimiter if it is not certain; `nil` if that is an error.
  public var fallback: UInt8?
  /// Whether the quote character is searched for, too; otherwise it is that of the dialect.
  public var findsQuote = true

  /// Creates a search with the default settings.
  public init() {}

  /// Searches the first bytes of a table.
  ///
  /// - Parameters:
  ///   - bytes: The first bytes, without a byte-order mark and the lines that are skipped.
  ///   - isWhole: Whether they are all bytes of the table.
  ///   - dialect: The dialect, except for its delimiter.
  public func search(_ bytes: Span<UInt8>, isWhole: Bool, dialect: Dialect) -> Result {
    if let declared = Self.declaredDelimiter(in: bytes) { return .declared(delimiter: declared) }
    let quotes = findsQuote ? [dialect.quote, UInt8(ascii: "'")] : [dialect.quote]
    func score(_ delimiter: UInt8) -> DelimiterScore? {
      var best: DelimiterScore?
      for quote in quotes
      where quote == dialect.quote || quote.map({ bytes.firstIndex(of: $0) != nil }) == true {
        guard let dialect = dialect.with(delimiter: delimiter, quote: quote) else { continue }
        let score = DelimiterScore(bytes, isWhole: isWhole, dialect)
        if best.map(score.isBetterQuoted(than:)) ?? true { best = score }
      }
      return best
    }
    let scores = delimiters.filter { bytes.firstIndex(of: $0) != nil }.compactMap(score)
    let ranked = scores.enumerated().ordered { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }
      .map(\.element)
    let plausible = Self.preferred(ranked.filter(\.isPlausible))
    guard let first = plausible.first else {
      if let fallback { return .found(delimiter: fallback, quote: dialect.quote) }
      if ranked.allSatisfy(\.leavesOneColumn),
        let unused = delimiters.first(where: { bytes.firstIndex(of: $0) == nil })
      {
        return .found(delimiter: unused, quote: score(unused)?.quote ?? dialect.quote)
      }
      return .unsure(ranked.filter(\.isPossible).map(\.delimiter))
    }
    let rivals = plausible.filter { $0.value > first.value * 0.9 }
    if rivals.count > 1, fallback == nil { return .unsure(rivals.map(\.delimiter)) }
    return .found(delimiter: first.delimiter, quote: first.quote)
  }

  /// Returns the scores that others do not exclude: a delimiter that fits every record excludes those that do not, and a character
  /// that is often part of values is excluded by any other.
  private static func preferred(_ scores: [DelimiterScore]) -> [DelimiterScore] {
    let whole = scores.filter(\.fitsEveryRecord)
    let certain = whole.filter { !$0.isPartOfValues }
    if !certain.isEmpty { return usual(certain) }
    if !whole.isEmpty, scores.allSatisfy({ $0.isPartOfValues || !$0.fitsFirstRecord }) { return whole }
    let others = scores.filter { !$0.isPartOfValues }
    return others.isEmpty ? scores : usual(others)
  }

  /// Returns the scores of delimiters that are not rare, or all if there are only rare ones.
  private static func usual(_ scores: [DelimiterScore]) -> [DelimiterScore] {
    let usual = scores.filter { !$0.isRare }
    return usual.isEmpty ? scores : usual
  }

  /// Returns the delimiter after `sep=` if that is the whole first line, possibly in quotes.
  package static func declaredDelimiter(in bytes: Span<UInt8>) -> UInt8? {
    var line: [UInt8] = []
    for index in 0..<min(bytes.count, 9) {
      guard bytes[index] != 0x0A, bytes[index] != 0x0D else { break }
      line.append(bytes[index])
    }
    if line.first == 0x22, line.last == 0x22 { line = Array(line.dropFirst().dropLast()) }
    let isDeclaration =
      line.count == 5 && String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep="
    return isDeclaration && line[4] < 0x80 ? line[4] : nil
  }
}
