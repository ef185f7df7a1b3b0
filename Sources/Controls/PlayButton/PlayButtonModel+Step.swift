extension PlayButtonModel {
  /// A running step between two shapes.
  public struct Step: Hashable, Sendable {
    /// The number of the step, from 1, which identifies it when its end is reported.
    public let id: Int

    /// The kind, which determines the first and the last shape.
    public let kind: PlayStepKind

    /// The progress at the start of the step: above 0 if it replaces its reverse.
    public let start: Double

    /// The phase of the buffering animation when the step began, from 0 to 1.
    public let phase: Double

    /// The fraction of its duration that the last event `progressed` reported.
    public internal(set) var elapsed = 0.0

    /// Creates a step.
    public init(id: Int, kind: PlayStepKind, start: Double = 0, phase: Double = 0) {
      self.id = id
      self.kind = kind
      self.start = start
      self.phase = phase
    }

    /// The duration in seconds, whatever the progress at the start.
    public static let duration = 0.2

    /// The timing curve of the step.
    public static let curve = TimingCurve.easeInOut

    /// The present progress, from 0 to 1.
    public var presented: Double { presented(at: elapsed) }

    /// Returns the progress at a fraction of the duration.
    public func presented(at time: Double) -> Double { start + (1 - start) * Self.curve.progress(at: time) }
  }

  /// The running buffering animation.
  public struct Loop: Hashable, Sendable {
    /// The number of the loop, from 1.
    public let id: Int

    /// The phase from 0 to 1 that the last event `progressed` reported.
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
