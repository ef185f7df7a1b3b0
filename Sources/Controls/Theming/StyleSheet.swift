/// A style sheet of Fiori buttons: attributes for the class paths `Button` and `fdlFUIButton`.
///
/// ```swift
/// let sheet = StyleSheet("""
///   @accent: #0A6ED1;  // a variable
///   fdlFUIButton { tint-color: @accent; tint-color-disabled: primary4; content-insets: 7 16 7 16; }
///   """)
/// sheet.faults  // []
/// var button = FUIButtonModel()
/// button.apply(sheet)
/// ```
///
/// Class paths have attributes in braces, each a name, a colon, a value and a semicolon; `//` and `/* */` begin
/// comments, and `@name: value;` defines a variable for the rest of the sheet. Attributes of `fdlFUIButton` override
/// those of `Button`, and later ones override earlier ones. An attribute with a fault is ignored, and the rest of the
/// sheet is read.
public struct StyleSheet: Hashable, Sendable {
  /// A fault of a style sheet, with its location.
  public struct Fault: Hashable, Sendable, CustomStringConvertible, Error {
    /// Whether the attribute is ignored.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
      /// The attribute is ignored.
      case error
      /// The attribute is read as it was probably meant.
      case warning
    }

    /// The 1-based line.
    public let line: Int
    /// The 1-based column in characters (Unicode scalars).
    public let column: Int
    /// Whether the attribute is ignored.
    public let severity: Severity
    /// The fault and its correction.
    public let message: String

    /// The location, the severity and the message.
    public var description: String { "\(line):\(column): \(severity.rawValue): \(message)" }
  }

  /// A class path of buttons.
  enum ClassPath: String, CaseIterable {
    case button = "Button"
    case fdlFUIButton
  }

  struct Declaration: Hashable, Sendable {
    let attribute: StyleAttribute
    let value: StyleValue
  }

  /// The faults, in the order of their locations.
  public internal(set) var faults: [Fault] = []

  var declarations: [ClassPath: [Declaration]] = [:]

  /// Reads a style sheet.
  public init(_ text: String) {
    var reader = StyleSheetReader(text)
    reader.read()
    faults = reader.faults.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    declarations = reader.declarations
  }
}

extension FUIButtonModel {
  /// Applies the attributes of a style sheet, those of `Button` first.
  public mutating func apply(_ sheet: StyleSheet) {
    for classPath in StyleSheet.ClassPath.allCases {
      for declaration in sheet.declarations[classPath] ?? [] { declaration.apply(to: &self) }
    }
  }
}
