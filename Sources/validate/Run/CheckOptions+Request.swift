internal import CSVRecords
internal import TableValidation
internal import Validation

extension CheckOptions {
  /// Creates the options of a check from a request.
  ///
  /// - Throws: ``UsageError`` for a limit that is out of range.
  init(_ request: CheckRequest) throws(UsageError) {
    self.init()
    reportsAll = request.reportsAll
    omitsWarnings = request.omitsWarnings
    severities = request.severities
    if request.writesReasons {
      guard request.invalid != nil else {
        throw UsageError("--invalid-reasons adds fields to the records of --invalid FILE, which is not given")
      }
      guard request.each.isEmpty else {
        throw UsageError("--invalid-reasons is only for records with fields; -e checks lines")
      }
      writesReasons = true
    }
    findingLimits = request.findingLimits
    failurePolicy.threshold = request.failureThreshold
    writesNormalized = request.writesNormalized
    repairs = request.repairs
    maximumFieldLines = request.maximumFieldLines ?? maximumFieldLines
    stopsAfterInvalid = request.stopsAfterInvalid
    minimumRecords = request.minimumRecords ?? 0
    if let size = request.maximumRecordSize {
      guard size <= ChunkReader.largestMaximumRecordSize else {
        throw UsageError("--max-record-bytes must be at most \(ChunkReader.largestMaximumRecordSize)")
      }
      maximumRecordSize = size
    }
    if let size = request.uniqueMemory {
      guard size <= CheckOptions.largestUniqueMemory else {
        throw UsageError("--unique-memory must be at most \(CheckOptions.largestUniqueMemory)")
      }
      uniqueMemory = size
    }
    uniqueDisk = request.uniqueDisk
    if let jobs = request.jobs {
      guard jobs <= CheckOptions.largestJobs else {
        throw UsageError("--jobs must be at most \(CheckOptions.largestJobs)")
      }
      self.jobs = jobs
    }
  }
}
