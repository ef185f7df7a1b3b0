import Controls

/// The code lines of PlayButton's document.
enum PlayButtonLines {
  /// The three forms of an action method, without `@IBAction`, which is Objective-C's; `UIButton` and `UIEvent` are UIKit's
  /// and are `PlayButton` and `ControlEvent` here.
  private final class Player {
    func doSomething() { print("doSomething()") }
    func doSomething(sender: PlayButton) { print("doSomething(sender:)", sender.mode) }
    func doSomething(sender: PlayButton, forEvent event: ControlEvent) {
      print("doSomething(sender:forEvent:)", event.contains(.primaryActionTriggered))
    }
  }

  static func run() {
    print("# PlayButton")
    let (player, button) = (Player(), PlayButton())
    // In UIKit the action is a selector; here it is the method itself.
    button.addTarget(
      player, action: Player.doSomething as (Player) -> () -> Void, for: .primaryActionTriggered)
    button.addTarget(player, action: Player.doSomething(sender:), for: .primaryActionTriggered)
    button.addTarget(player, action: Player.doSomething(sender:forEvent:), for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)

    button.setMode(.pause, animated: true)
    print(button.mode, button.model.step?.kind.rawValue ?? "no step")
    button.setMode(.stop, animated: false)
    print(button.mode, button.model.step?.kind.rawValue ?? "no step")
    button.setMode(.buffering)
    print(button.mode, button.model.step?.kind.rawValue ?? "no step")
    button.setMode(.play, animated: false)

    // "Setting the pauseStopBackgroundColor to orange, the pauseStopTintColor to black, the playBufferingBackgroundColor to
    // blue and the playBufferingTintColor to white …"
    button.pauseStopBackgroundColor = .orange
    button.pauseStopTintColor = .black
    button.playBufferingBackgroundColor = .blue
    button.playBufferingTintColor = .white
    print(button.model.frame.background == .blue, button.model.frame.tint == .white)

    print(button.barCornerRadius, button.barThickness, button.squareCornerRadius, button.squareWidth)
    print(button.triangleCornerRadius, button.triangleWidth)
    // "Setting the triangleCornerRadius and squareCornerRadius to `3.0` …"
    button.triangleCornerRadius = 3.0
    button.squareCornerRadius = 3.0
    print(button.triangleCornerRadius, button.squareCornerRadius)

    print(button.contentMode)
    button.contentMode = .scaleToFill
    print(PlayButton(frame: Size(width: 88, height: 88)).svg.contains("scale(2 2)"))
  }
}
