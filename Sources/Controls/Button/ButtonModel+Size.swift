extension ButtonModel {
  /// The size of a button.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// The default.
    case regular
    /// Smaller insets, font and least width.
    case small
  }

  /// The alignment of the content of a button.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The edges of the button are those of its background. The default.
    case scaleToFill
    /// The text of a link is aligned with the left edge; its highlight extends beyond it.
    case left
    /// The text of a link is aligned with the right edge; its highlight extends beyond it.
    case right
  }

  private var isCompact: Bool { size == .small || style.isLink }

  /// The distances between the content and the edges.
  public var insets: EdgeInsets {
    isCompact ? EdgeInsets(vertical: 5, horizontal: 12) : EdgeInsets(vertical: 12, horizontal: 16)
  }

  /// The font of both titles.
  public var font: Font { Font(size: isCompact ? 14 : 16) }

  /// The width and the height of the spinner: those of a line.
  public var spinnerSide: Double { font.size * 1.25 }

  /// The distance between the spinner and the loading title.
  public static let spinnerGap = 8.0

  /// The least width of the button, however short its title: 156 if regular, 104 if small, 0 for links.
  public var leastWidth: Double { style.isLink ? 0 : size == .small ? 104 : 156 }

  /// The distances by which the background extends beyond the edges: the inset on the side to which a link is aligned.
  public var bleed: EdgeInsets {
    guard style.isLink else { return .zero }
    switch contentMode {
    case .scaleToFill: return .zero
    case .left: return EdgeInsets(top: 0, left: insets.left, bottom: 0, right: 0)
    case .right: return EdgeInsets(top: 0, left: 0, bottom: 0, right: insets.right)
    }
  }

  /// Returns the size of the button, which does not depend on its state: it fits both titles. Its width is that of the
  /// longer title on one line, or of the container, in which the title wraps.
  ///
  /// - Parameters:
  ///   - container: The width that the button never exceeds; a long title wraps.
  ///   - measure: The measure of both titles.
  public func intrinsicContentSize(
    in container: Double = .infinity, measure: some TextMeasuring
  ) -> Controls.Size {
    let room = max(container - insets.horizontal, 0)
    let width = contentSize(within: .infinity, measure: measure).width + insets.horizontal
    return Controls.Size(
      width: min(max(leastWidth, width), container),
      height: contentSize(within: room, measure: measure).height + insets.vertical)
  }

  private func contentSize(within room: Double, measure: some TextMeasuring) -> Controls.Size {
    TextBlock(title, in: font, within: room, measure: measure).size
      .union(loadingSize(within: room, measure: measure))
  }

  private func loadingSize(within room: Double, measure: some TextMeasuring) -> Controls.Size {
    guard let loadingTitle, !loadingTitle.isEmpty else {
      return Controls.Size(width: spinnerSide, height: spinnerSide)
    }
    let beside = spinnerSide + Self.spinnerGap
    let text = TextBlock(loadingTitle, in: font, within: max(room - beside, 0), measure: measure).size
    return Controls.Size(width: beside + text.width, height: max(spinnerSide, text.height))
  }
}
