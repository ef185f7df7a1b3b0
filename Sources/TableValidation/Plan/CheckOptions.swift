internal import CSVRecords

/// How a check runs: nothing of this changes what is found, save `reportsAll` and `maximumRecordSize`.
public struct CheckOptions: Sendable {
  /// Report every rule that a value breaks, not only the first.
  public var reportsAll = false
  /// Write valid records with the fields that ``Validation/Normalization`` has changed; else as they stand.
  public var writesNormalized = false
  /// In bytes, without the line end; a longer record is a finding.
  public var maximumRecordSize = RecordFormat.defaultMaximumRecordSize
  /// The most that ``uniqueMemory`` can be: offsets of keys are numbers of 35 bits.
  public static let largestUniqueMemory = KeyArena.largestSize
  /// How much memory the values and keys that are compared with those of other records may take in all, in bytes.
  ///
  /// Each takes its own bytes and at most ``costOfKey`` more; a run that needs more ends with ``KeyMemoryError``.
  public var uniqueMemory = 1 << 30
  /// How many bytes a key takes at most beside its own.
  public static let costOfKey = KeyIndex.costOfKey

  /// The most threads that a check may have: each takes memory for a chunk and what it finds in it.
  public static let largestJobs = 256

  /// How many threads check, at most ``largestJobs``; as many as there are processors unless said otherwise.
  public var jobs = Threads.available
  /// How many bytes are read and checked at a time.
  package var chunkSize = ChunkReader.defaultChunkSize

  public init() {}
}
