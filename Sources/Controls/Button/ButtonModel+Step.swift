extension ButtonModel {
  /// A running transition between the title and the loading title.
  public struct Step: Hashable, Sendable {
    /// The content that appears.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The title disappears; the loading title and the spinner appear.
      case showLoading
      /// The loading title and the spinner disappear; the title appears.
      case hideLoading
    }

    /// The number of the step, from 1, which identifies it when its end is reported.
    public let id: Int

    /// The content that appears.
    public let kind: Kind

    /// Creates a step.
    public init(id: Int, kind: Kind) {
      self.id = id
      self.kind = kind
    }

    /// The duration in seconds.
    public static let duration = 0.3

    /// The timing curve of the step.
    public static let curve = TimingCurve.novum

    /// Returns the opacity of the title and of the loading content at a fraction of the time, from 0 to 1.
    public func opacities(at time: Double) -> (title: Double, loading: Double) {
      let progress = Self.curve.progress(at: time)
      return kind == .showLoading ? (1 - progress, progress) : (progress, 1 - progress)
    }
  }
}
