/// The worker of an input that has been checked, kept for the next one: to prepare the rules of a plan anew takes as long as to
/// check a short input.
final class SpareWorker: Sendable {
  /// A place for a worker of each type. It has no type parameter, because each type created at run time delays the start of the
  /// program.
  struct Place {
    var plan = 0
    fileprivate var fields: FieldWorker?
    fileprivate var members: MemberWorker?
  }

  /// A worker in an object, so that a place is small.
  fileprivate final class FieldWorker {
    let worker: ChunkWorker<ChunkRecords>

    init(_ worker: ChunkWorker<ChunkRecords>) { self.worker = worker }
  }

  fileprivate final class MemberWorker {
    let worker: ChunkWorker<MemberRecords>

    init(_ worker: ChunkWorker<MemberRecords>) { self.worker = worker }
  }

  private let place = Locked(Place())

  /// Removes the worker and returns it, if it is one of that plan.
  func take<Records: KeptRecords>(plan: Int) -> ChunkWorker<Records>? {
    place.withLock { $0.plan == plan ? Records.takeWorker(from: &$0) : nil }
  }

  /// Keeps a worker in place of the one before.
  func keep<Records: KeptRecords>(_ worker: consuming ChunkWorker<Records>, plan: Int) {
    let worker = worker
    place.withLock { place in
      place = Place(plan: plan)
      Records.keep(worker, in: &place)
    }
  }
}

/// Records of which a worker is kept.
protocol KeptRecords: ChunkedRecords {
  /// Removes the worker with such records from its place and returns it.
  static func takeWorker(from place: inout SpareWorker.Place) -> ChunkWorker<Self>?
  /// Keeps a worker with such records in its place.
  static func keep(_ worker: ChunkWorker<Self>, in place: inout SpareWorker.Place)
}

extension ChunkRecords: KeptRecords {
  static func takeWorker(from place: inout SpareWorker.Place) -> ChunkWorker<Self>? {
    place.fields.take()?.worker
  }

  static func keep(_ worker: ChunkWorker<Self>, in place: inout SpareWorker.Place) {
    place.fields = .init(worker)
  }
}

extension MemberRecords: KeptRecords {
  static func takeWorker(from place: inout SpareWorker.Place) -> ChunkWorker<Self>? {
    place.members.take()?.worker
  }

  static func keep(_ worker: ChunkWorker<Self>, in place: inout SpareWorker.Place) {
    place.members = .init(worker)
  }
}
