/// Numbers of countries in which holders have numbers of several kinds.
extension CodeScheme {
  static let companyIDAustralia = CodeScheme(.acn, or: .abn)
  static let companyIDFrance = CodeScheme(.siren, or: .siret)
  static let companyIDIndia = CodeScheme(.cin, or: .gstin)
  static let companyIDPoland = CodeScheme(.regon, or: .krs)
}
