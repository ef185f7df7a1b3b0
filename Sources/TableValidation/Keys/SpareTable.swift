internal import FileOutput
internal import Platform

/// The memory of a table that has grown into another one, kept for the next table that grows: pages that have been used need not be
/// taken from the system again.
final class SpareTable: Sendable {
  /// A table, and its number of bytes that may be other than zero.
  private let kept = Locked((pages: Pages?.none, used: 0))

  /// Returns zeroed memory of at least that many bytes.
  ///
  /// - Throws: `FileError` if the system has no memory.
  func take(_ count: Int) throws(FileError) -> Pages {
    let (pages, used) = kept.withLock { kept in
      defer { kept = (nil, 0) }
      return kept
    }
    guard let pages, pages.count >= count else {
      // About twice the size in addresses, which take no memory: the table can be used for a larger one later. The system places
      // a multiple of the size of large pages at the boundary of one.
      let reserved = (2 * count / Pages.largeSize + 1) * Pages.largeSize
      let new = try Pages(count: count < Pages.largeSize ? count : reserved)
      new.enlarge(0..<count)
      return new
    }
    // SAFETY: the bytes are within the pages.
    unsafe memset(pages.base, 0, used)
    pages.enlarge(0..<count)
    return pages
  }

  /// Keeps a table, in place of the one before.
  ///
  /// - Parameter used: The number of its bytes that may be other than zero.
  func keep(_ pages: Pages, used: Int) {
    guard pages.count >= Pages.largeSize else { return }
    kept.withLock { $0 = (pages, used) }
  }
}
