internal import Bytes
internal import CSVRecords
internal import TableValidation

/// Signs that a way does not read a table as it was written, although it fits: escapes or quotes that remain in the values, or
/// values in place of names.
struct ReadingSigns {
  /// The number of records that are read.
  private static let records = 200

  /// The number of kinds of signs.
  let count: Int

  init(of trial: ReadingTrial, on sample: InputSample, usesEscapes: Bool, hasHeader: Bool) {
    var (hasQuotes, hasValuesAsNames) = (false, false)
    if let input = trial.input(of: sample, hasHeader: hasHeader), case .csv(let dialect) = input.format,
      let layout = trial.format?.layout,
      var reader = try? CSVReader(
        MemorySource(sample.text), dialect: dialect, hasHeader: hasHeader, layout: layout)
    {
      hasValuesAsNames = reader.header?.contains { Self.isNumber($0) } == true
      for _ in 0..<Self.records {
        guard !hasQuotes, let record = try? reader.readRecord() else { break }
        hasQuotes = record.indices.contains { Self.isQuoted(record.bytes(at: $0)) }
      }
    }
    let signs = [usesEscapes && !trial.readsEscapes, hasQuotes, hasValuesAsNames]
    count = signs.count { $0 }
  }

  private static func isQuoted(_ field: ArraySlice<UInt8>) -> Bool {
    guard field.count > 1, let first = field.first else { return false }
    return first == UInt8(ascii: "\"") || (first == UInt8(ascii: "'") && first == field.last)
  }

  private static func isNumber(_ name: String) -> Bool {
    var digits = 0
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "):
        continue
      default: return false
      }
    }
    return digits > 0
  }
}
