internal import FileOutput

/// The memory of the keys of an index, mapped from the system region by region, so that no key is ever moved.
///
/// The parts of the index take it block by block.
@safe
final class KeyRegions: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: the pages and the end of the blocks are accessed in the lock. An address in `bases` is stored
  // before an offset in its region is returned, and read only for such offsets.

  /// The maximum size in bytes: a slot of ``KeySlots`` has 35 bits for an offset.
  static let largestSize = 1 << 35
  /// The unit of blocks.
  private static let blockSize = 64 << 10
  private static let regionBits = 24
  private static let regionSize = 1 << regionBits

  private struct Blocks {
    var regions: [Pages] = []
    /// The offset of the next block, and the end of the last region.
    var (next, end) = (0, 0)
  }

  private let blocks = Locked(Blocks())
  /// The address of each region of ``regionSize`` bytes.
  private let bases: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init() {
    let count = Self.largestSize / Self.regionSize
    unsafe bases = .allocate(capacity: count)
    unsafe bases.initialize(repeating: nil, count: count)
  }

  deinit { unsafe bases.deallocate() }

  /// Takes a block of at least that many bytes, and returns the range of its offsets.
  ///
  /// - Throws: `FileError` if the system has no memory, or if there is none within ``largestSize``.
  func takeBlock(_ count: Int) throws(FileError) -> Range<Int> {
    let size = (count + Self.blockSize - 1) / Self.blockSize * Self.blockSize
    return try blocks.withLock { blocks throws(FileError) in
      if blocks.end - blocks.next < size { try map(size, &blocks) }
      defer { blocks.next += size }
      return blocks.next..<blocks.next + size
    }
  }

  /// Maps one or more regions that are one after another in memory.
  private func map(_ count: Int, _ blocks: inout Blocks) throws(FileError) {
    let size = (count + Self.regionSize - 1) / Self.regionSize * Self.regionSize
    guard size <= Self.largestSize - blocks.end else {
      throw Pages.refusal(count, reason: "the keys of one index would exceed \(Self.largestSize) bytes")
    }
    let pages = try Pages(count: size)
    // The first keys take small pages, since there are often no others.
    pages.enlarge((blocks.regions.isEmpty ? Pages.largeSize : 0)..<size)
    for offset in stride(from: 0, to: size, by: Self.regionSize) {
      // SAFETY: the size is checked above, so that the index is one of a region; the address is in the pages.
      unsafe bases[(blocks.end + offset) >> Self.regionBits] = pages.base + offset
    }
    blocks.regions.append(pages)
    blocks.next = blocks.end
    blocks.end += size
  }

  /// Returns the address of an offset; bytes up to the end of its block follow.
  ///
  /// SAFETY: the caller ensures that the offset is in a block that it has taken.
  @unsafe @inline(__always)
  func address(of offset: Int) -> UnsafeMutableRawPointer {
    // SAFETY: a block has been taken there, so that its region has an address.
    unsafe bases[offset >> Self.regionBits].unsafelyUnwrapped + (offset & (Self.regionSize - 1))
  }
}
