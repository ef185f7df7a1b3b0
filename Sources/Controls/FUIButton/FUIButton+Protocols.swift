/// A control that calls a closure when it is tapped.
public protocol FUIButtonClosureHandling: AnyObject {
  /// The closure that is called after a tap, before the targets.
  var didSelectHandler: ((FUIButton) -> Void)? { get set }
}

/// A control whose colors and selection depend on its state.
public protocol FUIStateSelectable: AnyObject {
  /// Whether a tap toggles the selection.
  var isPersistentSelection: Bool { get set }
  /// Whether the control is selected.
  var isSelected: Bool { get set }
  /// Sets the tint for a state.
  func setTintColor(_ color: UIColor, for state: UIControlState)
  /// Sets the color behind the content for a state.
  func setBackgroundColor(_ color: UIColor, for state: UIControlState)
}

/// A control that adapts to a light or a dark background.
public protocol FUIBackgroundSchemeSupporting: AnyObject {
  /// Whether the background is light or dark.
  var backgroundColorScheme: FUIBackgroundColorScheme { get set }
}

/// A control that can be reused for other content.
public protocol PrepareForReuse: AnyObject {
  /// Resets the control and removes its handlers.
  func prepareForReuse()
}
