// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target; they are the same as in the project.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "SignUp",
  dependencies: [.package(name: "Validation", path: "../.."), .package(path: "../LocalServer")],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CCrypt", pkgConfig: "libcrypt",
      providers: [.apt(["libcrypt-dev"]), .brew(["libxcrypt"])]),
    .systemLibrary(
      name: "CGnuTLS", pkgConfig: "gnutls",
      providers: [.apt(["libgnutls28-dev"]), .brew(["gnutls"])]),
    .executableTarget(
      name: "SignUp",
      dependencies: [
        "CSQLite", "CCrypt", "CGnuTLS",
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "Controls", package: "Validation"),
        .product(name: "ControlsHTML", package: "Validation"),
        .product(name: "FormValidation", package: "Validation"),
        .product(name: "HTMLMarkup", package: "Validation"),
        .product(name: "JSONDocument", package: "Validation"),
        .product(name: "RuleFiles", package: "Validation"),
        .product(name: "Validation", package: "Validation"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
