internal import ControlsHTML
internal import FormValidation
internal import HTMLMarkup
internal import Validation

/// A page of the site: a heading and the content below it.
struct Page {
  /// The title, in English.
  let title: String
  /// The texts of the page, which determine its language.
  let catalog: MessageCatalog
  /// Whether the page reports errors. The title of the window then begins with the word for an error, because screen readers
  /// read the title of a new page first.
  var isRefusal = false
  /// The address of the script of the page, which imports those of the controls and the form; `nil` for a page without one.
  var script: String?

  /// Returns the page as HTML in UTF-8.
  func html(_ content: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter(capacity: 8192)
    html.markup("<!DOCTYPE html>\n")
    html.element("html", ["lang": catalog.language, "dir": catalog.direction.rawValue]) { html in
      writeHead(&html)
      html.markup("<body>\n<main>\n")
      html.element("h1", ["lang": titleLanguage]) { $0.text(title) }
      html.newLine()
      content(&html)
      html.markup("</main>\n")
      if script != nil { html.liveRegions() }
      html.markup("</body>")
    }
    html.newLine()
    return html.bytes
  }

  /// The language of the title, if it is not that of the page.
  private var titleLanguage: String? { catalog.language == "en" ? nil : "en" }

  private func writeHead(_ html: inout HTMLWriter) {
    html.markup("\n<head>\n<meta charset=\"utf-8\">\n")
    html.element("title", ["lang": isRefusal ? nil : titleLanguage]) {
      $0.text(isRefusal ? catalog.entry(field: catalog.interface.error, message: title) : title)
    }
    html.markup(
      """

      <meta name="viewport" content="width=device-width">
      <link rel="stylesheet" href="/style.css">

      """)
    if let script {
      html.element("script", ["type": "module", "src": script])
      html.newLine()
    }
    html.markup("</head>\n")
  }

  /// Returns the page of thanks for a submission.
  ///
  /// - Parameters:
  ///   - title: The title of the form.
  ///   - notes: Writes what follows the sentence of thanks.
  static func accepted(
    title: String, catalog: MessageCatalog, notes: (inout HTMLWriter) -> Void = { _ in }
  ) -> [UInt8] {
    Page(title: "Thank you", catalog: catalog).html { html in
      html.element("p", ["role": "status", "lang": "en"]) { html in
        html.element("bdi") { $0.text("\(title): what you sent has been accepted.") }
      }
      html.newLine()
      notes(&html)
      html.element("p", ["lang": "en"]) { $0.element("a", ["href": "/"]) { $0.text("All forms") } }
    }
  }
}
