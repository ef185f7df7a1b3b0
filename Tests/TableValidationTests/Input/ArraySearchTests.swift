import CSVRecords
import Testing

@testable import TableValidation

struct ArraySearchTests {
  /// Returns the offset of the array at a pointer, or why there is none.
  private static func offset(_ pointer: String, in text: String) throws -> Result<Int?, ArraySearch.Failure> {
    var search = ArraySearch(try #require(ArrayPlace(pointer)))
    for (index, byte) in text.utf8.enumerated() {
      do throws(ArraySearch.Failure) {
        if try search.begins(with: byte) { return .success(index) }
      } catch {
        return .failure(error)
      }
    }
    return .success(nil)
  }

  @Test(
    arguments: [
      ("", "[]", 0), ("", " \n[1]", 2), ("/a", #"{"a":[1]}"#, 5), ("a", #"{"b":[1],"a" : [2]}"#, 15),
      ("/a", #"{"b":{"a":[1]},"a":[2]}"#, 19), ("/0", "[[1],[2]]", 1), ("/1", "[[1],[2]]", 5),
      ("/1/x", #"[{"x":[1]},{"x":[2]}]"#, 16), ("/10", "[0,1,2,3,4,5,6,7,8,9,[]]", 21),
      ("/a~1b/~0", #"{"a/b":{"~":[]}}"#, 12), ("/é", #"{"\u00e9":[]}"#, 10), ("/", #"{"":[]}"#, 4),
      ("/", #"{"abc":[1],"":[2]}"#, 14),
      ("/op/", #"{"op":{"\x":[1],"":[2]}}"#, 19),
      ("/a", #"{"x":"\"a\":[","a":[]}"#, 19), ("/a", #"{"x":["a",["a"]],"a":[]}"#, 21),
      ("/a", #"{"a":[1],"a":[2]}"#, 5), ("/a/b", #"{"c":"a","a":{"c":["b"],"b":[]}}"#, 28),
    ])
  func `the array at a pointer is found`(pointer: String, text: String, offset: Int) throws {
    #expect(try Self.offset(pointer, in: text) == .success(offset), "\(pointer) in \(text)")
  }

  @Test(
    arguments: [
      ("", "{}", ArraySearch.Failure.other(0x7B)), ("", "1", .other(0x31)), ("/a", "[]", .missing),
      ("/a", #"{"a":{}}"#, .other(0x7B)), ("/a", #"{"a":1}"#, .other(0x31)), ("/a", #"{"b":[]}"#, .missing),
      ("/a/b", #"{"a":[1]}"#, .missing), ("/0", "[]", .missing), ("/2", "[[],[]]", .missing),
      ("/01", "[[],[]]", .missing), ("/a", #""a""#, .other(0x22)), ("/a", "}", .other(0x7D)),
      ("", "]", .other(0x5D)), ("", ",[]", .other(0x2C)), ("", ":[]", .other(0x3A)),
      ("/0", "[,", .other(0x2C)), ("/d/0", #"{"d":[,"#, .other(0x2C)), ("/1", ",[]", .other(0x2C)),
      ("/", #"{"abc":[],"\x":[]}"#, .missing),
    ])
  func `there is no array at a pointer`(pointer: String, text: String, failure: ArraySearch.Failure) throws {
    #expect(try Self.offset(pointer, in: text) == .failure(failure), "\(pointer) in \(text)")
  }

  @Test func `names of any length take bounded memory, and an end within the way is no array`() throws {
    let long = String(repeating: "a", count: 100_000)
    #expect(try Self.offset("/b", in: #"{"\#(long)":1,"b":[]}"#) == .success(long.utf8.count + 10))
    #expect(try Self.offset("/b", in: #"{"b""#) == .success(nil))
    #expect(try Self.offset("/\(long)", in: #"{"\#(long)":[]}"#) == .success(long.utf8.count + 4))
  }
}
