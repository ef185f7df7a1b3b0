import RuleFiles
import Testing

@testable import RuleAnalysis

/// Tests of the values of keys in samples.
struct SampledKeyTests {
  private static func count(_ field: String, _ count: Int) throws -> Int {
    let file = try RuleFile(Array("fields: [{name: k, \(field)}]".utf8))
    var sampler = try TableSampler(file, count: count)
    var values: Set<String?> = []
    while let record = try sampler.next() { values.insert(record[0]) }
    return values.count
  }

  @Test(
    arguments: [
      ("type: string, constraints: {required: true, unique: true, pattern: '[A-C][0-9]{3}'}", 3_000),
      ("type: integer, constraints: {required: true, unique: true, minimum: -2500, maximum: 2499}", 5_000),
      (
        "type: date, constraints: {required: true, unique: true, minimum: '2020-01-01', maximum: '2029-12-31'}",
        3_653
      ),
    ])
  func `a key has all values of its field, and no further record`(field: String, count: Int) throws {
    #expect(try Self.count(field, count) == count)
    #expect(throws: SampleError.self) { try Self.count(field, count + 1) }
  }
}
