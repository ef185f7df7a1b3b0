internal import CAllocations

/// The number of memory allocations of the calling thread while the body runs.
package func allocationCount(of body: () throws -> Void) rethrows -> Int {
  let before = allocations_of_this_thread()
  try body()
  return Int(allocations_of_this_thread() - before)
}
