/// Calls a closure with an object that is neither retained for the call nor released after it.
///
/// A method of an object in an array is otherwise called between a retain and a release, which take longer than to judge a short
/// value. `Documentation/Architecture.md` has the figures.
///
/// - Parameter object: An object that the caller owns until the closure returns.
@inline(__always) @unsafe
package func withoutRetaining<Object: AnyObject, Result>(
  _ object: @autoclosure () -> Object, _ body: (Object) -> Result
) -> Result {
  // SAFETY: the caller owns the object during the call.
  unsafe Unmanaged.passUnretained(object())._withUnsafeGuaranteedRef(body)
}
