// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Buttons",
  dependencies: [.package(name: "Validation", path: "../..")],
  targets: [
    .executableTarget(
      name: "Buttons", dependencies: [.product(name: "Controls", package: "Validation")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
