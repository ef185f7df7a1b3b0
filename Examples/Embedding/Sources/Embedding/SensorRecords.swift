import TableValidation

/// Readings of a sensor in two arrays of a program: a source of records without a file.
struct SensorRecords: RecordSource {
  static let columns = ["sensor", "celsius"]

  let sensors: [String]
  let celsius: [Double?]
  private(set) var bytes: [UInt8] = []

  init(sensors: [String], celsius: [Double?]) {
    precondition(sensors.count == celsius.count, "each reading has a sensor")
    (self.sensors, self.celsius) = (sensors, celsius)
  }

  var count: Int { sensors.count }

  mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch) {
    let texts: [String?] =
      Self.columns[column.column] == "sensor"
      ? sensors : celsius.map { reading in reading.map { "\($0)" } }
    batch = ColumnBatch(texts, of: column, appendingTo: &bytes)
  }

  mutating func append(_ changed: [UInt8]) { bytes += changed }

  /// The same readings as CSV.
  var csv: String {
    let records = zip(sensors, celsius).map { "\($0),\($1.map { "\($0)" } ?? "")\n" }
    return Self.columns.joined(separator: ",") + "\n" + records.joined()
  }
}
