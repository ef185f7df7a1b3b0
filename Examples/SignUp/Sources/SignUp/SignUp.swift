internal import Controls
internal import ControlsHTML
internal import FormValidation
internal import Glibc
internal import LocalServer
internal import Validation

/// The program: serves three forms on the loopback interface until a signal stops it.
@main
enum SignUp {
  static func main() {
    do {
      try run()
    } catch let error as StartError {
      Log.error(error.message)
      exit(1)
    } catch {
      Log.error("\(error)")
      exit(1)
    }
  }

  private static func run() throws {
    // No other user may read the stored data.
    umask(0o077)
    let stops = blockStops()
    let settings = try Settings()
    let store = try Store(path: settings.database)
    let routes = try Routes(
      forms: [
        FormRoute(
          "/sign-up", title: "Sign up", submitTitle: "Create account", rules: settings.rules, store: store,
          storeErrors: [
            Store.emailIndex: ServerError(
              "email", code: "email.taken", message: "There is already an account with this e-mail address")
          ]),
        FormRoute(
          "/payment", title: "Payment", submitTitle: "Pay", rules: SourceFiles.package + "/payment.yml",
          brand: BrandVariant(.primary, .green), store: store),
      ],
      upload: UploadRoute(
        store: store,
        folder: UploadFolder(path: settings.uploads, secondsToExpiry: settings.uploadSeconds)),
      files: files())
    let isEmpty = settings.isEmpty
    var options = ServerOptions()
    (options.port, options.threads) = (settings.port, settings.threads)
    options.maximumBodyBytes = FormRoute.maximumBytes
    options.maximumBodyBytesByPath = Routes.maximumBytesByPath
    options.headers = SecurityHeaders.all
    let server = try LocalServer(options) { request in
      isEmpty ? .now(Response(200, "text/plain", Array("ok".utf8))) : routes.answer(request)
    }
    Log.announce("http://127.0.0.1:\(server.port)/")
    waitForStop(stops)
    withExtendedLifetime(server) {}
  }

  /// Returns the files that pages use, by their addresses.
  private static func files() throws(StartError) -> [String: Response] {
    func asset(_ name: String) throws(StartError) -> [UInt8] {
      try SourceFiles.read(SourceFiles.package + "/Assets/" + name)
    }
    let scripts = [
      "/check.js": try asset("check.js"), "/upload.js": try asset("upload.js"),
      "/summary.js": try asset("summary.js"), "/transfer-words.js": try asset("transfer-words.js"),
      "/form.js": FormScript.source,
      "/controls.js": ControlsScript.source,
    ]
    var files = scripts.mapValues { Response.asset("text/javascript; charset=utf-8", $0) }
    // The pages have every kind of control: the upload has play buttons, and the payment has the button of its brand.
    files["/controls.json"] = .asset("application/json", ControlsScript.data)
    files["/style.css"] = .asset(
      "text/css; charset=utf-8", Array(FormStyleSheet.css.utf8) + (try asset("page.css")))
    return files
  }

  /// Blocks the signals that stop the program in all threads, so that ``waitForStop(_:)`` receives them.
  private static func blockStops() -> sigset_t {
    var stops = sigset_t()
    // SAFETY: the set is valid during each call, and is filled before it is read.
    unsafe sigemptyset(&stops)
    unsafe sigaddset(&stops, SIGINT)
    unsafe sigaddset(&stops, SIGTERM)
    unsafe pthread_sigmask(SIG_BLOCK, &stops, nil)
    // A connection that a browser closes must not end the program.
    signal(SIGPIPE, SIG_IGN)
    return stops
  }

  private static func waitForStop(_ stops: sigset_t) {
    var (stops, signal) = (stops, Int32(0))
    // SAFETY: both variables are valid during the call.
    unsafe sigwait(&stops, &signal)
  }
}
