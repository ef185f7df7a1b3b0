internal import FormValidation
internal import HTMLMarkup
internal import JSONDocument
internal import Validation

/// The texts by which `summary.js` keeps the summary of errors while a person mends them: the headings for each smaller number of
/// errors, and what is before the title of the page.
///
/// The headings are made once, because each page with errors has them.
struct SummaryTexts: Sendable {
  /// The headings by language and number of errors, as arrays of JSON.
  private let headings: [String: [String]]

  /// - Parameter maximum: The greatest number of errors for which the headings are kept; those for more are made for each page.
  init(upTo maximum: Int) {
    headings = Dictionary(
      uniqueKeysWithValues: MessageCatalog.all.map { catalog in
        (catalog.language, (0...maximum).map { Self.headings(below: $0, in: catalog) })
      })
  }

  /// Returns the attributes of the element around the form.
  func attributes(of page: FormPage) -> HTMLWriter.Attributes {
    let problems = page.problems
    let known = headings[page.catalog.language] ?? []
    return [
      "data-headings": problems < known.count
        ? known[problems] : Self.headings(below: problems, in: page.catalog),
      "data-error-prefix": page.documentTitle(""),
    ]
  }

  private static func headings(below problems: Int, in catalog: MessageCatalog) -> String {
    var json = JSONWriter()
    json.strings((1..<max(problems, 1)).map { catalog.heading(problems: $0) })
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
