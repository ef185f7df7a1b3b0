import Foundation

/// A page of memory between two inaccessible pages: reading beyond a value at the page's edge ends the process.
@safe package struct GuardedPage: ~Copyable {
  /// The edge of the page at which a value is placed.
  package enum Edge {
    case first, last
  }

  private let start: UnsafeMutableRawPointer
  private let size = Int(sysconf(Int32(_SC_PAGESIZE)))

  package init() {
    // SAFETY: This value owns the mapping until `deinit`.
    let pages = unsafe mmap(nil, 3 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED,
      unsafe mprotect(pages, size, PROT_NONE) == 0, unsafe mprotect(pages + 2 * size, size, PROT_NONE) == 0
    else { preconditionFailure("three pages of memory") }
    unsafe start = pages
  }

  deinit {
    // SAFETY: `holding` provides the pages only during a call, so no pointer into them outlives this value.
    unsafe munmap(start, 3 * size)
  }

  /// Copies the value to the given edge of the page, calls the body with the copy, and returns the body's result.
  package func holding<Result>(_ value: [UInt8], _ edge: Edge, _ body: (Span<UInt8>) -> Result) -> Result {
    precondition(value.count <= size, "a value within the page")
    let offset = edge == .first ? size : 2 * size - value.count
    // SAFETY: The bytes are within the middle page, which only this call accesses.
    let bytes = unsafe UnsafeMutableRawBufferPointer(start: start + offset, count: value.count)
    unsafe bytes.copyBytes(from: value)
    return unsafe body(bytes.assumingMemoryBound(to: UInt8.self).span)
  }
}
