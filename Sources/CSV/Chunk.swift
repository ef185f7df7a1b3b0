/// Some whole records, or a piece of one that is past the bound, as they stand in the input.
///
/// A chunk is a buffer that is filled again and again; its place in the input is told by the reader.
public struct Chunk: Sendable {
  /// What the bytes are.
  public enum Kind: Sendable, Hashable {
    /// Whole records; the last may lack its line end at the end of the input.
    case records
    /// The first piece of a record past the bound.
    case oversizedStart
    /// A further piece of it.
    case oversizedRest
  }

  /// The buffer; the input's bytes are the first ``count`` of it.
  public internal(set) var storage: [UInt8] = []
  /// How many bytes of the input the chunk holds.
  public internal(set) var count = 0
  public internal(set) var kind = Kind.records
  /// Which chunk of the input it is, from 0.
  public internal(set) var index = 0
  /// Where in the input its first byte stands, from 0.
  public internal(set) var offset = 0
  /// Where separators stand, 64 bytes a word, unless the chunk is irregular.
  var separators: [UInt64] = []
  /// How many physical lines end in the chunk; where values end with NUL, how many values do.
  public internal(set) var lineEndCount = 0
  /// Whether a quote stands where none opens or closes, or is never closed.
  var isIrregular = false

  public init() {}

  /// Where in the buffer the next spill goes: behind the input's bytes and the spills before.
  public internal(set) var spillStart = 0

  /// Puts bytes behind the input's own, such as fields that had to be put together, at ``spillStart``.
  public mutating func appendSpill(_ spill: [UInt8]) {
    let end = spillStart + spill.count
    if storage.count < end {
      storage += Array(repeating: 0, count: end - storage.count)
    }
    storage.replaceSubrange(spillStart..<end, with: spill)
    spillStart = end
  }
}
