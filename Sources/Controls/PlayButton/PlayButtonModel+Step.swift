extension PlayButtonModel {
  /// A running step between two shapes.
  public struct Step: Hashable, Sendable {
    /// The number of the step, from 1, by which a late end is recognized.
    public let id: Int

    /// The shapes between which it leads.
    public let kind: PlayStepKind

    /// The fraction of the way that was already done when it began: above 0 where it replaced its reverse.
    public let start: Double

    /// The phase of the buffering animation when the step began, from 0 to 1.
    public let phase: Double

    /// The fraction of its time that is over, by the last event `progressed`.
    public internal(set) var elapsed = 0.0

    /// Creates a step.
    public init(id: Int, kind: PlayStepKind, start: Double = 0, phase: Double = 0) {
      self.id = id
      self.kind = kind
      self.start = start
      self.phase = phase
    }

    /// The duration in seconds, wherever it begins.
    public static let duration = 0.2

    /// The course of the step.
    public static let curve = TimingCurve.easeInOut

    /// The fraction of the way that is presented.
    public var presented: Double { presented(at: elapsed) }

    /// Returns the fraction of the way that is presented at a fraction of the time.
    public func presented(at time: Double) -> Double { start + (1 - start) * Self.curve.progress(at: time) }
  }

  /// The running buffering animation.
  public struct Loop: Hashable, Sendable {
    /// The number of the loop, from 1.
    public let id: Int

    /// The phase from 0 to 1, by the last event `progressed`.
    public internal(set) var phase = 0.0

    /// Creates a loop at its start.
    public init(id: Int) { self.id = id }

    /// The duration in seconds of one round: bar, circle on the right, bar, circle on the left.
    public static let duration = 1.0
  }

  /// The mode that a tap requests.
  public enum Request: String, Hashable, Sendable, CaseIterable {
    /// To play.
    case play
    /// To pause.
    case pause
    /// To stop.
    case stop
  }
}
