internal import Glibc

/// Zeroed memory mapped from the system. It takes memory when it is first written to, and can be returned from its front
/// piece by piece while the rest is still read.
@safe
final class Pages {
  /// Sizes are multiples of this; the pages of the system may be larger or smaller.
  static let size = 4096

  // SAFETY: the bytes from `released` to `count` are mapped until `deinit`; callers access no others.
  let base: UnsafeMutableRawPointer
  let count: Int
  private var released = 0

  /// - Parameter count: In bytes, a multiple of ``size``.
  /// - Throws: ``FileError`` if the system refuses so much memory.
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

  /// Advises the system to use large pages.
  func enlarge() {
    unsafe SystemDifferences.adviseLargePages(base, count)
  }

  deinit {
    // SAFETY: only this object has the mapping, of which the bytes from `released` on are left.
    _ = unsafe munmap(base + released, count - released)
  }

  /// Returns the bytes before the offset to the system; they must not be accessed again.
  ///
  /// - Parameter offset: A multiple of the system's page size.
  func release(before offset: Int) {
    guard offset > released, offset < count else { return }
    // SAFETY: the range is part of the mapping and has not been returned yet.
    _ = unsafe munmap(base + released, offset - released)
    released = offset
  }
}
