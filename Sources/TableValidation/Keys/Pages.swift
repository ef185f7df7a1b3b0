internal import CScan
internal import FileOutput
internal import Platform

/// Zeroed memory mapped from the system. A page takes memory when it is first written to.
@safe
final class Pages {
  /// The unit of sizes in bytes; the pages of the system may be larger or smaller.
  static let size = 4096

  /// The size from which on large pages are worth while, which is that of one on most systems.
  static let largeSize = 2 << 20

  // SAFETY: the bytes are mapped until `deinit`; callers must access no others.
  let base: UnsafeMutableRawPointer
  let count: Int

  /// - Parameter count: The size in bytes, a multiple of ``size``.
  /// - Throws: `FileError` if the system does not reserve so much memory.
  init(count: Int) throws(FileError) {
    // SAFETY: a new private mapping anywhere; it belongs to this object alone.
    let base = unsafe mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let base = unsafe base, unsafe base != MAP_FAILED else {
      throw Self.refusal(count, reason: "the system refuses; lower --unique-memory")
    }
    unsafe self.base = unsafe base
    self.count = count
  }

  /// Returns the error that so many bytes are not available.
  static func refusal(_ count: Int, reason: String) -> FileError {
    FileError("\(count) bytes of memory", "reserve", reason: reason)
  }

  /// Advises the system to use large pages for a range of the bytes, unless it is smaller than one.
  func enlarge(_ range: Range<Int>) {
    guard range.count >= Self.largeSize else { return }
    // SAFETY: the range is in the mapping, whose contents advice does not change.
    unsafe scan_advise_large_pages(base + range.lowerBound, range.count)
  }

  deinit {
    // SAFETY: only this object uses the mapping.
    _ = unsafe munmap(base, count)
  }
}
