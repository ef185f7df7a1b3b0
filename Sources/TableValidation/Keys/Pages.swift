internal import Glibc

/// Zeroed memory straight from the system: it takes room when it is first written to, and can be given back from its
/// front, piece by piece, while the rest is still read.
@safe
final class Pages {
  /// What sizes are whole multiples of; the pages of the system may be larger or smaller.
  static let size = 4096

  // SAFETY: the bytes from `released` to `count` are mapped until `deinit`; who reads them keeps within that.
  let base: UnsafeMutableRawPointer
  let count: Int
  private var released = 0

  /// - Parameter count: In bytes, a multiple of ``size``.
  /// - Throws: ``FileError`` where the system has no room for as many.
  init(count: Int) throws(FileError) {
    // SAFETY: a new private mapping anywhere; it belongs to this object alone.
    let base = unsafe mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let base = unsafe base, unsafe base != MAP_FAILED else {
      throw FileError("\(count) bytes of memory", "reserve", "the system refuses; lower --unique-memory")
    }
    unsafe self.base = unsafe base
    self.count = count
  }

  /// Asks for large pages, where the system has them: less is looked up where reads go everywhere.
  func enlarge() {
    #if os(Linux)
    // SAFETY: advice on the mapping, which stays as it is.
    _ = unsafe madvise(base, count, MADV_HUGEPAGE)
    #endif
  }

  deinit {
    // SAFETY: the rest of the mapping, which nobody else holds.
    _ = unsafe munmap(base + released, count - released)
  }

  /// Gives back what is before that offset, a multiple of the system's page size; nobody reads it any more.
  func release(before offset: Int) {
    guard offset > released, offset < count else { return }
    // SAFETY: a stretch of the mapping that has not been given back.
    _ = unsafe munmap(base + released, offset - released)
    released = offset
  }
}
