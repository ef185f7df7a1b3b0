import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the values of a record in one buffer.
struct SampledRecordTests {
  @Test func `fields have the values that were set last, and are absent before and after`() {
    var record = SampledRecord(fieldCount: 3)
    #expect(record.values == [nil, nil, nil])
    record[1] = [1, 2]
    record[0] = []
    record[1] = [3]
    #expect(record.values == [[], [3], nil])
    record[1] = nil
    #expect(record[1] == nil && record.range(of: 1) == nil && record.range(of: 0) != nil)
    #expect(SampledRecord([[0x61], nil]).texts == ["a", nil])
  }

  @Test func `a field returns to its earlier value, and the buffer to its size`() {
    var record = SampledRecord([[1, 2], [3]])
    let (input, size) = (record.inputs[0], record.bytes.count)
    record[0] = [4, 5, 6]
    record.restore(input, of: 0, size: size)
    #expect(record.values == [[1, 2], [3]] && record.bytes == [1, 2, 3])
    record[1] = nil
    record.restore(.absent, of: 0, size: size)
    #expect(record.values == [nil, nil])
  }
}
