/// A play button as a value: a mode, and the running step of the animation toward it.
///
/// A tap does not change the mode: it has the effect `requested`, and the program sets the mode when playback changes.
///
/// ```swift
/// var button = PlayButtonModel()
/// button.reduce(.press(.primaryActionTriggered))               // [.requested(.play, attempt: 1)]
/// button.reduce(.setMode(.pause, animated: true)).first        // .modeChanged(.pause)
/// button.step?.kind                                            // .toBar
/// button.reduce(.setMode(.play, animated: true)).first         // .modeChanged(.play)
/// button.step?.kind                                            // .toTriangle
/// button.reduce(.stepEnded(2))                                 // [.rested(.play)]
/// ```
public struct PlayButtonModel: Hashable, Sendable {
  /// The mode that is shown, which is the action that a tap triggers.
  public typealias Mode = PlayMode

  /// The present mode; during an animation, the mode at its end.
  public internal(set) var mode = Mode.play

  /// The running step; `nil` if there is none.
  public internal(set) var step: Step?

  /// The running buffering animation.
  public internal(set) var loop: Loop?

  /// Whether the button can be tapped.
  public internal(set) var isEnabled = true

  /// Whether a pointer is over the button.
  public internal(set) var isHovered = false

  /// Whether the button is not on the screen; then modes change without a step.
  public internal(set) var isHidden = false

  /// Whether reduced motion is preferred; then modes change without a step, and the picture of buffering does not move.
  public internal(set) var reducesMotion = false

  /// The pointer and the keys on the button.
  public internal(set) var press = Press()

  /// The number of the last request, from 1; 0 before the first.
  public internal(set) var attempt = 0

  /// Whether the last request has not failed yet.
  var canFail = false

  /// The number of the last step or loop, from 1; 0 before the first.
  var lastStep = 0

  /// The colors, in pairs.
  public var colors = PlayButtonColors()

  /// The dimensions of the shapes.
  public var shapes = PlayButtonShapes()

  /// The way in which the picture is scaled to its rectangle.
  public var contentMode = Scaling.scaleAspectFit

  /// Whether the button keeps the focus while it is disabled, so that people can still find it.
  public var staysFocusable = false

  /// The texts for assistive technology.
  public var texts = Texts()

  /// Creates a button in the mode play.
  public init() {}

  /// The texts for assistive technology: the name of a mode is the action that a tap triggers.
  public struct Texts: Hashable, Sendable {
    /// The name in the mode play.
    public var play = "Play"
    /// The name in the mode pause and, since a tap requests a pause, while buffering.
    public var pause = "Pause"
    /// The name in the mode stop.
    public var stop = "Stop"
    /// The announcement when buffering begins.
    public var buffering = "Buffering"

    /// Creates the English texts.
    public init() {}
  }

  /// The mode that a tap requests.
  public var request: Request {
    switch mode {
    case .play: .play
    case .stop: .stop
    case .pause, .buffering: .pause
    }
  }

  /// The name of the action that a tap triggers.
  public var name: String {
    switch request {
    case .play: texts.play
    case .pause: texts.pause
    case .stop: texts.stop
    }
  }

  /// The properties for assistive technology: a name, and no pressed state.
  public var accessibility: AccessibilityState {
    AccessibilityState(name: name, availability: availability, isBusy: mode == .buffering)
  }

  /// The scale: .92 while held, 1.1 under a pointer, 1 otherwise and while disabled.
  public var scale: Double { !isEnabled ? 1 : press.isHeld ? 0.92 : isHovered ? 1.1 : 1 }

  /// The opacity: .5 while disabled.
  public var opacity: Double { isEnabled ? 1 : 0.5 }

  /// The duration of a change of the scale, in seconds.
  public static let scaleDuration = 0.3
}
