import Testing
import Validation

@Suite struct PortStrategyTests {
  @Test func `a number of at most five digits is a port exactly if it fits into 16 bits`() {
    for number in 0...99_999 {
      let isPort = UInt16(exactly: number) != nil
      guard (PortStrategy().failure(of: number.description) == nil) != isPort else { continue }
      Issue.record("\(number)")
      return
    }
  }
}

extension RuleTable {
  static let port = RuleTable(
    "port", as: .port,
    accepts: ["0", "1", "9", "10", "80", "443", "1023", "1024", "8080", "49152", "65535"],
    rejects: [
      "port.too-large": ["65536", "65540", "70000", "99999", "100000", "4294967297", "18446744073709551617"],
      "port.leading-zero": ["00", "01", "080", "065535", "000000000000000080"],
      "port.malformed": [
        "", "-1", "+80", "80.0", "8e1", "0x50", "http", "80 ", " 80", "80\n", "８０", ":80", "80/tcp",
      ],
    ])
}
