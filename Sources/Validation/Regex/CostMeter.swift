internal import CPCRE2

/// Bounds the work of one match by counting it: deterministic, where a clock would not be.
///
/// PCRE2 calls out before each item of a metered pattern; each call costs 8 and the distance that the match
/// has moved since the last, forwards or back. Past the limit the match is given up. The limit is what keeps
/// hostile patterns below 20 ms on values up to 64 KiB, measured by `Benchmarks/library.sh patterns FILE`.
struct CostMeter {
  /// The cost at which a match in machine code is given up.
  static let machineCodeLimit = 5_000_000
  /// The same for PCRE2's interpreter, which is some two times slower.
  static let interpreterLimit = 2_500_000

  private var cost = 0
  private var position = 0
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts one call at a position; whether the match may go on.
  mutating func count(at newPosition: Int) -> Bool {
    cost += 8 + abs(newPosition - position)
    position = newPosition
    return cost <= limit
  }

  /// What PCRE2 calls (pcre2callout(3)): 0 goes on, a negative number is the result of the match.
  static let callout:
    @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?)
      -> Int32 = { block, meter in
        // SAFETY: PCRE2 passes its block, and the pointer that was set together with this function, which is a
        // `CostMeter` that lives as long as the context does.
        let meter = unsafe meter.unsafelyUnwrapped.assumingMemoryBound(to: CostMeter.self)
        return unsafe meter.pointee.count(at: block.unsafelyUnwrapped.pointee.current_position)
          ? 0 : PCRE2_ERROR_CALLOUT
      }
}
