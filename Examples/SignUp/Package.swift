// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with, as in the project.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "SignUp",
  dependencies: [.package(name: "Validation", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CCrypt", pkgConfig: "libcrypt",
      providers: [.apt(["libcrypt-dev"]), .brew(["libxcrypt"])]),
    .executableTarget(
      name: "SignUp",
      dependencies: [
        "CMicroHTTPD", "CSQLite", "CCrypt",
        .product(name: "FormValidation", package: "Validation"),
        .product(name: "JSONDocument", package: "Validation"),
        .product(name: "RuleFiles", package: "Validation"),
        .product(name: "Validation", package: "Validation"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
