extension Dialect {
  /// The scanner of the separators, at the start of a record.
  var scanner: any BlockScanner {
    switch separator {
    case .widths: WidthScanner(self)
    case .delimiter(let delimiter) where delimiter.count > 1: DelimiterScanner(self, delimiter: delimiter)
    case .delimiter: needsStateMachine ? DialectScanner(self) : StructureScanner(self)
    }
  }
}
