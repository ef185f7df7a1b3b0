/// Decompresses an input of one stream or several.
///
/// Other bytes after the last stream are treated as the format's own program treats them: gzip and bzip2 ignore them,
/// from ``ignoredOffset`` on, and for zstd and xz they are damage. Memory is bounded, whatever the size of the content
/// and the window that a stream requires.
struct StreamDecompressor: StreamDecoder {
  private enum Phase {
    case inStream, betweenStreams, inPadding, ended
  }

  private let format: CompressionFormat
  private let coder: StreamCoder
  private var phase = Phase.inStream
  /// The number of bytes consumed.
  private var offset = 0
  /// Whether the last step filled its output, so that the coder may have more without input.
  private var mayHaveOutput = false
  /// A fault that is thrown by the next call, because bytes before it are returned first.
  private var pending: StreamError?
  private(set) var ignoredOffset: Int?

  init(_ format: CompressionFormat) throws(StreamError) {
    self.format = format
    coder = try .decoder(format)
  }

  var hasEnded: Bool { phase == .ended }

  func needsInput(_ waiting: ArraySlice<UInt8>) -> Bool {
    switch phase {
    case .inStream: waiting.isEmpty && !mayHaveOutput && pending == nil
    case .betweenStreams: format.continuation(waiting, isAtEnd: false) == nil
    case .inPadding: waiting.isEmpty
    case .ended: false
    }
  }

  mutating func decode(
    _ input: Span<UInt8>, isLast: Bool, into output: inout [UInt8], at range: Range<Int>
  ) throws(StreamError) -> (consumed: Int, produced: Int) {
    if let pending { throw pending }
    guard phase == .inStream else { return (endStreams(input, isLast: isLast), 0) }
    let step = coder.step(input, isLast: isLast, into: &output, at: range)
    offset += step.consumed
    mayHaveOutput = step.produced == range.count
    if let fault = step.fault {
      let error = StreamError(format: format, fault: fault, offset: offset)
      guard step.produced > 0, fault != .damaged else { throw error }
      pending = error
    } else if step.hasEnded {
      // The decoder of xz reads all streams as one, and ends where the input ends.
      phase = format == .xz ? .ended : .betweenStreams
      mayHaveOutput = false
    } else if step.consumed == 0 && step.produced == 0 && (isLast || !input.isEmpty) {
      throw StreamError(format: format, fault: input.isEmpty ? .cut : .damaged, offset: offset)
    }
    return (step.consumed, step.produced)
  }

  /// Determines from the bytes after a stream whether another one follows, and returns the number of bytes consumed.
  private mutating func endStreams(_ input: Span<UInt8>, isLast: Bool) -> Int {
    if phase == .betweenStreams {
      let bytes = input.indices.prefix(4).map { input[$0] }
      switch format.continuation(bytes[...], isAtEnd: isLast) {
      case .stream?: phase = .inStream
      case .padding?: phase = .inPadding
      case .garbage?: ignoreRest()
      case .end?, nil: phase = .ended
      }
      return 0
    }
    let zeros = input.indices.prefix { input[$0] == 0 }.count
    offset += zeros
    // The program gzip reads no member after padding.
    if zeros < input.count { ignoreRest() } else if isLast { phase = .ended }
    return zeros
  }

  private mutating func ignoreRest() {
    ignoredOffset = offset
    phase = .ended
  }
}
