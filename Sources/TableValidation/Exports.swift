// A check has files, findings and reports in its interface, so that whoever imports TableValidation can use them.
@_exported public import FileOutput
@_exported public import FindingReports
