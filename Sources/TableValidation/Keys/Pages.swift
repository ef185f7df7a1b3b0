internal import FileOutput
internal import Platform

/// Zeroed memory mapped from the system. A page takes memory when it is first written to, and pages can be returned to the
/// system from the front while the rest is still read.
@safe
final class Pages {
  /// The unit of sizes in bytes; the pages of the system may be larger or smaller.
  static let size = 4096

  // SAFETY: the bytes from `released` to `count` are mapped until `deinit`; callers must access no others.
  let base: UnsafeMutableRawPointer
  let count: Int
  private var released = 0

  /// - Parameter count: The size in bytes, a multiple of ``size``.
  /// - Throws: `FileError` if the system does not reserve so much memory.
  init(count: Int) throws(FileError) {
    // SAFETY: a new private mapping anywhere; it belongs to this object alone.
    let base = unsafe mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let base = unsafe base, unsafe base != MAP_FAILED else {
      throw FileError(
        "\(count) bytes of memory", "reserve", reason: "the system refuses; lower --unique-memory")
    }
    unsafe self.base = unsafe base
    self.count = count
  }

  /// Advises the system to use large pages.
  func enlarge() {
    unsafe SystemDifferences.adviseLargePages(base, count)
  }

  deinit {
    // SAFETY: only this object uses the mapping, and its bytes from `released` on are still mapped.
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
