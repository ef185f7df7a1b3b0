// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Order",
  dependencies: [
    .package(name: "Validation", path: "../.."), .package(path: "../LocalServer"),
  ],
  targets: [
    .executableTarget(
      name: "Order",
      dependencies: [
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "ControlsHTML", package: "Validation"),
        .product(name: "FormValidation", package: "Validation"),
        .product(name: "HTMLMarkup", package: "Validation"),
        .product(name: "Validation", package: "Validation"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
