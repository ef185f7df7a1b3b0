import Controls
import TestSupport
import Testing

@Suite struct BrandButtonTests {
  private final class Receiver {
    var labels: [String] = []
    func tapped(sender: BrandButton) { labels.append(sender.label) }
  }

  @Test func `only label and variant are required`() {
    let button = BrandButton(label: "Default", variant: .primaryGreen)
    #expect(button.isEnabled && !button.fullWidth && !button.isPressed)
    #expect(button.size == .regular)
    #expect(button.leadingIcon == nil && button.trailingIcon == nil)
  }

  @Test func `a tap calls the targets`() {
    let (button, receiver) = (BrandButton(label: "Default", variant: .secondaryBlue), Receiver())
    button.addTarget(receiver, action: Receiver.tapped(sender:), for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(button.isPressed)
    #expect(button.backgroundColor != nil)
    button.sendActions(for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.labels == ["Default"])
  }
}
