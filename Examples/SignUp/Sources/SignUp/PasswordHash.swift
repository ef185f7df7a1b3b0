internal import CCrypt
internal import CGnuTLS

/// Hashes passwords, which are not stored themselves, by libxcrypt's yescrypt: a slow function with a random salt.
enum PasswordHash {
  /// Returns the hash of a password, preceded by its method, cost and salt: crypt(5), `$y$`.
  static func make(of password: String) throws(PasswordHashError) -> String {
    var setting = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
    let size = Int32(setting.count)
    // SAFETY: the buffer has `size` bytes. Without bytes from the caller, the salt comes from the system's random numbers.
    let isSet = unsafe setting.withUnsafeMutableBufferPointer {
      unsafe crypt_gensalt_rn("$y$", 0, nil, 0, $0.baseAddress, size) != nil
    }
    guard isSet else { throw PasswordHashError() }
    return try hash(password, setting: setting)
  }

  /// Whether a hash was made of this password.
  static func matches(_ password: String, _ stored: String) throws(PasswordHashError) -> Bool {
    let made = Array(try hash(password, setting: stored.utf8CString.map { $0 }).utf8)
    let stored = Array(stored.utf8)
    guard made.count == stored.count else { return false }
    // SAFETY: both buffers have the same count and are valid during the call.
    return unsafe made.withUnsafeBytes { made in
      unsafe stored.withUnsafeBytes {
        unsafe gnutls_memcmp(made.baseAddress, $0.baseAddress, made.count) == 0
      }
    }
  }

  /// - Parameter setting: The method, the cost and the salt, or a whole hash; it ends with a null.
  private static func hash(_ password: String, setting: [CChar]) throws(PasswordHashError) -> String {
    // A password ends at its first null here. The rules of the form reject both cases.
    guard !password.utf8.contains(0), password.utf8.count < CRYPT_MAX_PASSPHRASE_SIZE else {
      throw PasswordHashError()
    }
    let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
    // SAFETY: memory for one value is allocated; all its fields are 0, as crypt_rn requires.
    unsafe data.initialize(to: crypt_data())
    defer {
      // SAFETY: the value initialized above; no pointer to it is used any longer, because the hash has been copied.
      unsafe data.deinitialize(count: 1)
      unsafe data.deallocate()
    }
    // SAFETY: both texts end with a null, and the size is that of the value at `data`.
    guard let hash = unsafe crypt_rn(password, setting, data, Int32(MemoryLayout<crypt_data>.size)) else {
      throw PasswordHashError()
    }
    return unsafe String(cString: hash)
  }
}

struct PasswordHashError: Error, CustomStringConvertible {
  let description = "libxcrypt cannot create a password hash"
}
