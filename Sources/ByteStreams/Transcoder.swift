internal import CEncoding

/// Converts text from an encoding to UTF-8 by the tables of the C library.
///
/// SAFETY: the pointer refers to a transcoder from `init` to `deinit`; it is not shared, since its owner uses it on
/// one thread at a time.
@safe
package final class Transcoder {
  /// The byte that replaces bytes that cannot be decoded; it does not occur in UTF-8.
  package static let undecodable = UInt8(TRANSCODER_UNDECODABLE)
  /// The maximum number of bytes that a character needs.
  static let room = Int(TRANSCODER_ROOM)

  private let transcoder: OpaquePointer

  /// Creates a transcoder; returns `nil` if iconv does not support the encoding.
  package init?(_ encoding: String) {
    guard !encoding.utf8.contains(0), let transcoder = unsafe transcoder_open(encoding) else { return nil }
    unsafe self.transcoder = transcoder
  }

  deinit {
    unsafe transcoder_close(transcoder)
  }

  /// The number of replaced bytes or units so far.
  var undecodableCount: Int { unsafe transcoder_undecodable(transcoder) }

  /// Converts bytes as long as there is room for a character.
  ///
  /// - Parameter isLast: Whether the input ends with these bytes, so that an incomplete character at their end is undecodable.
  func step(
    _ input: Span<UInt8>, isLast: Bool, into output: inout [UInt8], at range: Range<Int>
  ) -> (consumed: Int, produced: Int) {
    // SAFETY: the step reads the bytes of the input and writes within the range, whose bounds the slice checks.
    let step = unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        let free = unsafe UnsafeMutableBufferPointer(rebasing: output[range])
        return unsafe transcoder_step(
          transcoder, input.baseAddress, input.count, isLast, free.baseAddress, free.count)
      }
    }
    return (step.consumed, step.produced)
  }

  /// Returns the text as UTF-8, and the number of bytes or units that were replaced because they cannot be decoded.
  package static func decode(_ bytes: [UInt8], as encoding: String) -> (text: [UInt8], undecodable: Int)? {
    guard let transcoder = Transcoder(encoding) else { return nil }
    var output = [UInt8](repeating: 0, count: 4 * bytes.count + 4 * room)
    let count = transcoder.step(bytes.span, isLast: true, into: &output, at: output.indices).produced
    return (Array(output[..<count]), transcoder.undecodableCount)
  }
}

/// Decodes text into ranges of any size, even smaller than a character.
struct TranscodingDecoder: StreamDecoder {
  private let transcoder: Transcoder
  /// The number of bytes of an incomplete character at the end of the input.
  private var incomplete = 0
  /// Decoded text that did not fit into a range, and the range of its bytes that have not been returned yet.
  private var spare = [UInt8](repeating: 0, count: 4 * Transcoder.room)
  private var rest = 0..<0
  private(set) var hasEnded = false

  init(_ transcoder: Transcoder) {
    self.transcoder = transcoder
  }

  func needsInput(_ waiting: ArraySlice<UInt8>) -> Bool {
    rest.isEmpty && waiting.count <= incomplete
  }

  mutating func decode(
    _ input: Span<UInt8>, isLast: Bool, into output: inout [UInt8], at range: Range<Int>
  ) -> (consumed: Int, produced: Int) {
    var step = (consumed: 0, produced: 0)
    if rest.isEmpty {
      if range.count >= spare.count {
        step = transcoder.step(input, isLast: isLast, into: &output, at: range)
      } else {
        step = transcoder.step(input, isLast: isLast, into: &spare, at: spare.indices)
        (rest, step.produced) = (0..<step.produced, 0)
      }
      incomplete = step.consumed == 0 && rest.isEmpty && step.produced == 0 ? input.count : 0
      hasEnded = isLast && rest.isEmpty && step.produced == 0 && step.consumed == input.count
    }
    let count = min(rest.count, range.count)
    output.replaceSubrange(range.prefix(count), with: spare[rest.prefix(count)])
    rest = rest.dropFirst(count)
    return (step.consumed, step.produced + count)
  }
}
