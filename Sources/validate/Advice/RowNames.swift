internal import CSVRecords
internal import TableValidation

/// The first fields of records that have one field more than the header.
struct RowNames {
  /// The number of records that are read.
  private static let records = 200

  /// Whether they may be names of rows: all are words, or they are the numbers from 1, and no last field is empty in each record.
  let areNames: Bool

  init(_ sample: InputSample, _ trial: ReadingTrial) {
    guard let (dialect, layout, _) = trial.format,
      var reader = try? CSVReader(
        MemorySource(sample.text), dialect: dialect, hasHeader: false, layout: layout)
    else {
      areNames = false
      return
    }
    var (number, areWords, areNumbered, haveEmptyEnds) = (0, true, true, true)
    while number < Self.records, let record = try? reader.readRecord(), let first = record.first {
      number += 1
      areNumbered = areNumbered && first == String(number)
      areWords = areWords && first.unicodeScalars.contains { $0.properties.isAlphabetic }
      haveEmptyEnds = haveEmptyEnds && record.last?.isEmpty == true
    }
    areNames = (areWords || areNumbered) && !haveEmptyEnds
  }
}
