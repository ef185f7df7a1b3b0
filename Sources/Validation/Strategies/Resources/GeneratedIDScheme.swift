internal import Bytes

/// A scheme of identifiers that programs generate.
public enum GeneratedIDScheme: String, Sendable, CaseIterable {
  /// The first version of CUID: `c` and 24 digits of base 36, in lower case (paralleldrive/cuid, "Broken down").
  case cuid
  /// CUID2: a letter and 1 to 31 digits of base 36, in lower case; 24 characters by default (paralleldrive/cuid2, "Configuration").
  case cuid2
  /// KSUID: 160 bits as 27 digits of base 62 (segmentio/ksuid, "How do KSUIDs work?").
  case ksuid
  /// MongoDB's ObjectId: 12 bytes as hexadecimal digits, in either case (MongoDB Extended JSON v2, "ObjectId").
  case mongodb
  /// Nano ID: 21 characters of base 64url (ai/nanoid, "Comparison with UUID").
  case nanoid
  /// XID: 12 bytes as 20 digits of base 32hex, in lower case, the last of which has four bits that are 0 (rs/xid, "Features").
  case xid

  /// The name in messages.
  var title: String {
    switch self {
    case .cuid: "CUID"
    case .cuid2: "CUID2"
    case .ksuid: "KSUID"
    case .mongodb: "MongoDB ObjectId"
    case .nanoid: "Nano ID"
    case .xid: "XID"
    }
  }

  /// The characters at each place, and the number of them.
  struct Form {
    let characters: ByteSet
    let first: ByteSet
    /// The characters at the place of the last one of the longest identifier.
    let last: ByteSet
    let lengths: ClosedRange<Int>
    /// The largest identifier; `nil` if all are below it.
    let maximum: [UInt8]?

    fileprivate init(
      _ characters: ByteSet, first: ByteSet? = nil, last: ByteSet? = nil, lengths: ClosedRange<Int>,
      maximum: String? = nil
    ) {
      (self.characters, self.first, self.last) = (characters, first ?? characters, last ?? characters)
      (self.lengths, self.maximum) = (lengths, maximum.map { Array($0.utf8) })
    }
  }

  var form: Form {
    switch self {
    case .cuid: Self.cuidForm
    case .cuid2: Self.cuid2Form
    case .ksuid: Self.ksuidForm
    case .mongodb: Self.mongodbForm
    case .nanoid: Self.nanoidForm
    case .xid: Self.xidForm
    }
  }

  private static let base36 = ByteSet("0123456789abcdefghijklmnopqrstuvwxyz")
  private static let base62 = ByteSet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  private static let cuidForm = Form(base36, first: ByteSet("c"), lengths: 25...25)
  private static let cuid2Form = Form(
    base36, first: ByteSet("abcdefghijklmnopqrstuvwxyz"), lengths: 2...32)
  private static let ksuidForm = Form(base62, lengths: 27...27, maximum: "aWgEPTl1tmebfsQzFP4bxwgy80V")
  private static let mongodbForm = Form(ByteSet("0123456789ABCDEFabcdef"), lengths: 24...24)
  private static let nanoidForm = Form(
    ByteSet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-"), lengths: 21...21)
  private static let xidForm = Form(
    ByteSet("0123456789abcdefghijklmnopqrstuv"), last: ByteSet("0g"), lengths: 20...20)
}
