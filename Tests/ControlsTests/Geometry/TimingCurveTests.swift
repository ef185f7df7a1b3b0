import Controls
import Testing

@Suite struct TimingCurveTests {
  @Test(arguments: [
    TimingCurve.easeInOut, .novum, TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1),
    TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
  ])
  func `a curve rises from 0 to 1`(_ curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 1) == 1 && curve.progress(at: 2) == 1)
    let values = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
  }

  @Test(arguments: [
    (TimingCurve.easeInOut, 0.5, 0.5), (.easeInOut, 0.25, 0.129162),
    (TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1), 0.3, 0.3),
    (TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.5, 0.802403),
  ])
  func `a curve has the values of CSS`(_ curve: TimingCurve, _ time: Double, _ expected: Double) {
    #expect(abs(curve.progress(at: time) - expected) < 1e-5)
  }

  @Test func `the notation is that of CSS`() {
    #expect(TimingCurve.novum.css == "cubic-bezier(0.77, 0.0, 0.175, 1.0)")
  }
}
