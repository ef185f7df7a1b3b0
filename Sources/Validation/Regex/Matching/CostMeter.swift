internal import CPCRE2

/// The cost of one match so far. It is a count, which is the same on every machine, unlike a time.
///
/// PCRE2 calls a function before each item of a metered pattern; each call costs ``PatternLimits/itemCost``
/// and the distance, forwards or backwards, by which the match has moved since the last call. Beyond the
/// limit the match ends.
struct CostMeter {
  private var cost = 0
  private var position = 0
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds one call at a position and returns whether the match may continue.
  mutating func count(at newPosition: Int) -> Bool {
    cost += PatternLimits.itemCost + abs(newPosition - position)
    position = newPosition
    return cost <= limit
  }

  /// The function that PCRE2 calls (pcre2callout(3)): 0 continues, a negative number is the result of the match.
  static let callout:
    @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?)
      -> Int32 = { block, meter in
        // SAFETY: PCRE2 passes its block and the pointer that was set together with this function: a `CostMeter` that
        // lives as long as the match context and is used by one thread.
        let meter = unsafe meter.unsafelyUnwrapped.assumingMemoryBound(to: CostMeter.self)
        return unsafe meter.pointee.count(at: block.unsafelyUnwrapped.pointee.current_position)
          ? 0 : PCRE2_ERROR_CALLOUT
      }
}
