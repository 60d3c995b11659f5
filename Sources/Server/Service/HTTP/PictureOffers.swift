internal import API
internal import HTTPServer
internal import PictureRaster
internal import ServiceContract

/// The representations of a response. PNG is among them only while the server can render it.
struct PictureOffers: Sendable {
  private let every: [Representation]
  private let withoutPNG: [Representation]
  private let rasterizer: Rasterizer?

  /// Makes the offers of an operation, with the default first.
  init(_ offers: [Representation], _ rasterizer: Rasterizer?) {
    every = offers
    withoutPNG = offers.filter { $0 != .png }
    self.rasterizer = offers.contains(.png) ? rasterizer : nil
  }

  /// The current offers.
  var all: [Representation] {
    guard let rasterizer, rasterizer.isAvailable else { return withoutPNG }
    return every
  }

  /// Whether the client's preference decides the representation.
  var isChoice: Bool { every.count > 1 }

  /// The problem for a client that accepts none of the offers.
  var problem: Problem {
    let offers = all
    let list = offers.lazy.filter { $0 != .problem }.map { "\($0.essence)" }
      .joined(separator: ", ")
    let advice = offers.count < every.count ? "; \(PictureDrawing.advice)" : ""
    return Problem(.notAcceptable, "available media types: \(list)\(advice)")
  }

  /// Renders a response within the budget of its request; nil if the library is missing.
  func png(
    _ response: consuming OperationResponse, limits: RequestLimits, for budget: RequestBudget
  ) -> OperationResponse? {
    guard let rasterizer else { return nil }
    let work = Rasterizer.Work(
      client: budget.client, isOver: { budget.isSpent }, count: { budget.count(processorTime: $0) })
    return PictureDrawing.png(response, by: rasterizer, limits: limits, for: work)
  }
}
