/// The values of an Arrow array of one type, whose structure has been checked.
///
/// The Arrow C Data Interface does not state the sizes of most buffers. Offsets, indices and stated sizes are checked
/// before they are used: ``size(of:)`` checks those of the rows, and ``append(_:to:)`` relies on that.
protocol ArrowColumn {
  /// Returns the maximum number of bytes of the values in the rows, and checks the offsets or indices of these rows.
  ///
  /// - Throws: The reason why they break the specification.
  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int

  /// Appends the values of rows for which ``size(of:)`` has been called.
  func append(_ rows: Range<Int>, to values: inout ValueBuffer)
}

/// The reason why an array breaks the specification, without the name of its column.
struct ArrowColumnError: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// Returns the error of an array that has this one in its dictionary.
  var inDictionary: ArrowColumnError { ArrowColumnError("in its dictionary, \(reason)") }
}

extension Int {
  /// The sum, or the largest number if it is beyond that.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? .max : sum
  }

  /// The product of a count and a size, or the largest number if it is beyond that.
  func saturatingProduct(_ size: Int) -> Int {
    let (product, isBeyond) = multipliedReportingOverflow(by: size)
    return isBeyond ? .max : product
  }
}
