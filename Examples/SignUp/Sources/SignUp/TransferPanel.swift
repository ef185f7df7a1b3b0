internal import Controls
internal import ControlsHTML
internal import HTMLMarkup

/// The progress of a transfer with its two buttons: one pauses and resumes it, the other one stops it; and the place of the reason
/// why a transfer failed, which `upload.js` inserts before the button of the form.
///
/// It is in a `template` element, which the script `upload.js` inserts: without it, the page has no such buttons, and the form
/// sends the file as a whole.
struct TransferPanel {
  func write(to html: inout HTMLWriter) {
    html.element("template", ["id": "transfer-template"]) { html in
      html.markup("<p class=\"form-error\" id=\"transfer-error\" lang=\"en\" dir=\"ltr\" hidden></p>\n")
      html.element(
        "div",
        ["class": "transfer", "id": "transfer", "role": "group", "aria-label": "Transfer", "lang": "en"]
      ) { html in
        html.markup(
          "<progress id=\"transfer-progress\" aria-label=\"Sent\" max=\"100\" value=\"0\"></progress>\n")
        html.element("p", ["id": "transfer-text"])
        html.newLine()
        button(.pause).write(ControlPlace(id: "transfer-run"), to: &html)
        button(.stop).write(ControlPlace(id: "transfer-stop"), to: &html)
      }
    }
    html.newLine()
  }

  private func button(_ mode: PlayMode) -> PlayButtonModel {
    var button = PlayButtonModel()
    (button.texts.play, button.texts.pause, button.texts.stop) = ("Resume", "Pause", "Stop")
    button.texts.buffering = "Waiting for the server"
    _ = button.reduce(.setMode(mode, animated: false))
    return button
  }
}
