extension FindingDestination {
  /// Returns the destination with what the documents and the options require.
  func completed(for outputs: TableCheck.Outputs, _ options: CheckOptions) -> FindingDestination {
    var destination = self
    let reports = outputs.reports
    let collects = options.collectsStatistics && !outputs.discardsFindings
    destination.hasDocuments = reports.contains(where: \.needsFindings)
    destination.needsStatistics = collects || reports.contains(where: \.needsStatistics)
    destination.needsSamples = reports.contains(where: \.needsSamples)
    destination.comparesFindings = options.baseline != nil
    destination.needsReasons = options.writesReasons && outputs.invalid != nil
    destination.omitsWarnings = options.omitsWarnings
    return destination
  }
}
