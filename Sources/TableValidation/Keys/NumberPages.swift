/// Integers that are close together, each with the first record that has it: four bytes a number, in pages of 1,024 numbers.
///
/// Identifiers are often numbers in a row. These need no search, and a seventh of the memory of other keys.
struct NumberPages {
  /// The number of bits of an integer that choose its place in a page.
  static let pageBits: Int64 = 10
  private static let pageSize = 1 << Int(pageBits)

  private struct Page {
    /// The numbers of the first records, 0 for none.
    var records = [UInt32](repeating: 0, count: pageSize)
    /// The difference between the line and the number of each of the records.
    let difference: Int
  }

  private var pages: [Page] = []
  /// The index of the page of each block of integers.
  private var indices: [Int64: Int] = [:]
  /// The block that was looked up last, and the index of its page.
  private var last: (block: Int64, index: Int)?
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Returns the first record with a number; `nil` if it is on no page.
  @inline(__always)
  mutating func origin(of number: Int64) -> KeyIndex.Origin? {
    guard let index = index(of: number) else { return nil }
    let record = Int(pages[index].records[Self.place(of: number)])
    return record > 0 ? .init(record: record, line: record + pages[index].difference) : nil
  }

  /// Adds a number that is on no page; returns `false` if its record cannot be stored beside those of its page.
  @inline(__always)
  mutating func add(_ number: Int64, _ origin: KeyIndex.Origin) -> Bool {
    let difference = origin.line &- origin.record
    guard let record = UInt32(exactly: origin.record), record > 0 else { return false }
    let index = index(of: number) ?? newPage(for: number, difference)
    guard pages[index].difference == difference else { return false }
    pages[index].records[Self.place(of: number)] = record
    count &+= 1
    return true
  }

  /// Calls a closure with each number and its first record, in no order.
  func forEachNumber<Failure>(_ body: (Int64, KeyIndex.Origin) throws(Failure) -> Void) throws(Failure) {
    for (block, index) in indices {
      for (place, record) in pages[index].records.enumerated() where record > 0 {
        try body(
          block << Self.pageBits | Int64(place),
          .init(record: Int(record), line: Int(record) + pages[index].difference))
      }
    }
  }

  @inline(__always)
  private static func place(of number: Int64) -> Int { Int(truncatingIfNeeded: number) & (pageSize - 1) }

  @inline(__always)
  private mutating func index(of number: Int64) -> Int? {
    let block = number >> Self.pageBits
    if let last, last.block == block { return last.index }
    return search(block)
  }

  @inline(never)
  private mutating func search(_ block: Int64) -> Int? {
    guard let index = indices[block] else { return nil }
    last = (block, index)
    return index
  }

  @inline(never)
  private mutating func newPage(for number: Int64, _ difference: Int) -> Int {
    let (block, index) = (number >> Self.pageBits, pages.count)
    pages.append(Page(difference: difference))
    indices[block] = index
    last = (block, index)
    return index
  }
}
