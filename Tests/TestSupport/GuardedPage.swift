import Foundation

/// A page of memory between two inaccessible ones: a read past a value at its edge ends the process.
@safe package struct GuardedPage: ~Copyable {
  /// The edge of the page that a value touches.
  package enum Edge {
    case first, last
  }

  private let start: UnsafeMutableRawPointer
  private let size = Int(sysconf(Int32(_SC_PAGESIZE)))

  package init() {
    // SAFETY: the mapping is owned by this value until `deinit`.
    let pages = unsafe mmap(nil, 3 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED,
      unsafe mprotect(pages, size, PROT_NONE) == 0, unsafe mprotect(pages + 2 * size, size, PROT_NONE) == 0
    else { preconditionFailure("three pages of memory") }
    unsafe start = pages
  }

  deinit {
    // SAFETY: `holding` lends the pages for a call only, so no pointer into them outlives this value.
    unsafe munmap(start, 3 * size)
  }

  /// Calls the body with a copy of the value at the page's edge and returns its result.
  package func holding<Result>(_ value: [UInt8], _ edge: Edge, _ body: (Span<UInt8>) -> Result) -> Result {
    precondition(value.count <= size, "a value within the page")
    let offset = edge == .first ? size : 2 * size - value.count
    // SAFETY: the bytes are within the middle page, which only this call accesses.
    let bytes = unsafe UnsafeMutableRawBufferPointer(start: start + offset, count: value.count)
    unsafe bytes.copyBytes(from: value)
    return unsafe body(bytes.assumingMemoryBound(to: UInt8.self).span)
  }
}
