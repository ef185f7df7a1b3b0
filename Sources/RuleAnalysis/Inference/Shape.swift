internal import Bytes

/// The shape of a value: its runs of digits, small letters, capital letters and bytes beyond ASCII, and each other character by itself.
///
/// `AB-0417` has the shape of capitals, a hyphen and digits, with the lengths 2, 1 and 4.
struct Shape: Hashable, Sendable {
  /// The maximum number of runs; a value with more has no shape.
  static let longest = 64

  /// A run: its class, or the character itself.
  enum Run {
    static let digits: UInt8 = 1
    static let small: UInt8 = 2
    static let capitals: UInt8 = 3
    static let beyondASCII: UInt8 = 4
    static let control: UInt8 = 5

    /// Returns the run that a byte belongs to.
    @inline(__always)
    static func of(_ byte: UInt8) -> UInt8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits
      case UInt8(ascii: "a")...UInt8(ascii: "z"): small
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): capitals
      case 0x80...: beyondASCII
      case 0x20...0x7E: byte
      default: control
      }
    }

    /// Whether the run is of letters, or a blank.
    static func isOfWords(_ run: UInt8) -> Bool {
      run == small || run == capitals || run == UInt8(ascii: " ")
    }

    /// Whether characters of the run continue it.
    @inline(__always)
    static func isRepeated(_ run: UInt8) -> Bool { run <= beyondASCII }
  }

  /// The runs in order.
  let runs: [UInt8]
}

/// How runs of letters and digits are joined, so that values of several shapes have one.
enum ShapeMerge: CaseIterable {
  case none, letters, alphanumeric

  /// Returns the run that a run is part of.
  @inline(__always)
  func run(_ run: UInt8) -> UInt8 {
    switch self {
    case .none: run
    case .letters: run == Shape.Run.small ? Shape.Run.capitals : run
    case .alphanumeric: run == Shape.Run.small || run == Shape.Run.digits ? Shape.Run.capitals : run
    }
  }
}

/// The runs of one value after another, in memory that is used again.
struct ShapeReader {
  /// The runs of the last value.
  private(set) var runs: [UInt8] = []
  /// The number of bytes of each run.
  private(set) var lengths: [Int] = []
  private let merge: ShapeMerge

  init(_ merge: ShapeMerge = .none) { self.merge = merge }

  /// Reads the runs of a value; returns `false` if it has more than ``Shape/longest``. O(n).
  mutating func read(_ value: Span<UInt8>) -> Bool {
    runs.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    var index = 0
    while index < value.count {
      guard runs.count < Shape.longest else { return false }
      let run = merge.run(Shape.Run.of(value[index]))
      var end = index + 1
      if Shape.Run.isRepeated(run) {
        while end < value.count, merge.run(Shape.Run.of(value[end])) == run { end += 1 }
      }
      runs.append(run)
      lengths.append(end - index)
      index = end
    }
    return true
  }
}
