import CScan

@testable import CSVRecords

extension ScanBlocks {
  /// All variants of the scans that the machine supports.
  static let all: [(form: String, blocks: ScanBlocks)] = [
    ("portable", scan_portable), ("SSE2", scan_sse2), ("AVX2", scan_avx2),
  ].compactMap { name, form in ScanBlocks(form).map { (name, $0) } }
}
