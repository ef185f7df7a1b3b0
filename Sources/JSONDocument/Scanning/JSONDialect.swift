/// Extensions of strict JSON that a reader accepts. The first two are permitted by RFC 8259.
package struct JSONDialect: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Half of a surrogate pair as an escape, `"\ud800"`: section 8.2.
  package static let unpairedSurrogates = JSONDialect(rawValue: 1)
  /// A name that occurs twice in its object, of which the last value is used: section 4.
  package static let repeatedNames = JSONDialect(rawValue: 2)
  /// `NaN`, `Infinity` and `-Infinity` as numbers, which Python's `json` reads and writes.
  package static let pythonNumbers = JSONDialect(rawValue: 4)
}
