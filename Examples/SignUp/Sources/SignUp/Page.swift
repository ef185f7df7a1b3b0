internal import Forms
internal import Validation

/// A page of the site: a heading and what stands below it.
struct Page {
  let title: String
  /// Whose language the page is in.
  let catalog: MessageCatalog
  /// Whether something is wrong: the window's title says so first, as it is what is read of a new page.
  var isRefusal = false

  /// The page in UTF-8.
  func html(_ content: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    html.element("html", ["lang": catalog.language, "dir": catalog.direction.rawValue]) { html in
      html.newLine()
      html.element("head", content: head)
      html.newLine()
      html.element("body") { html in
        html.newLine()
        html.element("main") { html in
          html.newLine()
          html.element("h1") { $0.text(title) }
          html.newLine()
          content(&html)
        }
      }
    }
    html.newLine()
    return Array("<!DOCTYPE html>\n".utf8) + html.bytes
  }

  private func head(_ html: inout HTMLWriter) {
    html.newLine()
    html.empty("meta", ["charset": "utf-8"])
    html.newLine()
    html.element("title") {
      $0.text(isRefusal ? catalog.entry(field: catalog.interface.error, message: title) : title)
    }
    html.newLine()
    html.empty("meta", ["name": "viewport", "content": "width=device-width"])
    html.newLine()
    html.empty("link", ["rel": "stylesheet", "href": "/style.css"])
    html.newLine()
    html.element("script", ["type": "module", "src": "/check.js"])
    html.newLine()
  }
}
