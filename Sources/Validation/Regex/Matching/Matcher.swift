internal import CPCRE2
internal import Platform

/// The memory that a match writes to: match data, stack and contexts, one of each for every thread.
@safe
final class Matcher {
  /// The result of a match.
  enum Outcome {
    case matched
    case unmatched
    /// The match ended at one of ``PatternLimits`` or with another error of PCRE2.
    case exhausted
  }

  // SAFETY of the pointers: each is made by `init` and freed by `deinit` alone, and ``current`` returns the matcher to one
  // thread only.
  private let data: OpaquePointer
  private let stack: OpaquePointer?
  private let plain: OpaquePointer
  private let metered: OpaquePointer
  private let meter: UnsafeMutablePointer<CostMeter>

  private init() {
    // SAFETY: With a nil general context PCRE2 allocates by malloc and returns nil only if that fails; the
    // process then stops. Without a stack of its own PCRE2 uses 32 KiB of the thread's.
    unsafe data = pcre2_match_data_create_8(1, nil)!
    unsafe stack = pcre2_jit_stack_create_8(PatternLimits.initialStackSize, PatternLimits.stackSize, nil)
    unsafe plain = Self.makeContext(stack)
    unsafe metered = Self.makeContext(stack)
    unsafe meter = .allocate(capacity: 1)
    unsafe meter.initialize(to: CostMeter(limit: 0))
    unsafe pcre2_set_match_limit_8(metered, .max)
    unsafe pcre2_set_callout_8(metered, CostMeter.callout, UnsafeMutableRawPointer(meter))
  }

  private static func makeContext(_ stack: OpaquePointer?) -> OpaquePointer {
    // SAFETY: As in `init`; the stack is freed after the contexts.
    let context = unsafe pcre2_match_context_create_8(nil)!
    unsafe pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(stack))
    unsafe pcre2_set_heap_limit_8(context, UInt32(PatternLimits.heapSize))
    unsafe pcre2_set_depth_limit_8(context, UInt32(PatternLimits.recursionDepth))
    return unsafe context
  }

  deinit {
    // SAFETY: Made by `init` and freed here alone; the thread has ended, so that no match runs.
    unsafe pcre2_match_data_free_8(data)
    unsafe pcre2_match_context_free_8(plain)
    unsafe pcre2_match_context_free_8(metered)
    unsafe pcre2_jit_stack_free_8(stack)
    unsafe meter.deallocate()
  }

  /// Matches the whole value in at most `limit` of PCRE2's own steps (pcre2api(3), `pcre2_set_match_limit`).
  func match(_ value: Span<UInt8>, _ pattern: CompiledPattern, limit: UInt32) -> Outcome {
    unsafe pcre2_set_match_limit_8(plain, limit)
    return unsafe match(value, pattern, in: plain)
  }

  /// Matches the whole value by a metered pattern, within ``PatternLimits/cost``.
  func matchMetered(_ value: Span<UInt8>, _ pattern: CompiledPattern) -> Outcome {
    let limit = pattern.hasMachineCode ? PatternLimits.cost : PatternLimits.interpreterCost
    unsafe meter.pointee = CostMeter(limit: limit)
    return unsafe match(value, pattern, in: metered)
  }

  private func match(_ value: Span<UInt8>, _ pattern: CompiledPattern, in context: OpaquePointer) -> Outcome {
    // SAFETY: The value is well-formed UTF-8 (``RegexStrategy`` checks it), as PCRE2_NO_UTF_CHECK and `pcre2_jit_match`
    // require; an empty value gets an address of its own; data and context belong to this thread.
    let result = unsafe value.withUnsafeBufferPointer { bytes in
      let start = unsafe bytes.baseAddress ?? Self.emptyValue
      return pattern.isCalledDirectly
        ? unsafe pcre2_jit_match_8(pattern.code, start, bytes.count, 0, 0, data, context)
        : unsafe pcre2_match_8(pattern.code, start, bytes.count, 0, PCRE2_NO_UTF_CHECK, data, context)
    }
    if result >= 0 { return isWhole(value.count) ? .matched : .unmatched }
    return result == PCRE2_ERROR_NOMATCH ? .unmatched : .exhausted
  }

  /// Returns whether the match is of the whole value: a verb such as `(*ACCEPT)` or `(*SKIP)` can end it early or begin it
  /// late in spite of the options.
  private func isWhole(_ count: Int) -> Bool {
    // SAFETY: After a match the first pair of offsets is set; `\K` does not change the start character.
    let end = unsafe pcre2_get_ovector_pointer_8(data)[1]
    return unsafe end == count && pcre2_get_startchar_8(data) == 0
  }

  /// The address of an empty value.
  // SAFETY: One byte that is never read, never written after its initialization and never freed.
  private nonisolated(unsafe) static let emptyValue: UnsafePointer<UInt8> = {
    let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    unsafe byte.initialize(to: 0)
    return unsafe UnsafePointer(byte)
  }()
}

extension Matcher {
  /// The calling thread's own matcher, made at its first use and freed when the thread ends.
  static var current: Matcher {
    // SAFETY: The key is private, and its one kind of value is a matcher retained for its thread.
    if let held = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<Matcher>.fromOpaque(held).takeUnretainedValue()
    }
    let matcher = Matcher()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(matcher).toOpaque())
    return matcher
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    // SAFETY: The destructor receives the pointer that `current` retained, once, as the thread ends.
    let error = unsafe pthread_key_create(&key) { held in
      #if canImport(Darwin)
      unsafe Unmanaged<Matcher>.fromOpaque(held).release()
      #else
      unsafe Unmanaged<Matcher>.fromOpaque(held.unsafelyUnwrapped).release()
      #endif
    }
    precondition(error == 0, "the process has no thread-specific keys left")
    return key
  }()
}
