public import HTMLMarkup

extension HTMLWriter {
  /// Writes the live regions for the announcements of all controls of a page; they must exist before the first one (WCAG 2.2,
  /// 4.1.3; ARIA22).
  ///
  /// ```swift
  /// var html = HTMLWriter()
  /// html.liveRegions()
  /// // <p class="control-live" id="control-polite" role="status"></p>…
  /// ```
  public mutating func liveRegions() {
    markup("<p class=\"control-live\" id=\"control-polite\" role=\"status\"></p>\n")
    markup("<p class=\"control-live\" id=\"control-assertive\" role=\"alert\"></p>\n")
  }
}
