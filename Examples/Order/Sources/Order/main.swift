import ControlsHTML
import FormValidation
import Foundation
import LocalServer

// Serves the form of an order on the loopback interface. The first words of its output are its address.
try Order.form.checkDecoding(as: Order.self)
let orders = Orders()
let style = """
  :root { color-scheme: light dark; background: var(--form-page); color: var(--form-text); }
  main { max-inline-size: var(--form-width); margin: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }

  """
let files: [String: (type: String, body: [UInt8])] = [
  "/style.css": ("text/css", Array((FormStyleSheet.css + style).utf8)),
  "/form.js": ("text/javascript", FormScript.source),
  "/groups.js": ("text/javascript", FormScript.groups),
  "/controls.js": ("text/javascript", ControlsScript.source),
  "/controls.json": ("application/json", ControlsScript.data(for: [.button])),
]
let server = try LocalServer(ServerOptions()) { request in
  if let file = files[request.path] { return .now(Response(200, file.type, file.body)) }
  if request.path == "/accepted" { return .now(orders.accepted(request)) }
  return .now(orders.answer(request))
}
FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.port)/\n".utf8))
while readLine() != nil {}
