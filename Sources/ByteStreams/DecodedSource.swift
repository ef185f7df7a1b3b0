internal import Bytes
package import CSVRecords

/// Transforms the bytes of a source: a decompressor or a transcoder.
protocol StreamDecoder {
  /// Whether the decoder needs more input than these bytes, which it has not consumed yet.
  func needsInput(_ waiting: ArraySlice<UInt8>) -> Bool

  /// Whether there is no more output, whatever the input.
  var hasEnded: Bool { get }

  /// Consumes bytes of the input and writes to the range of the output, as far as there is room.
  ///
  /// A decoder has ended at the latest after a call with the last bytes of the input that consumes all of them and
  /// writes nothing.
  ///
  /// - Parameter isLast: Whether the input ends with these bytes.
  mutating func decode(
    _ input: Span<UInt8>, isLast: Bool, into output: inout [UInt8], at range: Range<Int>
  ) throws(StreamError) -> (consumed: Int, produced: Int)
}

/// A source of the output of a decoder, which reads another source in bounded memory.
package final class DecodedSource: ByteSource, @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: only one thread at a time reads a source, by the contract of `ByteSource`; reading its
  // `isReady` counts as that.

  private static let inputSize = 64 << 10
  /// The number of bytes that are decoded to determine whether a read would wait.
  private static let aheadSize = 4 << 10

  private var source: any ByteSource
  private(set) var decoder: any StreamDecoder
  private var input = [UInt8](repeating: 0, count: inputSize)
  /// The range of the input that is not consumed yet.
  private var waiting = 0..<0
  private var isInputAtEnd = false
  private var failure: (any Error)?
  /// Bytes decoded ahead of a read.
  private var ahead: [UInt8] = []
  private var aheadRange = 0..<0

  init(_ source: any ByteSource, _ decoder: any StreamDecoder) {
    self.source = source
    self.decoder = decoder
  }

  /// Whether a read would return without waiting, which is determined by decoding the input that is available.
  package var isReady: Bool {
    guard aheadRange.isEmpty && failure == nil && !decoder.hasEnded else { return true }
    if ahead.isEmpty { ahead = [UInt8](repeating: 0, count: Self.aheadSize) }
    var decoded: [UInt8] = []
    swap(&decoded, &ahead)
    let count = decode(into: &decoded, at: decoded.indices, mayWait: false)
    swap(&decoded, &ahead)
    aheadRange = 0..<count
    return count > 0 || failure != nil || decoder.hasEnded
  }

  package func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    if !aheadRange.isEmpty {
      let count = min(range.count, aheadRange.count)
      buffer.replaceSubrange(range.prefix(count), with: ahead[aheadRange.prefix(count)])
      aheadRange = aheadRange.dropFirst(count)
      return count
    }
    let count = failure == nil ? decode(into: &buffer, at: range, mayWait: true) : 0
    if count == 0, let failure { throw failure }
    return count
  }

  /// Fills the range as far as that is possible without waiting, and returns the number of bytes.
  ///
  /// An error is stored, and thrown after all bytes before it have been read. If the data is damaged, the bytes of this
  /// call are discarded.
  ///
  /// - Parameter mayWait: Whether to wait for the first byte.
  private func decode(into buffer: inout [UInt8], at range: Range<Int>, mayWait: Bool) -> Int {
    var end = range.lowerBound
    do {
      while end < range.upperBound, !decoder.hasEnded {
        if !isInputAtEnd, decoder.needsInput(input[waiting]) {
          guard (mayWait && end == range.lowerBound) || source.isReady else { break }
          try readInput()
        } else {
          let step = try decoder.decode(
            input.span.extracting(waiting), isLast: isInputAtEnd, into: &buffer, at: end..<range.upperBound)
          waiting = waiting.dropFirst(step.consumed)
          end += step.produced
        }
      }
    } catch {
      failure = error
      // A checksum follows the data that it covers, so the bytes decoded just before the damage are probably damaged
      // too.
      if let error = error as? StreamError, error.fault == .damaged { return 0 }
    }
    return end - range.lowerBound
  }

  private func readInput() throws {
    if waiting.lowerBound > 0 {
      input.replaceSubrange(0..<waiting.count, with: Array(input[waiting]))
      waiting = 0..<waiting.count
    }
    let count = try source.read(into: &input, at: waiting.upperBound..<input.count)
    isInputAtEnd = count == 0
    waiting = 0..<waiting.count + count
  }
}

extension DecodedSource {
  /// Creates the content of a compressed source.
  ///
  /// - Throws: ``StreamError`` if the library of the format is missing.
  package convenience init(_ source: any ByteSource, _ format: CompressionFormat) throws(StreamError) {
    self.init(source, try StreamDecompressor(format))
  }

  /// Creates the text of a source in an encoding, as UTF-8.
  package convenience init(_ source: any ByteSource, _ transcoder: Transcoder) {
    self.init(source, TranscodingDecoder(transcoder))
  }

  /// The offset of the first compressed byte that is ignored because it begins no stream; `nil` if there is none.
  package var ignoredOffset: Int? { (decoder as? StreamDecompressor)?.ignoredOffset }
}
