import CArrow
import Testing

@testable import ValidationC

/// Tests of structs that are wrong in a way that would otherwise end the process, or read memory that was freed.
struct HostileStructTests {
  private let hand = HandMade()

  /// Returns the values of all rows of an array, or the reason why it breaks the specification.
  private func read(_ format: String, _ array: ArrowArray, dictionary: String? = nil) -> String {
    array.texts(hand.schema(format, "c", dictionary: dictionary.map { hand.schema($0, "") }))
  }

  @Test func `a width of fixed-size binary has 31 bits`() {
    for width in ["2147483648", "\(Int.max)", "99999999999999999999"] {
      #expect(
        read("w:\(width)", hand.array(1, [nil, []]))
          == "column 'c' has the type 'w:\(width)', which cannot be checked; give its values as text")
    }
    #expect(
      read("w:2147483647", hand.array(1, offset: 1 << 48, [nil, []]))
        == "its rows take more memory than can be addressed")
    #expect(
      read("w:2147483647", hand.array(1 << 48, [nil, []]))
        == "its rows take more memory than can be addressed")
    #expect(hand.unreleased == 0)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a dictionary whose values take no memory can have any length`() {
    let indices: [UInt8] = .init([0, 1 << 47] as [Int64])
    for (format, buffers, expected) in [("n", [], "null null"), ("w:0", [nil, nil] as [[UInt8]?], " ")] {
      let values = hand.array(1 << 48, buffers)
      #expect(
        read("l", hand.array(2, [nil, indices], dictionary: values), dictionary: format) == expected)
    }
    #expect(hand.unreleased == 0)
  }

  @Test func `only the values of a large dictionary that rows have are read`() {
    let count = 100_000
    var offsets = (0...count).map { Int32($0 * 2) }
    offsets[9] = -1
    let bytes = (0..<count).flatMap { Array("\($0 % 90 + 10)".utf8) }
    let values = { hand.array(count, [nil, .init(offsets), bytes]) }
    let read = { (index: Int32) in
      self.read("i", hand.array(2, [nil, .init([index, 0])], dictionary: values()), dictionary: "u")
    }
    #expect(read(81) == "91 10")
    #expect(read(99_999) == "19 10")
    #expect(read(9) == "in its dictionary, the offset of row 9 is negative")
    #expect(read(100_000) == "the index of row 0 is not in its dictionary of 100000 values")
    #expect(read(-1) == "the index of row 0 is not in its dictionary of 100000 values")
    #expect(hand.unreleased == 0)
  }

  @Test func `a part that has been released already is an error`() throws {
    var column = hand.array(1, [nil, [1]])
    column.release(&column)
    #expect(
      read("c", hand.array(1, [nil, [0]], dictionary: column), dictionary: "c")
        == "in its dictionary, its array has been released already")
    for isSchema in [true, false] {
      var child = hand.schema("c", "id")
      if isSchema { child.release(&child) }
      var schema = hand.schema("+s", "", children: [child])
      let reader: TableReader
      do throws(ArrowError) {
        var made = try TableReader(OwnedSchema(moving: &schema))
        try made.select([0])
        reader = made
      } catch {
        #expect(isSchema)
        #expect(error.description == "column 1 of the schema has been released already")
        continue
      }
      var batch = hand.array(1, [nil], children: [column])
      let error = #expect(throws: ArrowError.self) { try reader.columns(of: OwnedArray(moving: &batch)) }
      #expect(
        error?.description
          == "column 'id' breaks the Arrow specification: its array has been released already")
    }
    #expect(hand.unreleased == 0)
  }

  @Test func `a number of nulls is between -1 and the number of rows`() {
    for nulls in [-2, 3, .min, .max] {
      #expect(
        read("c", hand.array(2, nulls: nulls, [[3], [1, 2]])) == "it has \(nulls) nulls in 2 rows")
    }
    #expect(read("c", hand.array(2, nulls: -1, [[2], [1, 2]])) == "null 2")
    #expect(hand.unreleased == 0)
  }

  @Test func `a batch has at most as many records as Arrow recommends, whatever memory they take`() throws {
    for (format, buffers) in [("n", []), ("w:0", [nil, nil] as [[UInt8]?])] {
      var schema = hand.schema("+s", "", children: [hand.schema(format, "id")])
      var reader = try TableReader(OwnedSchema(moving: &schema))
      try reader.select([0])
      let batch = { (count: Int) in
        var batch = self.hand.array(count, [nil], children: [self.hand.array(count, buffers)])
        return OwnedArray(moving: &batch)
      }
      #expect(try reader.columns(of: batch(Int(Int32.max))).count == 1)
      for count in [Int(Int32.max) + 1, 1 << 48] {
        let error = #expect(throws: ArrowError.self) { try reader.columns(of: batch(count)) }
        #expect(error?.description == "a batch has \(count) records, and can have 2147483647")
      }
    }
    #expect(hand.unreleased == 0)
  }

  @Test func `values that take no memory are elements of a list in pieces`() {
    for (format, buffers, value) in [("n", [], "null"), ("w:0", [nil, nil] as [[UInt8]?], #""""#)] {
      for count in [0, 1, 1023, 1024, 1025, 5000] {
        let list = hand.array(
          1, [nil, .init([0, Int64(count)] as [Int64])], children: [hand.array(1 << 40, buffers)])
        #expect(
          list.texts(
            hand.schema("+L", "c", children: [hand.schema(format, "item")]),
            reading: ColumnReading(allowsJSON: true))
            == "[" + Array(repeating: value, count: count).joined(separator: ",") + "]")
      }
      // Their JSON is limited before it is made.
      var schema = hand.schema(
        "+s", "", children: [hand.schema("+L", "c", children: [hand.schema(format, "")])])
      var batch = hand.array(
        1, [nil],
        children: [
          hand.array(1, [nil, .init([0, 1 << 40] as [Int64])], children: [hand.array(1 << 40, buffers)])
        ])
      let error = #expect(throws: ArrowError.self) {
        var reader = try TableReader(OwnedSchema(moving: &schema))
        try reader.select([0]) { _ in ColumnReading(allowsJSON: true) }
        let owned = OwnedArray(moving: &batch)
        defer { withExtendedLifetime(owned) {} }
        _ = try reader.count(try reader.columns(of: owned), 0..<1)
      }
      #expect(error?.description.hasSuffix("bytes, and a record can have 1073741824") == true)
    }
    #expect(hand.unreleased == 0)
  }

  @Test(.timeLimit(.minutes(20)))
  func `records that may be null, but have no validity bitmap, are not counted one by one`() throws {
    var schema = hand.schema("+s", "", children: [hand.schema("n", "id")])
    let reader = try TableReader(OwnedSchema(moving: &schema))
    let batch = { (nulls: Int) in
      self.hand.array(
        Int(Int32.max), nulls: nulls, [nil], children: [self.hand.array(Int(Int32.max), [])])
    }
    var unknown = batch(-1)
    #expect(try reader.columns(of: OwnedArray(moving: &unknown)).isEmpty)
    var known = batch(1)
    let error = #expect(throws: ArrowError.self) { try reader.columns(of: OwnedArray(moving: &known)) }
    #expect(error?.description == "a batch has records that are null")
  }

  @Test func `the values of one record are limited before they are read`() throws {
    var schema = hand.schema("+s", "", children: [hand.schema("u", "id")])
    var reader = try TableReader(OwnedSchema(moving: &schema))
    try reader.select([0])
    let offsets: [UInt8] = .init([0, 1, .max] as [Int32])
    var batch = hand.array(2, [nil], children: [hand.array(2, [nil, offsets, [65]])])
    let owned = OwnedArray(moving: &batch)
    let columns = try reader.columns(of: owned)
    #expect(try reader.count(columns, 0..<2) == 1)
    let error = #expect(throws: ArrowError.self) { try reader.count(columns, 1..<2) }
    #expect(
      error?.description
        == "row 1 of a batch has values of 2147483646 bytes, and a record can have 1073741824")
    withExtendedLifetime(owned) {}
  }
}
