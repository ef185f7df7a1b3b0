import CArrow
import Testing

@testable import ValidationC

/// Tests of the texts by which the values of Arrow arrays are checked, and of arrays that break the specification.
struct ColumnTests {
  /// Returns the texts of rows of an array; `nil` for null.
  private func texts(
    _ format: String, _ array: ArrowArray, dictionary: String? = nil, from first: Int = 0, count: Int? = nil
  ) throws -> [String?] {
    let hand = HandMade()
    var made = array
    var schema = hand.schema(format, "c", dictionary: dictionary.map { hand.schema($0, "") })
    defer { schema.release(&schema) }
    let owned = OwnedArray(moving: &made)
    let count = count ?? Int(owned.array.length)
    var values = ValueBuffer()
    let type = try ColumnType(schema, named: "c")
    do throws(ArrowColumnError) {
      let column = try type.column(
        of: owned.array, from: first, count: count)
      _ = try column.size(of: 0..<count)
      column.append(0..<count, to: &values)
    } catch {
      throw ArrowError(.data, error.reason)
    }
    let nulls = Set(values.nulls)
    return values.ranges.enumerated().map { position, range in
      nulls.contains(position) ? nil : String(decoding: values.bytes[range], as: UTF8.self)
    }
  }

  @Test func `integers are checked by their decimal digits`() throws {
    let hand = HandMade()
    #expect(try texts("c", hand.array(3, [nil, .init([Int8.min, 0, 7])])) == ["-128", "0", "7"])
    #expect(try texts("S", hand.array(2, [nil, .init([UInt16(7), .max])])) == ["7", "65535"])
    #expect(try texts("i", hand.array(1, [nil, .init([Int32.min])])) == ["-2147483648"])
    #expect(
      try texts("L", hand.array(2, [nil, .init([UInt64.max, 1])])) == ["18446744073709551615", "1"])
    #expect(try texts("l", hand.array(1, [nil, .init([Int64.min])])) == ["-9223372036854775808"])
    #expect(hand.unreleased == 0)
  }

  @Test func `other numbers are checked by the shortest decimal, or by all their digits`() throws {
    let hand = HandMade()
    let doubles = [1.5, -2, 1e20, .nan, -.infinity, 0.1].map(\.bitPattern)
    #expect(
      try texts("g", hand.array(6, [nil, .init(doubles)])) == ["1.5", "-2", "1e+20", "nan", "-inf", "0.1"])
    #expect(try texts("f", hand.array(1, [nil, .init([Float(0.1).bitPattern])])) == ["0.1"])
    #expect(try texts("e", hand.array(1, [nil, .init([Float16(1.5).bitPattern])])) == ["1.5"])
    for (scale, expected) in [
      (2, ["1.23", "-0.05", "0.00"]), (0, ["123", "-5", "0"]), (-2, ["12300", "-500", "0"]),
      (4, ["0.0123", "-0.0005", "0.0000"]),
    ] {
      let bytes = [UInt8]([123, 0, -5, -1, 0, 0] as [Int64])
      #expect(try texts("d:9,\(scale)", hand.array(3, [nil, bytes])) == expected)
    }
    let large = [UInt8]([0, 0, 0, Int64.min])
    let digits = "57896044618658097711785492504343953926634992332820282019728792003956564819968"
    #expect(try texts("d:76,0,256", hand.array(1, [nil, large])) == ["-" + digits])
    #expect(try texts("d:9,1,32", hand.array(1, [nil, .init([Int32(-1)])])) == ["-0.1"])
    #expect(try texts("b", hand.array(3, nulls: 1, [[0b101], [0b011]])) == ["true", nil, "false"])
  }

  @Test func `dates and times are checked by ISO 8601`() throws {
    let hand = HandMade()
    #expect(
      try texts("tdD", hand.array(3, [nil, .init([Int32(0), 19_782, -719_529])])) == [
        "1970-01-01", "2024-02-29", "-0001-12-31",
      ])
    #expect(try texts("tdm", hand.array(1, [nil, .init([Int64(-1)])])) == ["1969-12-31"])
    #expect(try texts("tts", hand.array(2, [nil, .init([Int32(0), 86_399])])) == ["00:00:00", "23:59:59"])
    #expect(
      try texts("ttn", hand.array(2, [nil, .init([Int64(1_500_000_000), -1])])) == [
        "00:00:01.5", "-00:00:00.000000001",
      ])
    #expect(
      try texts("tsu:", hand.array(2, [nil, .init([Int64(-1), 1_709_220_645_000_000])])) == [
        "1969-12-31T23:59:59.999999", "2024-02-29T15:30:45",
      ])
    #expect(
      try texts("tss:Europe/Madrid", hand.array(1, [nil, .init([Int64(1_709_220_645)])])) == [
        "2024-02-29T15:30:45Z"
      ])
    #expect(
      try texts("tDm", hand.array(4, [nil, .init([Int64(0), 90_061_500, -60_000, 172_800_000])])) == [
        "PT0S", "P1DT1H1M1.5S", "-PT1M", "P2D",
      ])
    for extreme in [Int64.min, .max] {
      for format in ["tdm", "ttu", "tss:", "tsn:UTC", "tDs", "tDn"] {
        #expect(try texts(format, hand.array(1, [nil, .init([extreme])])).count == 1)
      }
    }
  }

  @Test func `texts lie between offsets or in views, and nulls and slices are respected`() throws {
    let hand = HandMade()
    let text = [UInt8]("xxannbob".utf8)
    let offsets = [UInt8]([2, 5, 5, 8] as [Int32])
    #expect(try texts("u", hand.array(3, nulls: 1, [[0b101], offsets, text])) == ["ann", nil, "bob"])
    #expect(try texts("z", hand.array(2, nulls: -1, offset: 1, [[0b101], offsets, text])) == [nil, "bob"])
    #expect(
      try texts("U", hand.array(2, [nil, .init([0, 2, 8] as [Int64]), text]), from: 1, count: 1) == ["annbob"]
    )
    #expect(try texts("u", hand.array(0, [nil, nil, nil])) == [])
    #expect(try texts("w:2", hand.array(2, nulls: 1, [[0b10], Array("abcd".utf8)])) == [nil, "cd"])
    #expect(try texts("n", hand.array(2, [])) == [nil, nil])
    let long = Array("a value of twenty by".utf8)
    let views = view(3, "ann") + view(20, "a va", buffer: 0, offset: 2) + view(0, "")
    let sizes = [UInt8]([Int64(22)])
    #expect(
      try texts("vu", hand.array(3, [nil, views, Array("--".utf8) + long, sizes]))
        == ["ann", "a value of twenty by", ""])
    let values = hand.array(3, nulls: 1, [[0b101], offsets, text])
    #expect(
      try texts("C", hand.array(3, [nil, [2, 0, 1]], dictionary: values), dictionary: "u") == [
        "bob", "ann", nil,
      ])
    #expect(hand.unreleased == 0)
  }

  @Test func `nulls have no buffer or one`() throws {
    let hand = HandMade()
    for buffers in [[], [nil]] as [[[UInt8]?]] {
      #expect(try texts("n", hand.array(2, buffers)) == [nil, nil])
      #expect(
        try texts("c", hand.array(2, [nil, [0, 0]], dictionary: hand.array(1, buffers)), dictionary: "n") == [
          nil, nil,
        ])
      let list = hand.array(1, [nil, .init([0, 2] as [Int32])], children: [hand.array(2, buffers)])
      let json = ColumnReading(allowsJSON: true)
      #expect(
        list.texts(hand.schema("+l", "c", children: [hand.schema("n", "item")]), reading: json)
          == "[null,null]")
      let structs = hand.array(1, [nil], children: [hand.array(1, buffers)])
      #expect(
        structs.texts(hand.schema("+s", "c", children: [hand.schema("n", "a")]), reading: json)
          == #"{"a":null}"#)
    }
    #expect(throws: ArrowError.self) { try texts("n", hand.array(2, [nil, nil])) }
    #expect(hand.unreleased == 0)
  }

  @Test func `a timestamp without a zone at midnight is a day for a field of that type`() throws {
    let hand = HandMade()
    let midnight = Int64(1_709_164_800)
    for (unit, factor) in [("s", 1), ("m", 1_000), ("u", 1_000_000), ("n", 1_000_000_000)]
      as [(String, Int64)]
    {
      let values = [UInt8]([midnight * factor, midnight * factor + 1, -86_400 * factor])
      let tail =
        unit == "s" ? "00:00:01" : "00:00:00." + String(repeating: "0", count: "\(factor)".count - 2) + "1"
      let day = ColumnReading(isDay: true)
      #expect(
        hand.array(3, [nil, values]).texts(hand.schema("ts\(unit):", "c"), reading: day)
          == "2024-02-29 2024-02-29T\(tail) 1969-12-31")
      #expect(
        hand.array(1, [nil, .init([midnight * factor])]).texts(
          hand.schema("ts\(unit):UTC", "c"), reading: day)
          == "2024-02-29T00:00:00Z")
      #expect(
        hand.array(1, [nil, .init([midnight * factor])]).texts(hand.schema("ts\(unit):", "c"))
          == "2024-02-29T00:00:00")
      let values2 = hand.array(1, [nil, .init([midnight * factor])])
      let categories = hand.schema("c", "c", dictionary: hand.schema("ts\(unit):", ""))
      #expect(
        hand.array(2, [nil, [0, 0]], dictionary: values2).texts(categories, reading: day)
          == "2024-02-29 2024-02-29")
    }
    #expect(hand.unreleased == 0)
  }

  @Test func `intervals are durations, whose parts may have both signs`() throws {
    let hand = HandMade()
    #expect(
      try texts("tiM", hand.array(5, [nil, .init([0, 1, 12, 14, -25] as [Int32])])) == [
        "PT0S", "P1M", "P1Y", "P1Y2M", "-P2Y1M",
      ])
    #expect(
      try texts("tiD", hand.array(4, [nil, .init([0, 0, 3, 5_000, -1, 0, -1, 3_600_000] as [Int32])])) == [
        "PT0S", "P3DT5S", "-P1D", "P-1DT1H",
      ])
    func nanoseconds(_ months: Int32, _ days: Int32, _ nanoseconds: Int64) -> [UInt8] {
      .init([months, days]) + .init([nanoseconds])
    }
    let values =
      nanoseconds(0, 0, 0) + nanoseconds(14, 3, 3_723_500_000_000) + nanoseconds(0, -1, -1)
      + nanoseconds(1, -1, -60_000_000_000) + nanoseconds(-1, 0, 0)
    #expect(
      try texts("tin", hand.array(5, [nil, values])) == [
        "PT0S", "P1Y2M3DT1H2M3.5S", "-P1DT0.000000001S", "P1M-1DT-1M", "-P1M",
      ])
    #expect(
      try texts("tin", hand.array(2, [nil, nanoseconds(.min, .min, .min) + nanoseconds(.max, .max, .max)]))
        == [
          "-P178956970Y8M2147483648DT2562047H47M16.854775808S",
          "P178956970Y7M2147483647DT2562047H47M16.854775807S",
        ])
    #expect(hand.unreleased == 0)
  }

  @Test func `each row of a run has its value`() throws {
    let hand = HandMade()
    func schema(_ ends: String, _ value: ArrowSchema) -> ArrowSchema {
      hand.schema("+r", "c", children: [hand.schema(ends, "run_ends"), value])
    }
    func values() -> ArrowArray {
      hand.array(3, nulls: 1, [[0b101], .init([0, 1, 1, 3] as [Int32]), Array("abc".utf8)])
    }
    func array(_ length: Int, offset: Int = 0, _ ends: ArrowArray) -> ArrowArray {
      hand.array(length, offset: offset, [], children: [ends, values()])
    }
    let text = { hand.schema("u", "values") }
    #expect(
      array(6, hand.array(3, [nil, .init([1, 3, 6] as [Int32])])).texts(schema("i", text()))
        == "a null null bc bc bc")
    #expect(
      array(3, offset: 2, hand.array(3, [nil, .init([1, 3, 6] as [Int16])])).texts(schema("s", text()))
        == "null bc bc")
    #expect(
      array(2, hand.array(2, offset: 1, [nil, .init([0, 1, 2] as [Int64])])).texts(schema("l", text()))
        == "a null")
    #expect(
      array(4, hand.array(3, [nil, .init([1, 2, 3] as [Int32])])).texts(schema("i", text()))
        == "its 3 runs end before row 3")
    #expect(array(1, hand.array(0, [nil, nil])).texts(schema("i", text())) == "its 0 runs end before row 0")
    #expect(
      array(1, hand.array(3, [nil, nil])).texts(schema("i", text())) == "the ends of its runs are missing")
    #expect(
      array(1, hand.array(4, [nil, .init([1, 2, 3, 4] as [Int32])])).texts(schema("i", text()))
        == "in its values, it has 3 rows, not 4")
    #expect(
      array(1, hand.array(3, [nil, nil])).texts(schema("u", text()))
        == "column 'c' breaks the Arrow specification: its runs are not integers and values")
    let lists = hand.array(
      1, [nil, .init([0, 2] as [Int32])],
      children: [array(2, hand.array(3, [nil, .init([1, 3, 6] as [Int32])]))])
    #expect(
      lists.texts(
        hand.schema("+l", "c", children: [schema("i", text())]), reading: ColumnReading(allowsJSON: true))
        == #"["a",null]"#)
    #expect(hand.unreleased == 0)
  }

  @Test func `integers of 128 bits have all their digits`() throws {
    let hand = HandMade()
    let values = [UInt8]([5, 0, -5, -1, 0, .min, -1, .max] as [Int64])
    #expect(
      try texts("_pli128", hand.array(4, [nil, values])) == [
        "5", "-5", "-170141183460469231731687303715884105728", "170141183460469231731687303715884105727",
      ])
    #expect(
      try texts("_plu128", hand.array(2, [nil, .init([-1, -1, 0, 1] as [Int64])])) == [
        "340282366920938463463374607431768211455", "18446744073709551616",
      ])
    #expect(hand.unreleased == 0)
  }

  @Test func `extension types have the text of their values, and not of their bytes`() throws {
    let hand = HandMade()
    func schema(_ format: String, _ name: String, _ description: String = "") -> ArrowSchema {
      hand.schema(
        format, "c", metadata: ["ARROW:extension:name": name, "ARROW:extension:metadata": description])
    }
    let bytes = [UInt8](0..<16)
    #expect(
      hand.array(1, [nil, bytes]).texts(schema("w:16", "arrow.uuid"))
        == "00010203-0405-0607-0809-0a0b0c0d0e0f")
    #expect(hand.array(2, [nil, [0, 1]]).texts(schema("c", "arrow.bool8")) == "false true")
    #expect(hand.array(1, [nil, [7]]).texts(schema("c", "my.number")) == "7")
    let number = [UInt8]([-1, -1] as [Int64])
    for (type, text) in [("hugeint", "-1"), ("uhugeint", "340282366920938463463374607431768211455")] {
      let description = #"{"type_name":"\#(type)","vendor_name":"DuckDB"}"#
      #expect(hand.array(1, [nil, number]).texts(schema("w:16", "arrow.opaque", description)) == text)
    }
    let bit = #"{"type_name":"bit","vendor_name":"DuckDB"}"#
    #expect(
      hand.array(1, [nil, nil, nil]).texts(schema("z", "arrow.opaque", bit))
        == "column 'c' has an opaque type, \(bit), which cannot be checked; give its values as text")
    #expect(hand.unreleased == 0)
  }

  @Test func `an array that breaks the specification is an error with its location`() {
    let hand = HandMade()
    let text = [UInt8]("annbob".utf8)
    func error(_ format: String, _ array: ArrowArray, dictionary: String? = nil, count: Int? = nil) -> String
    {
      do {
        _ = try texts(format, array, dictionary: dictionary, count: count)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error("u", hand.array(2, [nil, .init([0, 4, 3] as [Int32]), text]))
        == "its offsets decrease after row 1, from 4 to 3")
    #expect(
      error("u", hand.array(1, [nil, .init([-1, 3] as [Int32]), text])) == "the offset of row 0 is negative")
    #expect(
      error("U", hand.array(1, [nil, .init([0, 3] as [Int64]), nil])) == "its buffer of data is missing")
    #expect(error("u", hand.array(1, [nil, nil, text])) == "its buffer of offsets is missing")
    #expect(error("i", hand.array(1, [nil, nil])) == "its buffer of data is missing")
    #expect(error("i", hand.array(1, [nil])) == "it has 1 buffers, not 2")
    #expect(error("i", hand.array(-1, [nil, []])) == "its length is -1 and its offset 0")
    #expect(error("i", hand.array(1, offset: -4, [nil, []])) == "its length is 1 and its offset -4")
    #expect(
      error("i", hand.array(1, offset: .max, [nil, []])) == "its length is 1 and its offset \(Int.max)")
    #expect(error("i", hand.array(1, [nil, [0, 0, 0, 0]]), count: 2) == "it has 1 rows, not 2")
    #expect(
      error("i", hand.array(1, nulls: 1, [nil, [0, 0, 0, 0]])) == "it has 1 nulls and no validity bitmap")
    #expect(error("vu", hand.array(1, [nil, view(-1, ""), []])) == "the view of row 0 has the length -1")
    #expect(
      error("vu", hand.array(1, [nil, view(13, "aaaa", buffer: 1), text, .init([Int64(6)])]))
        == "the view of row 0 is of buffer 1, of 1")
    #expect(
      error("vu", hand.array(1, [nil, view(13, "aaaa", buffer: 0), text, .init([Int64(6)])]))
        == "the view of row 0 ends beyond buffer 0: 0 and 13 of 6 bytes")
    #expect(
      error("vu", hand.array(1, [nil, view(13, "aaaa", buffer: 0, offset: -1), text, .init([Int64(6)])]))
        == "the view of row 0 ends beyond buffer 0: -1 and 13 of 6 bytes")
    let values = { hand.array(1, [nil, .init([0, 3] as [Int32]), text]) }
    #expect(
      error("c", hand.array(2, [nil, [0, 255]], dictionary: values()), dictionary: "u")
        == "the index of row 1 is not in its dictionary of 1 values")
    #expect(error("c", hand.array(1, [nil, [0]]), dictionary: "u") == "its dictionary is missing")
    #expect(hand.unreleased == 0)
  }

  @Test func `a type that cannot be checked is an error that names column and type`() {
    let hand = HandMade()
    for (format, noun) in [
      ("?", "'?'"), ("w:-1", "'w:-1'"),
      ("d:5,1025", "'d:5,1025'"), ("d:5,\(Int.min)", "'d:5,\(Int.min)'"),
    ] {
      var schema = hand.schema(format, "c")
      defer { schema.release(&schema) }
      let text = "column 'c' has the type \(noun), which cannot be checked; give its values as text"
      #expect { try ColumnType(schema, named: "c") } throws: { "\($0)" == text }
    }
  }

  private func view(_ length: Int32, _ prefix: String, buffer: Int32 = 0, offset: Int32 = 0) -> [UInt8] {
    let short = Array(prefix.utf8) + Array(repeating: 0, count: 12)
    return .init([length])
      + (length <= 12 ? Array(short.prefix(12)) : short.prefix(4) + .init([buffer, offset]))
  }
}
