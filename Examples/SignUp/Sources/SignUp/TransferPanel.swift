internal import Controls
internal import ControlsHTML
internal import FormValidation
internal import HTMLMarkup
internal import Validation

/// The progress of a transfer with its two buttons: one pauses and resumes it, the other one stops it; and the place of the reason
/// why a transfer failed, which `upload.js` inserts before the button of the form.
///
/// It has the error of a file that is too large too, which the script shows before anything is sent, as the server would.
///
/// All are in `template` elements, from which the script `upload.js` takes them: without it, the page has no such buttons, and the form
/// sends the file as a whole.
struct TransferPanel {
  let maximumBytes: Int
  /// The field of a file with more bytes.
  let tooLarge: FieldResult

  /// Writes the panel.
  ///
  /// - Parameter id: The `id` of the error of the field.
  func write(id: String, in catalog: MessageCatalog, to html: inout HTMLWriter) {
    html.element("template", ["id": "too-large", "data-maximum": "\(maximumBytes)"]) { html in
      html.element("p", ["class": "form-error", "id": id]) { html in
        html.element("strong") { $0.text(catalog.entry(field: catalog.interface.error, message: "")) }
        html.text(tooLarge.errorText ?? "")
      }
    }
    html.newLine()
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
