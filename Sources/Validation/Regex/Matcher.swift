internal import CPCRE2

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// What a match needs to write to: match data, stack and contexts, one of each for every thread.
@safe
final class Matcher {
  /// What PCRE2 said of a value.
  enum Outcome {
    case matched
    case unmatched
    /// A limit of stack, heap, depth or count was reached before the answer, or PCRE2 gave up otherwise.
    case exhausted
  }

  /// The stack that machine code grows into, in bytes; 32 KiB of it at the start (pcre2jit(3)).
  private static let stackSize = 2 << 20
  /// The heap that the interpreter may take for one match, in KiB.
  private static let heapLimit: UInt32 = 4 << 10
  /// How deep the interpreter may nest: at each recursion it looks through all of them for one that consumed nothing,
  /// so that time grows with the square.
  private static let depthLimit: UInt32 = 10_000

  // SAFETY of the pointers: each is made by `init`, freed by `deinit` alone, and used by the one thread that
  // ``current`` gave the matcher to.
  private let data: OpaquePointer
  private let stack: OpaquePointer?
  private let plain: OpaquePointer
  private let metered: OpaquePointer
  private let meter: UnsafeMutablePointer<CostMeter>

  private init() {
    // SAFETY: with a nil general context PCRE2 allocates by malloc; it gives nil only where that fails, and
    // there is no way on then.
    unsafe data = pcre2_match_data_create_8(1, nil)!
    unsafe stack = pcre2_jit_stack_create_8(32 << 10, Self.stackSize, nil)
    unsafe plain = Self.makeContext(stack)
    unsafe metered = Self.makeContext(stack)
    unsafe meter = .allocate(capacity: 1)
    unsafe meter.initialize(to: CostMeter(limit: 0))
    unsafe pcre2_set_match_limit_8(metered, .max)
    unsafe pcre2_set_callout_8(metered, CostMeter.callout, UnsafeMutableRawPointer(meter))
  }

  private static func makeContext(_ stack: OpaquePointer?) -> OpaquePointer {
    // SAFETY: as in `init`; the stack lives as long as the contexts do.
    let context = unsafe pcre2_match_context_create_8(nil)!
    unsafe pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(stack))
    unsafe pcre2_set_heap_limit_8(context, heapLimit)
    unsafe pcre2_set_depth_limit_8(context, depthLimit)
    return unsafe context
  }

  deinit {
    // SAFETY: made by `init`, and no match is under way.
    unsafe pcre2_match_data_free_8(data)
    unsafe pcre2_match_context_free_8(plain)
    unsafe pcre2_match_context_free_8(metered)
    unsafe pcre2_jit_stack_free_8(stack)
    unsafe meter.deallocate()
  }

  /// Whether the whole value matches, with at most `limit` of PCRE2's own counts (pcre2api(3),
  /// `pcre2_set_match_limit`).
  func match(_ value: Span<UInt8>, _ pattern: CompiledPattern, limit: UInt32) -> Outcome {
    unsafe pcre2_set_match_limit_8(plain, limit)
    return unsafe match(value, pattern, in: plain)
  }

  /// Whether the whole value matches a metered pattern, at a cost up to the limit of ``CostMeter``.
  func matchMetered(_ value: Span<UInt8>, _ pattern: CompiledPattern) -> Outcome {
    let limit = pattern.hasMachineCode ? CostMeter.machineCodeLimit : CostMeter.interpreterLimit
    unsafe meter.pointee = CostMeter(limit: limit)
    return unsafe match(value, pattern, in: metered)
  }

  private func match(_ value: Span<UInt8>, _ pattern: CompiledPattern, in context: OpaquePointer) -> Outcome {
    // SAFETY: the value is well-formed UTF-8 (``RegexStrategy`` asks before), which is what
    // PCRE2_NO_UTF_CHECK and `pcre2_jit_match` demand; an empty value still has an address.
    let result = unsafe value.withUnsafeBufferPointer { bytes in
      let start = unsafe bytes.baseAddress ?? Self.nothing
      return pattern.isCalledDirectly
        ? unsafe pcre2_jit_match_8(pattern.code, start, bytes.count, 0, 0, data, context)
        : unsafe pcre2_match_8(pattern.code, start, bytes.count, 0, PCRE2_NO_UTF_CHECK, data, context)
    }
    if result >= 0 { return isWhole(value.count) ? .matched : .unmatched }
    return result == PCRE2_ERROR_NOMATCH ? .unmatched : .exhausted
  }

  /// Whether the match that was found is of the whole value: a verb such as `(*ACCEPT)` or `(*SKIP)` can end it early
  /// or begin it late, whatever the options say.
  private func isWhole(_ count: Int) -> Bool {
    // SAFETY: after a match the first pair of offsets is set, and `\K` leaves the start character alone.
    let end = unsafe pcre2_get_ovector_pointer_8(data)[1]
    return unsafe end == count && pcre2_get_startchar_8(data) == 0
  }

  // SAFETY: one byte that is never read and never freed, for the address of an empty value.
  private nonisolated(unsafe) static let nothing: UnsafePointer<UInt8> = {
    let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    unsafe byte.initialize(to: 0)
    return unsafe UnsafePointer(byte)
  }()
}

extension Matcher {
  /// The calling thread's own matcher, made when it is first asked for and freed when the thread ends.
  static var current: Matcher {
    // SAFETY: the key holds nothing but what is put here: a matcher retained for its thread.
    if let held = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<Matcher>.fromOpaque(held).takeUnretainedValue()
    }
    let matcher = Matcher()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(matcher).toOpaque())
    return matcher
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    // SAFETY: the destructor gets the pointer that `current` retained, once, as the thread ends.
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
