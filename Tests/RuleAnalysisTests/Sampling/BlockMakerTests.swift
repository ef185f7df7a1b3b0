import RuleFiles
import Testing

@testable import RuleAnalysis

/// Tests of records that are made in blocks.
struct BlockMakerTests {
  private static let size = BlockMaker.size
  private static let rules = """
    fields:
      - {name: id, type: integer, constraints: {minimum: 1, maximum: 60000, required: true, unique: true}}
      - {name: code, type: string, constraints: {pattern: "[A-Z]{3}[0-9]{4}"}}
      - {name: a, type: integer}
      - {name: b, type: integer}
    rules:
      - {id: equal, compare: a == b}
    """

  private static func sampler(_ yaml: String = rules, count: Int) throws -> TableSampler {
    try TableSampler(RuleFile(Array(yaml.utf8)), count: count, seed: 7)
  }

  private static func records(_ sampler: TableSampler) throws -> [[String?]] {
    var (sampler, records) = (sampler, [[String?]]())
    while let record = try sampler.next() { records.append(record) }
    return records
  }

  @Test func `blocks that others make, in any order, are those that the sampler makes`() throws {
    var sampler = try Self.sampler(count: 2 * Self.size + 10)
    let all = try Self.records(sampler)
    var records: [[String?]] = []
    var added: [Int] = []
    while records.count < sampler.count {
      if let (maker, first) = sampler.nextBlock() {
        let numbers = first..<min(first + 2, maker.blocks)
        added += numbers
        let made = Dictionary(uniqueKeysWithValues: numbers.reversed().map { ($0, maker.block($0)) })
        sampler.add(numbers.map { made[$0]! })
      }
      records.append(try #require(try sampler.next()))
    }
    #expect(try sampler.next() == nil && added == [1, 2])
    #expect(records == all)
  }

  @Test func `keys are different in the records of all blocks, and rules over several fields hold`() throws {
    let records = try Self.records(Self.sampler(count: 2 * Self.size))
    #expect(Set(records.map { $0[0] }).count == 2 * Self.size)
    #expect(records.allSatisfy { $0[2] == nil || $0[3] == nil || $0[2] == $0[3] })
    // No block is another one again.
    #expect(Set(records.map { $0[1] }).count > Self.size)
  }

  @Test func `the records before the first block are those of a shorter table`() throws {
    let long = try Self.records(Self.sampler(count: Self.size + 1))
    #expect(try Self.records(Self.sampler(count: Self.size)) == Array(long.dropLast()))
  }

  @Test func `records that depend on others are made one by one`() throws {
    var sampler = try Self.sampler(
      Self.rules + "\ntable: {columns: {a: {absent: {maximumShare: 0.5}}}}\n", count: 2 * Self.size)
    for _ in 0..<Self.size + 1 { _ = try sampler.next() }
    #expect(sampler.nextBlock() == nil)
  }

  @Test func `any number of records has blocks`() throws {
    for (count, blocks) in [(Self.size + 1, 2), (2 * Self.size, 2), (Int.max, Int.max / Self.size + 1)] {
      let sampler = try Self.sampler(count: count)
      #expect(BlockMaker(sampler.records, seed: 1, count: count).blocks == blocks)
    }
  }

  @Test func `an error ends a block after its records`() throws {
    var queue = BlockQueue()
    let record = SampledRecord([[1], nil])
    queue.replace(by: [
      SampleBlock(records: [record], error: nil),
      SampleBlock(records: [record, record], error: .noRecord(rule: "r")),
    ])
    for _ in 0..<3 { #expect(try queue.next().values == [[1], nil]) }
    #expect(throws: SampleError.self) { try queue.next() }
  }
}
