/// Finds the media types of files by their content, because browsers declare them by names alone.
///
/// `MagicDetector` of the library `FileTypes` is one.
///
/// ```swift
/// struct PNGDetector: FileTypeDetector {
///   func mediaType(ofFileBeginningWith bytes: Span<UInt8>) -> String? {
///     bytes.count > 3 && bytes[1] == 0x50 && bytes[2] == 0x4E && bytes[3] == 0x47 ? "image/png" : nil
///   }
/// }
/// ```
public protocol FileTypeDetector: Sendable {
  /// Returns the media type of a file, or `nil` if it is not known.
  ///
  /// - Parameter bytes: The first bytes of the file, at most 65,536.
  func mediaType(ofFileBeginningWith bytes: Span<UInt8>) -> String?
}
