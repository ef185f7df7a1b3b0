import FormValidation
import LocalServer
import Synchronization
import Validation

/// The orders of the shop, and the answers to requests for them. A real shop has a database in place of the dictionary.
final class Orders: Sendable {
  private let byNumber = Mutex<[String: Order]>([:])

  /// Answers a request for the page of the form, or with a submission of it.
  func answer(_ request: Request) -> Response {
    let catalog = MessageCatalog.preferred(request.header("Accept-Language") ?? "")
    guard request.method == .post else { return page(FormPage(Order.form, action: "/", catalog: catalog)) }
    do {
      let type = request.header("Content-Type") ?? ""
      let post = try Submission(decoding: request.body, contentType: type, for: Order.form)
      if post.isEdit { return page(FormPage(Order.form, editing: post, action: "/", catalog: catalog)) }
      let result = Order.form.check(post)
      guard result.isValid else { return refusal(result, catalog) }
      let order = try result.decode(as: Order.self)
      if let constraint = insert(order),
        let refused = result.adding(constraint: constraint, from: Order.errors)
      {
        return refusal(refused, catalog)
      }
      return Response(303, "text/plain", []).adding("Location", "/accepted?number=\(order.number)")
    } catch let error as SubmissionError {
      return Response(error.status, "text/plain; charset=utf-8", Array("\(error)\n".utf8))
    } catch {
      return Response(500, "text/plain; charset=utf-8", Array("\(error)\n".utf8))
    }
  }

  /// Returns the confirmation of an order that is stored.
  func accepted(_ request: Request) -> Response {
    guard let number = request.argument("number"), let order = byNumber.withLock({ $0[number] }) else {
      return Response(404, "text/plain; charset=utf-8", Array("There is no such order.\n".utf8))
    }
    let lines = ["Order \(number) is accepted."] + order.items.map { "\($0.count) × \($0.name)" }
    return Response(200, "text/plain; charset=utf-8", Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Stores an order; returns the name of the constraint that it violates, as a database does.
  private func insert(_ order: Order) -> String? {
    byNumber.withLock { orders in
      guard orders[order.number] == nil else { return "orders_number_key" }
      orders[order.number] = order
      return nil
    }
  }

  private func refusal(_ result: FormResult, _ catalog: MessageCatalog) -> Response {
    var refused = page(FormPage(Order.form, result: result, action: "/", catalog: catalog))
    refused.status = 422
    return refused
  }

  private func page(_ form: FormPage) -> Response {
    var form = form
    form.submitTitle = "Order"
    form.validatesInBrowser = false
    let start = """
      <!doctype html><html lang="\(form.catalog.language)" dir="\(form.catalog.direction.rawValue)">
      <meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(form.documentTitle("An order"))</title><link rel="stylesheet" href="/style.css">
      <script type="module" src="/form.js"></script><main><h1>An order</h1>

      """
    return Response(
      200, "text/html; charset=utf-8", Array(start.utf8) + form.html() + Array("</main></html>\n".utf8))
  }
}
