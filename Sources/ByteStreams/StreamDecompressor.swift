/// Decompresses an input of one stream or several.
///
/// Other bytes after the last stream are treated as the format's own program treats them: gzip and bzip2 ignore them,
/// from ``ignoredOffset`` on, and for zstd and xz they are damage at the first of them. Memory is bounded, whatever the size of the content
/// and the window that a stream requires.
struct StreamDecompressor: StreamDecoder {
  private enum Phase {
    case inStream, betweenStreams, inPadding, ended
  }

  private let format: CompressionFormat
  private let coder: StreamCoder
  private var phase = Phase.inStream
  /// The number of bytes consumed, and that at the start of the padding.
  private var offset = 0
  private var paddingStart = 0
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
    guard phase == .inStream else { return (try endStreams(input, isLast: isLast), 0) }
    let step = coder.step(input, isLast: isLast, into: &output, at: range)
    offset += step.consumed
    mayHaveOutput = step.produced == range.count
    if let fault = step.fault {
      let error = StreamError(format: format, fault: fault, offset: offset)
      guard step.produced > 0, fault != .damaged else { throw error }
      pending = error
    } else if step.hasEnded {
      phase = .betweenStreams
      mayHaveOutput = false
    } else if step.consumed == 0 && step.produced == 0 && (isLast || !input.isEmpty) {
      throw StreamError(format: format, fault: input.isEmpty ? .cut : .damaged, offset: offset)
    }
    return (step.consumed, step.produced)
  }

  /// Determines from the bytes after a stream whether another one follows, and returns the number of bytes consumed.
  private mutating func endStreams(_ input: Span<UInt8>, isLast: Bool) throws(StreamError) -> Int {
    if phase == .betweenStreams {
      let bytes = input.indices.prefix(4).map { input[$0] }
      switch format.continuation(bytes[...], isAtEnd: isLast) {
      case .stream?: phase = .inStream
      case .padding?: (phase, paddingStart) = (.inPadding, offset)
      case .garbage?: try endBeforeGarbage()
      case .end?, nil: phase = .ended
      }
      return 0
    }
    let zeros = input.indices.prefix { input[$0] == 0 }.count
    offset += zeros
    if zeros < input.count || isLast { try endPadding(isAtEnd: zeros == input.count) }
    return zeros
  }

  private mutating func endPadding(isAtEnd: Bool) throws(StreamError) {
    if format == .xz {
      guard (offset - paddingStart).isMultiple(of: 4) else { throw damage }
      phase = isAtEnd ? .ended : .betweenStreams
    } else if isAtEnd {
      phase = .ended
    } else {
      // The program gzip reads no member after padding.
      try endBeforeGarbage()
    }
  }

  private mutating func endBeforeGarbage() throws(StreamError) {
    guard format == .gzip || format == .bzip2 else { throw damage }
    ignoredOffset = offset
    phase = .ended
  }

  private var damage: StreamError { StreamError(format: format, fault: .damaged, offset: offset) }
}
