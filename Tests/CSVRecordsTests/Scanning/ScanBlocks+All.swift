import CScan

@testable import CSVRecords

extension ScanBlocks {
  /// All variants of the scans that the machine supports.
  static let all: [(name: String, blocks: ScanBlocks)] = [
    ("portable", scan_portable), ("SSE2", scan_sse2), ("AVX2", scan_avx2), ("AVX-512", scan_avx512),
  ].compactMap { name, set in ScanBlocks(set).map { (name, $0) } }
}
