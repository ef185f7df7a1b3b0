internal import CCrypt

/// A password as it is kept: never itself, only what libxcrypt's yescrypt makes of it with a salt of its own, slowly.
enum PasswordHash {
  /// The hash, with its method, cost and salt before it: crypt(5), `$y$`.
  static func make(of password: String) throws -> String {
    var setting = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
    let size = Int32(setting.count)
    // SAFETY: the setting has as many bytes as it says; a salt without bytes of ours is taken from the system's random numbers.
    let isSet = unsafe setting.withUnsafeMutableBufferPointer {
      unsafe crypt_gensalt_rn("$y$", 0, nil, 0, $0.baseAddress, size) != nil
    }
    guard isSet else { throw PasswordHashError() }
    let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
    // SAFETY: one is allocated; all of its fields may be 0, which crypt_rn asks for.
    unsafe data.initialize(to: crypt_data())
    defer {
      // SAFETY: the same one, which nothing refers to any longer: the hash is copied.
      unsafe data.deinitialize(count: 1)
      unsafe data.deallocate()
    }
    // SAFETY: both texts end with a null, and the size is that of what is pointed to.
    guard let hash = unsafe crypt_rn(password, setting, data, Int32(MemoryLayout<crypt_data>.size)) else {
      throw PasswordHashError()
    }
    return unsafe String(cString: hash)
  }
}

struct PasswordHashError: Error, CustomStringConvertible {
  let description = "libxcrypt makes no hash"
}
