import Validation

extension RuleTable {
  static let base58 = RuleTable(
    "base58", as: .base58,
    accepts: [
      "", "1", "z", "2NEpo7TZRRrLZSi2U", "11233QC4",
      "USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z",
      "123456789", "ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnopqrstuvwxyz", "1111111111",
      "3KMUV89zab", "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG",
    ],
    rejects: [
      "base58.character": [
        "0", "O", "I", "l", "2NEpo7TZRRrLZSi2O", "0x1", "2NEpo ", " 2NEpo", "2N\n", "2N+", "2N/", "2N=", "é",
        "2N_",
      ]
    ])
}
