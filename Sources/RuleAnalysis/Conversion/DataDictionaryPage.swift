internal import HTMLMarkup

/// A data dictionary as a page in HTML: one file without scripts, in light and dark, on paper and on a phone.
struct DataDictionaryPage {
  private let dictionary: DataDictionary

  init(_ dictionary: DataDictionary) { self.dictionary = dictionary }

  /// The page.
  var text: String {
    var html = HTMLWriter(capacity: 8192)
    html.markup("<!DOCTYPE html>\n")
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.empty("meta", ["charset": "utf-8"])
        html.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.element("title") { $0.text(dictionary.title) }
        html.element("style") { $0.markup(Self.style) }
      }
      html.element("body") { html in
        html.element("main") { html in
          html.element("h1") { $0.text(dictionary.title) }
          if let description = dictionary.description { html.element("p") { $0.text(description) } }
          writeFields(to: &html)
          for section in dictionary.sections { write(section, to: &html) }
        }
      }
    }
    html.markup("\n")
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func writeFields(to html: inout HTMLWriter) {
    html.element("table") { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for column in DataDictionary.columns { html.element("th", ["scope": "col"]) { $0.text(column) } }
        }
      }
      html.element("tbody") { html in
        for row in dictionary.rows { html.element("tr") { write(row, to: &$0) } }
      }
    }
  }

  private func write(_ row: DataDictionary.Row, to html: inout HTMLWriter) {
    html.element("th", ["scope": "row"]) { row.name.write(to: &$0) }
    html.element("td", ["data-label": "type"]) { row.type.write(to: &$0) }
    html.element("td", ["data-label": "rules"]) { html in
      guard row.rules.count > 1 else { return row.rules.first?.write(to: &html) ?? () }
      html.element("ul") { html in
        for rule in row.rules { html.element("li") { rule.write(to: &$0) } }
      }
    }
    html.element("td", ["data-label": "meaning"]) { row.meaning.write(to: &$0) }
    html.element("td", ["data-label": "example"]) { row.example.write(to: &$0) }
  }

  private func write(_ section: DataDictionary.Section, to html: inout HTMLWriter) {
    html.element("h2") { $0.text(section.heading) }
    html.element("ul") { html in
      for sentence in section.sentences { html.element("li") { sentence.write(to: &$0) } }
    }
  }

  private static let style: StaticString = """
    :root{color-scheme:light dark;--text:#1b1d21;--muted:#5b6270;--line:#d9dce2;--ground:#fff;--head:#f5f6f8}
    @media(prefers-color-scheme:dark){:root{--text:#e8eaee;--muted:#a3abb8;--line:#363b45;--ground:#16181d;--head:#1f2229}}
    body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
    main{max-width:72rem;margin:0 auto;padding:2rem 1.25rem 4rem}
    h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}
    h2{font-size:1.2rem;margin:2.25rem 0 .5rem}
    p{margin:.25rem 0 1rem;max-width:44rem;color:var(--muted)}
    table{width:100%;border-collapse:collapse;margin-top:1.25rem;font-size:.9375rem}
    th,td{padding:.6rem .75rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
    thead th{background:var(--head);color:var(--muted);font-size:.8125rem;font-weight:600;text-transform:capitalize}
    tbody th{font-weight:600;white-space:nowrap}
    ul{margin:0;padding-inline-start:1.1rem}
    code{font:.9em ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
    tbody th code{font-weight:600;overflow-wrap:normal}
    @media(max-width:40rem){thead{display:none}table,tbody,tr,th,td{display:block}
    tr{border-bottom:1px solid var(--line);padding:.75rem 0}th,td{border:0;padding:.1rem 0}td:empty{display:none}
    tbody th{white-space:normal;font-size:1.0625rem}
    td::before{content:attr(data-label);display:block;color:var(--muted);font-size:.75rem;text-transform:capitalize}}
    @media print{main{max-width:none;padding:0}tr{break-inside:avoid}body{font-size:11pt}}
    """
}
