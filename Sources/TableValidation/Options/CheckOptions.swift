internal import Bytes
public import CSVRecords
package import FileOutput
public import Validation

/// The options of a check. Those up to `minimumRecords`, and `maximumRecordSize`, change its findings.
public struct CheckOptions: Sendable {
  /// Whether every rule that a value breaks is reported, and not only the first.
  public var reportsAll = false
  /// The severities of codes, which replace those of the rules; those of a rule file apply to the codes that have none here.
  public var severities = CodeSeverities()
  /// Texts that mean an absent value in every column, in addition to those of its rules.
  public var missingValues: [String] = []
  /// Whether white space at both ends of a field does not belong to its value.
  ///
  /// ``missingValues`` and those of the rules are compared with the field as it is; an empty rest is absent.
  public var trims = false
  /// The number of lines from which on a quoted field is a warning: a closing quote may be missing.
  public var maximumFieldLines = 100
  /// The minimum number of records of each table, over all its inputs; fewer are an error. Of this minimum and that of a rule
  /// file the greater one decides.
  public var minimumRecords = 0
  /// Whether warnings are omitted from all reports; they are counted.
  public var omitsWarnings = false
  /// The maximum numbers of findings that are reported; further ones are only counted. By default there are none.
  public var findingLimits = FindingLimits()
  /// The findings of an earlier run, with which those of the check are compared: it fails only by new ones. `nil` for none.
  public var baseline: FindingBaseline? {
    get { sharedBaseline?.value }
    set { sharedBaseline = newValue.map { Shared($0) } }
  }
  /// It is stored indirectly, because options are copied for each plan.
  private var sharedBaseline: Shared<FindingBaseline>?
  /// The number of invalid records after which the check stops; `nil` to check all records.
  ///
  /// The result is that of inputs which end with this record. The check runs on one thread.
  public var stopsAfterInvalid: Int?
  /// The conditions under which the check fails.
  public var failurePolicy = FailurePolicy()
  /// Whether `Summary.statistics` is computed, for which findings are counted by value even if no report needs them; not if
  /// they are discarded because their file is the null device.
  package var collectsStatistics = false
  /// Whether an input that cannot be read to its end is a finding, and the others are checked; otherwise it ends the check.
  package var reportsUnreadable = false
  /// A request to end the check early; `nil` for none.
  package var interrupt: Interrupt?
  /// Receives the progress of the check; `nil` for none.
  package var progress: (any ProgressObserver)?
  /// The encoding of inputs that are files.
  package var encoding = InputEncoding.automatic
  /// Whether valid records are written with the fields as `Normalization` has changed them; otherwise they are written as
  /// they are read.
  public var writesNormalized = false
  /// What is done with CSV records of another number of fields than the table has columns: a repaired one is checked, has a warning in place
  /// of an error, and is written repaired.
  public var repairs: RecordRepairs = []
  /// Whether each copy of an invalid record has two more fields, the codes and the messages of its errors.
  public var writesReasons = false
  /// The maximum size of a record in bytes, without the line end; a longer record is a finding.
  public var maximumRecordSize = RecordFormat.defaultMaximumRecordSize
  /// The maximum of ``uniqueMemory``: offsets of keys have 35 bits.
  public static let largestUniqueMemory = KeyRegions.largestSize
  /// The maximum memory in bytes of all values and keys that are compared with those of other records.
  ///
  /// Each takes its own bytes and at most ``costOfKey`` more. A run that needs more compares them on disk within ``uniqueDisk``, or ends
  /// with ``KeyMemoryError``.
  public var uniqueMemory = 1 << 30
  /// The maximum size in bytes of the temporary files in which values and keys are compared that exceed ``uniqueMemory``; `nil` for
  /// half of what is free in their folder, `TMPDIR` or `/tmp`. With 0, the default, nothing is compared on disk.
  public var uniqueDisk: Int? = 0
  /// The maximum number of bytes that a key takes in addition to its own.
  public static let costOfKey = KeyIndex.costOfKey

  /// The maximum of ``jobs``: each thread takes memory for a chunk and its findings.
  public static let largestJobs = 256

  /// The number of threads that check, at most ``largestJobs``; by default the number of processors.
  public var jobs = Threads.available
  /// The number of bytes that are read and checked at a time.
  package var chunkSize = ChunkReader.defaultChunkSize

  /// Creates the default options.
  public init() {}
}
