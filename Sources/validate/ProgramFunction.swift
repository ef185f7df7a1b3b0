// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CArrow

/// The program as a function of the C interface: `Sources/CArrow/include/validation.h`.
///
/// SAFETY: the caller passes `argc` pointers to strings that end with NUL, as the header requires.
@c @implementation
public func val_main(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) -> Int32 {
  guard let argv = unsafe argv else { return ExitStatus.failed.rawValue }
  return unsafe Validate.run(in: Word.words(argc, argv))
}
