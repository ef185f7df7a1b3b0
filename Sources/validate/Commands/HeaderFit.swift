internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import TableValidation

/// A comparison of the columns that the rules name with a header, for the error that the header has none of them.
struct HeaderFit {
  /// The maximum number of names that a list shows.
  private static let shownNames = 10

  private let names: [String]
  private let header: [String]
  private let input: TableInput

  init(_ names: [String], _ input: TableInput) {
    self.names = names
    header = input.header ?? []
    self.input = input
  }

  /// Whether the header has none of the columns.
  var hasNone: Bool {
    let index = HeaderIndex(header)
    return !names.isEmpty && !header.isEmpty && names.allSatisfy { index.columns(named: $0).isEmpty }
  }

  /// The delimiter with which the header has most of the columns, and their number; `nil` if it has none with any
  /// delimiter.
  var betterDelimiter: (delimiter: UInt8, count: Int)? {
    var best: (delimiter: UInt8, count: Int)?
    for delimiter in DelimiterDetection.commonDelimiters {
      guard let columns = input.columns(separatedBy: delimiter) else { continue }
      let index = HeaderIndex(columns)
      let count = names.count { !index.columns(named: $0).isEmpty }
      if count > best?.count ?? 0 { best = (delimiter, count) }
    }
    return best
  }

  /// Returns the error in one line, with both lists and the options with which the columns would fit.
  ///
  /// - Parameter advice: The options for reading the file that were found by trials, if there are any.
  func error(_ advice: ReadingAdvice?) -> UsageError {
    var text =
      "\(input.displayName) has none of the columns of the rules: the rules have \(Self.list(names)), its header \(Self.list(header))"
    if let advice, advice.hasRowNames {
      text +=
        "; each record has one field more than the header, as R writes the names of rows: use \(advice.options), and "
        + "columns by their numbers"
    } else if let advice {
      text += "; with \(advice.options) \(fitting(names.count - advice.missing))"
    } else if let (delimiter, count) = betterDelimiter {
      text += "; with --delimiter \(DelimiterDetection.name(delimiter)) \(fitting(count))"
    }
    return UsageError(text)
  }

  /// Returns that as many of the columns fit.
  private func fitting(_ count: Int) -> String {
    count == names.count ? "they fit" : "\(count) of \(names.count) fit"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(shownNames).map { "'\($0.shortened)'" }.joined(separator: ", ")
    return names.count > shownNames ? "\(shown), … (\(names.count))" : shown
  }
}
