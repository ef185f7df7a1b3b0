/// A parsed number, divided as by libphonenumber into the calling code and the national significant number.
///
/// The international format is `+` or the international prefix of the region dialled from, followed by a
/// calling code. A calling code without `+` or a prefix is recognized if the number is valid in the region
/// only without the code, or is too long with it. After that the national prefix is removed, by the plan of
/// the calling code's main region, unless the rest would be too short.
struct PhoneReading {
  let code: PhoneDirectory.CallingCode
  let number: PhoneDigits

  /// - Parameter plan: The plan of the region dialled from; if it is `nil`, only `+` is accepted.
  init(_ written: WrittenPhone, from plan: PhonePlan?) throws(PhoneFault) {
    let digits = written.digits
    guard digits.count <= PhoneDigits.longest else {
      throw .tooLong(maximum: plan?.longest ?? 15, actual: digits.count)
    }
    if written.hasPlus, let (code, length) = try Self.international(digits) {
      self.init(code, digits.suffix(from: length))
      return
    }
    guard let plan else { throw written.hasPlus ? .callingCode : .notInternational }
    if let international = try Self.dialled(digits, from: plan) {
      self.init(international.code, international.number)
    } else if let code = PhoneDirectory.world[plan.callingCode], !written.hasPlus {
      self.init(code, digits, plan: plan)
    } else {
      throw .callingCode
    }
  }

  /// Returns the calling code that follows an international prefix, and its length, or `nil` if there is none.
  private static func international(
    _ digits: PhoneDigits
  ) throws(PhoneFault) -> (code: PhoneDirectory.CallingCode, length: Int)? {
    let result = PhoneDirectory.world.split(digits)
    guard digits.count <= 2 else { return result }
    guard let (code, length) = result else { throw .callingCode }
    throw .tooShort(minimum: code.plan.shortest, actual: digits.count - length)
  }

  /// Returns the number in international format without `+`, or `nil` if it is in national format.
  private static func dialled(
    _ digits: PhoneDigits, from plan: PhonePlan
  ) throws(PhoneFault) -> (code: PhoneDirectory.CallingCode, number: PhoneDigits)? {
    if let prefix = plan.internationalPrefix, let length = digits.longestPrefix(for: prefix),
      length == digits.count || digits[length] != UInt8(ascii: "0")
    {
      let number = digits.suffix(from: length)
      guard let (code, length) = try international(number) else { throw .callingCode }
      return (code, number.suffix(from: length))
    }
    guard let (code, length) = PhoneDirectory.world.split(digits), code.number == plan.callingCode else {
      return nil
    }
    let stripped = plan.strippingNationalPrefix(digits.suffix(from: length))
    let isBetter = !digits.isAccepted(by: plan.general) && stripped.isAccepted(by: plan.general)
    return isBetter || plan.verdict(onLength: digits.count) == .tooLong ? (code, stripped) : nil
  }

  /// The fault of a number that is not assigned.
  var fault: PhoneFault {
    let plan = code.plan
    if number.count < plan.shortest { return .tooShort(minimum: plan.shortest, actual: number.count) }
    if number.count > plan.longest { return .tooLong(maximum: plan.longest, actual: number.count) }
    return .unassigned(callingCode: code.number)
  }

  private init(_ code: PhoneDirectory.CallingCode, _ digits: PhoneDigits, plan: PhonePlan? = nil) {
    let plan = plan ?? code.plan
    let stripped = plan.strippingNationalPrefix(digits)
    self.code = code
    switch plan.verdict(onLength: stripped.count) {
    case .possible, .tooLong: number = stripped
    case .tooShort, .local, .between: number = digits
    }
  }
}
