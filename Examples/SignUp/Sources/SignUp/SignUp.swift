internal import FormValidation
internal import Glibc

/// The program: two forms on the loopback, until it is told to stop.
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
    // What is stored is for nobody else to read.
    umask(0o077)
    let stops = blockStops()
    let settings = try Settings()
    let store = try Store(path: settings.database)
    let routes = try Routes(
      forms: [
        FormRoute(
          "/sign-up", title: "Sign up", rules: SourceFiles.project + "/rules/sign-up.yml", store: store),
        FormRoute(
          "/payment", title: "Payment", rules: SourceFiles.package + "/payment.yml", store: store),
      ],
      style: Array(FormStyleSheet.css.utf8) + SourceFiles.read(SourceFiles.package + "/Assets/page.css"),
      script: SourceFiles.read(SourceFiles.package + "/Assets/check.js"))
    let isEmpty = settings.isEmpty
    let server = try Server(port: settings.port, threads: settings.threads) { request in
      isEmpty ? Response(200, "text/plain", Array("ok".utf8)) : routes.answer(request)
    }
    Log.announce("http://127.0.0.1:\(server.port)/")
    waitForStop(stops)
    withExtendedLifetime(server) {}
  }

  /// Keeps the signals that stop the program from every thread, for ``waitForStop(_:)`` to take.
  private static func blockStops() -> sigset_t {
    var stops = sigset_t()
    // SAFETY: the set lives through each call; it is filled before it is read.
    unsafe sigemptyset(&stops)
    unsafe sigaddset(&stops, SIGINT)
    unsafe sigaddset(&stops, SIGTERM)
    unsafe pthread_sigmask(SIG_BLOCK, &stops, nil)
    // A browser that goes away is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    return stops
  }

  private static func waitForStop(_ stops: sigset_t) {
    var (stops, signal) = (stops, Int32(0))
    // SAFETY: both live through the call.
    unsafe sigwait(&stops, &signal)
  }
}
