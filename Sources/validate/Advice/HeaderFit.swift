internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import RuleFiles
internal import TableValidation

/// A comparison of the columns that the rules name with a header, for the error that the header has none of them.
struct HeaderFit {
  /// The maximum number of names that a list shows.
  private static let shownNames = 10

  private let names: [String]
  private let header: [String]
  /// The names of the header as those of the fields.
  private let boundHeader: [String]
  private let input: TableInput

  /// Compares the fields of a rule file, which may have other names in the header.
  init(_ file: RuleFile, _ input: TableInput) {
    let bound = BoundHeader(file, input.header ?? [])
    self.init(bound.rules.fields.map(\.name), input, boundHeader: bound.names)
  }

  init(_ names: [String], _ input: TableInput, boundHeader: [String]? = nil) {
    self.names = names
    header = input.header ?? []
    self.boundHeader = boundHeader ?? header
    self.input = input
  }

  /// Whether the header has none of the columns.
  var hasNone: Bool {
    if let name = names.first, boundHeader.first?.hasSameBytes(as: name) == true { return false }
    let index = HeaderIndex(boundHeader)
    return !names.isEmpty && !header.isEmpty && names.allSatisfy { index.columns(named: $0).isEmpty }
  }

  /// The delimiter with which the header has most of the columns, and their number; `nil` if it has none with any
  /// delimiter. A space is part of many names, and a single column means that the delimiter does not occur.
  private var betterDelimiter: (delimiter: UInt8, count: Int)? {
    var best: (delimiter: UInt8, count: Int)?
    for delimiter in DelimiterDetection.commonDelimiters where delimiter != UInt8(ascii: " ") {
      guard let columns = input.columns(separatedBy: delimiter), columns.count > 1 else { continue }
      let index = HeaderIndex(columns)
      let count = names.count { !$0.isEmpty && !index.columns(named: $0).isEmpty }
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
    if let wayOut {
      text += "; \(wayOut)"
    } else if let advice, advice.hasRowNames {
      text +=
        "; each record has one field more than the header, as R writes the names of rows: use \(advice.options), and "
        + "columns by their numbers"
    } else if let advice {
      text += "; \(advice.way) \(fitting(names.count - advice.missing))"
    } else if !input.canBeReadAgain, let (delimiter, count) = betterDelimiter {
      text += "; with --delimiter \(DelimiterDetection.name(delimiter)) \(fitting(count))"
    } else if let hint {
      text += "; \(hint)"
    }
    return UsageError(text)
  }

  /// The way to read a file that is not CSV, or whose first line names its delimiter, and to write names that were joined by
  /// commas; `nil` for other files and names.
  private var wayOut: String? {
    if let json = JSONShape(input) { return json.advice }
    if input.declaresDelimiter, !input.canBeReadAgain {
      return "its first line names its delimiter, which --delimiter auto reads"
    }
    let index = HeaderIndex(header)
    let isList = names.allSatisfy { name in
      let parts = name.split(separator: ",", omittingEmptySubsequences: false)
      return parts.count > 1 && parts.allSatisfy { !index.columns(named: String($0)).isEmpty }
    }
    return isList ? "name one column with each -c" : nil
  }

  /// The name that is probably meant by a single one; `nil` if none is similar.
  private var hint: String? {
    guard let name = names.first, names.count == 1 else { return nil }
    let index = HeaderIndex(header)
    do throws(ColumnNameError) {
      _ = try index.column(named: name)
      return nil
    } catch {
      return index.hint(for: error)
    }
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
