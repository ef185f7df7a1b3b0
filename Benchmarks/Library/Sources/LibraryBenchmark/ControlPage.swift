import Controls
import ControlsHTML
import HTMLMarkup

/// Measures how long 200 controls of a page take to be written: every style, size and state of `Button`.
enum ControlPage {
  static func run() throws {
    let buttons = ButtonModel.Style.allCases.flatMap { style in
      ButtonModel.Size.allCases.flatMap { size in
        ButtonModel.State.allCases.map { state in
          var model = ButtonModel(style: style, size: size, title: "Send", loadingTitle: "Sending")
          _ = model.reduce(.setState(state))
          return model
        }
      }
    }
    let page = {
      var html = HTMLWriter(capacity: 200 << 10)
      for index in 0..<200 {
        let place = ControlPlace(id: "c\(index)", name: "action", value: "go")
        buttons[index % buttons.count].write(place, to: &html)
      }
      return html.bytes.count
    }
    print("name: ns per page, bytes of the page")
    try Posts.measure("page of 200 controls", byteCount: page(), rounds: 200, page)
  }
}
