internal import CScan

extension Array {
  /// Returns an array of equal elements that is in large pages if it is large, so that access in random order is cheaper.
  static func ofLargePages(repeating element: Element, count: Int) -> [Element] {
    unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      // SAFETY: advice on memory does not change its contents; each element is initialized once.
      unsafe scan_advise_large_pages(buffer.baseAddress, count * MemoryLayout<Element>.stride)
      unsafe buffer.initialize(repeating: element)
      initialized = count
    }
  }
}
