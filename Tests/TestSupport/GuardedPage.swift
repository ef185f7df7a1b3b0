import Foundation

/// A page of memory between two that nobody may touch: what reads past a value at its edge ends the process.
@safe package struct GuardedPage: ~Copyable {
  /// Which edge of the page a value is laid against.
  package enum Place {
    case first, last
  }

  private let start: UnsafeMutableRawPointer
  private let size = Int(sysconf(Int32(_SC_PAGESIZE)))

  package init() {
    // SAFETY: the three pages are this value's own until it goes.
    let pages = unsafe mmap(nil, 3 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED,
      unsafe mprotect(pages, size, PROT_NONE) == 0, unsafe mprotect(pages + 2 * size, size, PROT_NONE) == 0
    else { preconditionFailure("three pages of memory") }
    unsafe start = pages
  }

  deinit {
    // SAFETY: nothing that points into the pages outlives this value.
    unsafe munmap(start, 3 * size)
  }

  /// What is said of the value, laid at the page's edge.
  package func holding<Answer>(_ value: [UInt8], _ place: Place, _ ask: (Span<UInt8>) -> Answer) -> Answer {
    precondition(value.count <= size, "a value within the page")
    let offset = place == .first ? size : 2 * size - value.count
    // SAFETY: the bytes are within the page in the middle, and nobody else writes there.
    let bytes = unsafe UnsafeMutableRawBufferPointer(start: start + offset, count: value.count)
    unsafe bytes.copyBytes(from: value)
    return unsafe ask(bytes.assumingMemoryBound(to: UInt8.self).span)
  }
}
