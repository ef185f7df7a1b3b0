/// Novum's button as a value: flags that determine one state, and an event reducer.
///
/// ```swift
/// var button = ButtonModel(title: "Send", loadingTitle: "Sending")
/// button.reduce(.press(.touchDown))       // [.stateChanged(.selected)]
/// button.reduce(.press(.touchUpInside))   // [.stateChanged(.normal), .tapped]
/// button.reduce(.setState(.loading)).last // .announce(Announcement("Sending"))
/// button.reduce(.press(.touchDown))       // []
/// button.reduce(.finished(attempt: 1)).first // .stateChanged(.normal)
/// ```
public struct ButtonModel: Hashable, Sendable {
  /// The state of the button, derived from its flags.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Enabled and accepting touches.
    case normal
    /// Held, or set to be selected.
    case selected
    /// Not responding to touches.
    case disabled
    /// Showing the loading title and a spinner, and not responding to touches.
    case loading
  }

  /// The text shown unless the button is loading.
  public var title: String

  /// The text shown beside the spinner.
  public var loadingTitle: String?

  /// A name for assistive technology in place of the title.
  public var accessibilityLabel: String?

  /// The style, which determines the colors.
  public var style: Style

  /// The size, which determines insets and font.
  public var size: Size

  /// The alignment of the content, for link buttons.
  public var contentMode: ContentMode

  /// Whether the button keeps the focus while it is disabled, so that people can still find it.
  public var staysFocusable = false

  /// Whether the button is loading.
  public internal(set) var isLoading = false

  /// Whether the button is enabled.
  public internal(set) var isEnabled = true

  /// Whether the button is set to be selected.
  public internal(set) var isSelected = false

  /// Whether reduced motion is preferred; then no step is started.
  public internal(set) var reducesMotion = false

  /// The pointer and the keys on the button.
  public internal(set) var press = Press()

  /// The number of the last loading, from 1; 0 before the first.
  public internal(set) var attempt = 0

  /// The running transition to or from `loading`.
  public internal(set) var step: Step?

  /// The number of the last step, from 1; 0 before the first.
  var lastStep = 0

  /// Creates a button at rest.
  public init(
    style: Style = .primary, size: Size = .regular, title: String = "", loadingTitle: String? = nil
  ) {
    self.style = style
    self.size = size
    self.title = title
    self.loadingTitle = loadingTitle
    contentMode = .scaleToFill
  }

  /// Whether press events have an effect: neither while disabled nor while loading.
  public var acceptsPresses: Bool { isEnabled && !isLoading }

  /// Whether the button is held.
  public var isHighlighted: Bool { press.isHeld }

  /// The state: loading takes precedence over disabled, disabled over selected or highlighted, and these over normal.
  public var state: State {
    if isLoading { return .loading }
    if !isEnabled { return .disabled }
    return isSelected || isHighlighted ? .selected : .normal
  }

  /// The title of the state: while loading the loading title, which is empty if only the spinner is shown; otherwise the title,
  /// or the loading title if that is empty.
  public var shownTitle: String {
    isLoading ? loadingTitle ?? "" : title.nonEmpty ?? loadingTitle ?? ""
  }

  /// The properties for assistive technology. While loading, the button keeps the focus and has a name, also if only the
  /// spinner is shown.
  public var accessibility: AccessibilityState {
    AccessibilityState(
      name: (isLoading ? nil : accessibilityLabel?.nonEmpty) ?? shownTitle.nonEmpty ?? title.nonEmpty
        ?? accessibilityLabel?.nonEmpty,
      availability: isLoading ? .inert : availability, isBusy: isLoading)
  }

  /// The look of the button in its state.
  public var look: ButtonLook { style.look(in: state) }
}
