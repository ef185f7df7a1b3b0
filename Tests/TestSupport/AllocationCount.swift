internal import CAllocations

/// Returns the number of memory allocations that the calling thread makes while the body runs.
package func allocationCount(of body: () throws -> Void) rethrows -> Int {
  let before = allocations_of_this_thread()
  try body()
  return Int(allocations_of_this_thread() - before)
}
