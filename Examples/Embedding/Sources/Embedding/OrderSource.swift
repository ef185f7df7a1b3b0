import CSVRecords

/// Orders as CSV, generated in pages of at most 1,000 bytes while they are read; a page may end inside a record.
struct OrderSource: ByteSource {
  private var unread: ArraySlice<UInt8> = Array("article,quantity\n".utf8)[...]
  private var remainingOrders: Range<Int>

  init(orders: Int) { remainingOrders = 0..<orders }

  var isReady: Bool { true }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
    while unread.count < 1000, let number = remainingOrders.popFirst() { unread += Self.order(number).utf8 }
    let page = unread.prefix(min(range.count, 1000))
    buffer.replaceSubrange(range.prefix(page.count), with: page)
    unread = unread.dropFirst(page.count)
    return page.count
  }

  /// Returns the record of an order; three of them are invalid.
  private static func order(_ number: Int) -> String {
    let digits = String(String(10_000 + number % 10_000).dropFirst())
    let letter = ArticleCodeStrategy.letter(digits.utf8.reduce(0) { $0 + $1 - UInt8(ascii: "0") })
    return switch number {
    case 25_000: "\(digits)-?,7\n"
    case 50_000: "\"\(digits)|\(digits)\",7\n"
    case 75_000: ",700\n"
    default: "\(digits)-\(UnicodeScalar(letter)),\(number % 99 + 1)\n"
    }
  }
}
