internal import ControlsHTML
internal import FormValidation
internal import Glibc
internal import LocalServer

/// The program: serves the gallery of the controls on the loopback interface until it is stopped. The environment variable
/// `PORT` is the port, by default any free one.
@main
enum Gallery {
  static func main() throws {
    // A connection that a browser closes must not end the program.
    signal(SIGPIPE, SIG_IGN)
    var options = ServerOptions()
    options.port = unsafe getenv("PORT").flatMap { unsafe UInt16(String(cString: $0)) } ?? 0
    options.headers = [
      ("Content-Security-Policy", "default-src 'self'"), ("X-Content-Type-Options", "nosniff"),
    ]
    let state = GalleryState()
    let server = try LocalServer(options) { answer($0, state) }
    print("http://127.0.0.1:\(server.port)/")
    fflush(nil)
    while true { pause() }
  }

  private static func answer(_ request: Request, _ state: GalleryState) -> Answer {
    switch (request.method, request.path) {
    case (.get, "/"):
      let page = GalleryPage(live: state.snapshot(), isRightToLeft: request.argument("dir") == "rtl")
      return .now(Response(200, "text/html; charset=utf-8", page.html()).adding("Cache-Control", "no-store"))
    case (.post, "/"):
      // The button has time to show that it is loading.
      return .later {
        usleep(600_000)
        state.apply(String(decoding: request.body, as: UTF8.self))
        return Response(303, "text/plain", []).adding("Location", "/")
      }
    case (.get, "/controls.css"): return file("text/css", Array(ControlsStyleSheet.css.utf8))
    case (.get, "/themes.css"): return file("text/css", Array(Specimens.themes.map(\.css).joined().utf8))
    case (.get, "/fields.css"): return file("text/css", Array(InputFieldStyleSheet.css.utf8))
    case (.get, "/gallery.css"): return file("text/css", PackageResources.gallery_css)
    case (.get, "/controls.js"): return file("text/javascript", ControlsScript.source)
    case (.get, "/controls.json"): return file("application/json", ControlsScript.data)
    case (.get, "/gallery.js"): return file("text/javascript", PackageResources.gallery_js)
    case (.get, "/icons.svg"): return file("image/svg+xml", PackageResources.icons_svg)
    default: return .now(Response(404, "text/plain", Array("There is no such page.\n".utf8)))
    }
  }

  private static func file(_ type: String, _ bytes: [UInt8]) -> Answer { .now(Response(200, type, bytes)) }
}
