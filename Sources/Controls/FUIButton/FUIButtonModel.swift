/// Fiori's button as a value: flags that determine one of six states, and attributes for each of them.
///
/// ```swift
/// var button = FUIButtonModel(style: .fuiRounded)
/// button.setTitle("Follow", for: .normal)
/// button.setTitle("Unfollow", for: .selected)
/// button.reduce(.setPersistentSelection(true))           // []
/// button.reduce(.press(.touchDown))                      // []
/// button.reduce(.press(.touchUpInside))                  // [.stateChanged(.selected), .tapped]
/// button.shownTitle                                      // "Unfollow"
/// ```
public struct FUIButtonModel: Hashable, Sendable {
  /// The style.
  public var style: FUIButtonStyle

  /// Whether the background is light or dark.
  public var backgroundColorScheme = ColorScheme.light

  /// Whether the button is enabled.
  public internal(set) var isEnabled = true

  /// Whether the button is selected.
  public internal(set) var isSelected = false

  /// Whether a tap toggles the selection; such a button is never highlighted.
  public internal(set) var isPersistentSelection = false

  /// Whether the button keeps the focus while it is disabled, so that people can still find it.
  public var staysFocusable = false

  /// The pointer and the keys on the button.
  public internal(set) var press = Press()

  /// The tint colors; the style determines which parts have them.
  public var tintColors = StateValues<Color>()
  /// The colors behind the content, which override those of the style.
  public var backgroundColors = StateValues<Color>()
  /// The names of the images behind the content.
  public var backgroundImages = StateValues<String>()
  /// The colors of the title, which the tint of the same state overrides.
  public var titleColors = StateValues<Color>()
  /// The colors of the shadow of the title.
  public var titleShadowColors = StateValues<Color>()
  /// The names of the images beside the title.
  public var images = StateValues<String>()
  /// Whether the border has the tint; if not set, the style determines it.
  public var appliesBorderColor = StateValues<Bool>()

  /// The text of the title, its wrapping and its font.
  public var text = FUITextAttributes()
  /// Insets, sizes and the shadow.
  public var box = FUIBoxAttributes()

  /// The accessible name of a persistent button; if not set, it is derived from the titles.
  public var toggleName: ToggleName?

  var titles = StateValues<String>()
  /// Whether the program has called `setTitle(_:for:)`. Afterwards, a text set on the label lasts only until the state
  /// changes.
  var usesTitles = false
  /// The text set on the label after a call of `setTitle(_:for:)`.
  var momentaryTitle: String?

  /// Creates a button with insets of 7 and 16.
  public init(style: FUIButtonStyle = .none) { self.style = style }

  /// The state: disabled takes precedence over highlighted, and both can be combined with selected.
  public var state: ControlState {
    var state: ControlState = isSelected ? .selected : .normal
    if !isEnabled {
      state.insert(.disabled)
    } else if press.isHeld && !isPersistentSelection {
      state.insert(.highlighted)
    }
    return state
  }

  /// Sets the title for a state. Afterwards, a text set on the label lasts only until the state changes.
  public mutating func setTitle(_ title: String?, for state: ControlState) {
    titles[state] = title
    usesTitles = true
    momentaryTitle = nil
  }

  /// Sets the text of the label: as the title of the normal state or, after a call of `setTitle(_:for:)`, until the
  /// state changes.
  public mutating func setLabelText(_ text: String?) {
    if usesTitles { momentaryTitle = text } else { titles[.normal] = text }
  }

  /// Returns the title for a state or for the first of its fallbacks that has one.
  public func title(for state: ControlState) -> String? { titles.value(for: state) }

  /// The title of the state.
  public var shownTitle: String? { momentaryTitle ?? title(for: state) }
}

/// The accessible name of a persistent button. A name that changes and a pressed state exclude each other.
public enum ToggleName: Hashable, Sendable {
  /// A constant name, and `aria-pressed`.
  case pressed(String)
  /// A name that changes, and no `aria-pressed`.
  case renaming(off: String, on: String)
}

extension FUIButtonModel {
  /// The properties for assistive technology.
  public var accessibility: AccessibilityState {
    guard isPersistentSelection else {
      return AccessibilityState(name: shownTitle?.nonEmpty, availability: availability)
    }
    let (off, on) = (title(for: .normal) ?? "", title(for: .selected) ?? "")
    switch toggleName ?? (off == on ? .pressed(off) : .renaming(off: off, on: on)) {
    case .pressed(let name):
      return AccessibilityState(name: name.nonEmpty, isPressed: isSelected, availability: availability)
    case .renaming(let off, let on):
      return AccessibilityState(name: (isSelected ? on : off).nonEmpty, availability: availability)
    }
  }
}
