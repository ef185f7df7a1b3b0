public import Controls
public import HTMLMarkup

/// The button is written in its mode without a running step; the script shows the steps. Its value is the mode that a
/// tap requests.
extension PlayButtonModel: HTMLControl {
  public func write(_ place: ControlPlace, to html: inout HTMLWriter) {
    write(place, in: Size(width: PlayButtonShapes.side, height: PlayButtonShapes.side), to: &html)
  }

  /// Writes the button in a size.
  public func write(_ place: ControlPlace, in size: Size, to html: inout HTMLWriter) {
    var place = place
    place.value = request.rawValue
    html.openControl(("control-play", "PlayButton"), of: self, label: name, at: place)
    html.attribute("data-state", mode.rawValue)
    html.attribute("data-pose", mode.rawValue)
    if mode == .buffering { html.markup(" data-loop") }
    html.attribute("data-press", isEnabled ? "normal" : "disabled")
    html.attribute("data-set", "mode:\(mode.rawValue) enabled:\(isEnabled)")
    html.attribute(
      "data-texts",
      ControlTexts.json(place) { texts in
        texts.add("label:play", self.texts.play)
        texts.add("label:pause", self.texts.pause)
        texts.add("label:stop", self.texts.stop)
        texts.add("label:buffering", self.texts.pause)
        texts.add("announce:buffering", self.texts.buffering)
      })
    html.markup(">")
    writePicture(in: size, to: &html)
    html.markup("</button>")
  }

  private func writePicture(in size: Size, to html: inout HTMLWriter) {
    let pose = PicturePose(PicturePose.Name(mode), of: shapes)
    let isPause = mode == .pause || mode == .stop
    html.markup("<svg viewBox=\"0 0 44 44\" aria-hidden=\"true\" focusable=\"false\"")
    html.attribute("width", size.width.short)
    html.attribute("height", size.height.short)
    switch contentMode {
    case .scaleAspectFit: break
    case .scaleAspectFill: html.markup(" preserveAspectRatio=\"xMidYMid slice\"")
    case .scaleToFill: html.markup(" preserveAspectRatio=\"none\"")
    }
    html.markup("><circle cx=\"22\" cy=\"22\" r=\"22\"")
    html.attribute(
      "fill", (isPause ? colors.pauseStopBackgroundColor : colors.playBufferingBackgroundColor).css)
    html.markup("></circle><path stroke-linejoin=\"round\" stroke-linecap=\"round\"")
    html.attribute("d", pose.outline)
    html.attribute("stroke-width", pose.strokeWidth.short)
    let tint = (isPause ? colors.pauseStopTintColor : colors.playBufferingTintColor).css
    html.attribute("fill", tint)
    html.attribute("stroke", tint)
    if pose.isTurned { html.markup(" transform=\"rotate(90 22 22)\"") }
    html.markup("></path></svg>")
  }
}
