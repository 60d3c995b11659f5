internal import SwiftSources
internal import SwiftWorld

// Structures of numbers that Core Graphics and UIKit declare.

extension Interpreter {
  private func make(_ type: KnownName, _ values: [(KnownName, Value)]) -> StructureValue {
    StructureValue(type: .system(names[type]), values.map { (names[$0], $1) })
  }

  /// A `CGSize`.
  public func size(_ width: Value, _ height: Value) -> Value {
    .structure(make(.cgSizeType, [(.width, width), (.height, height)]))
  }

  /// A `CGPoint`.
  public func point(_ x: Value, _ y: Value) -> Value {
    .structure(make(.cgPointType, [(.x, x), (.y, y)]))
  }

  /// A `CGRect`.
  public func rectangle(_ x: Value, _ y: Value, _ width: Value, _ height: Value) -> Value {
    .structure(
      make(.cgRectType, [(.origin, point(x, y)), (.size, size(width, height))]))
  }

  /// The zero of a structure of numbers; nil for another type.
  func zero(of type: SwiftSymbol) -> Value? {
    let zero = Value.number(.floating(0))
    if type == names[.cgRectType] { return rectangle(zero, zero, zero, zero) }
    return program.standard.fields[type].map {
      .structure(StructureValue(type: .system(type), $0.map { ($0, zero) }))
    }
  }

  /// A structure of numbers by its initialiser; nil if the labels do not suit.
  func constructStructure(
    _ type: SwiftSymbol, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let fields = program.standard.fields[type] else { return nil }
    if arguments.isEmpty { return zero(of: type) }
    let floats = arguments.map { argument -> Value in
      if case .number(let number) = argument.value, type != names[.nsRangeType] {
        return .number(number.floating)
      }
      return argument.value
    }
    let labels = arguments.map(\.label)
    if type == names[.cgRectType], labels.count == 4 {
      return rectangle(floats[0], floats[1], floats[2], floats[3])
    }
    guard labels == fields else { return nil }
    var values: [(SwiftSymbol, Value)] = []
    for (index, field) in fields.enumerated() {
      let inner: KnownName? =
        field == names[.origin] ? .cgPointType : field == names[.size] ? .cgSizeType : nil
      let known = try coerce(floats[index], to: inner.map { .system(names[$0]) })
      values.append((field, known))
    }
    return .structure(StructureValue(type: .system(type), values))
  }

  /// A property that a structure computes.
  func member(_ name: KnownName, of structure: StructureValue) -> Value? {
    guard structure.type == .system(names[.cgRectType]) else {
      return name == .rawValueName ? structure[names[.rawValueName]] : nil
    }
    guard let part = RectanglePart(name), let origin = number(structure, .origin, part.coordinate)
    else {
      if name == .width || name == .height {
        return structureValue(structure, .size).flatMap { $0[names[name]] }
      }
      return nil
    }
    if part.share == 0 { return .number(.floating(origin)) }
    guard let length = number(structure, .size, part.dimension) else {
      return .unknown(Unknown(name.rawValue, type: .system(names[.cgFloatType])))
    }
    return .number(.floating(origin + length * part.share))
  }

  /// `minX` and the like.
  private struct RectanglePart {
    let coordinate: KnownName
    let dimension: KnownName
    let share: Double

    init?(_ name: KnownName) {
      switch name {
      case .minX: (coordinate, dimension, share) = (.x, .width, 0)
      case .midX: (coordinate, dimension, share) = (.x, .width, 0.5)
      case .maxX: (coordinate, dimension, share) = (.x, .width, 1)
      case .minY: (coordinate, dimension, share) = (.y, .height, 0)
      case .midY: (coordinate, dimension, share) = (.y, .height, 0.5)
      case .maxY: (coordinate, dimension, share) = (.y, .height, 1)
      default: return nil
      }
    }
  }

  private func structureValue(_ structure: StructureValue, _ name: KnownName) -> StructureValue? {
    if case .structure(let inner)? = structure[names[name]] { inner } else { nil }
  }

  private func number(
    _ structure: StructureValue, _ part: KnownName, _ name: KnownName
  ) -> Double? {
    structureValue(structure, part)?[names[name]]?.double
  }

  /// Sets a property of a rectangle that is part of its size.
  func setGeometry(
    _ name: KnownName, _ structure: StructureValue, _ value: Value
  ) -> StructureValue? {
    guard structure.type == .system(names[.cgRectType]), name == .width || name == .height,
      var size = structureValue(structure, .size)
    else { return nil }
    var copy = structure
    size[names[name]] = value
    copy[names[.size]] = .structure(size)
    return copy
  }

  /// A method of a structure of numbers.
  func callStructure(
    _ name: KnownName, _ structure: StructureValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard structure.type == .system(names[.cgRectType]), name == .insetBy || name == .offsetBy,
      arguments.count == 2, let dx = arguments[0].value.double, let dy = arguments[1].value.double,
      let x = number(structure, .origin, .x), let y = number(structure, .origin, .y),
      let width = number(structure, .size, .width), let height = number(structure, .size, .height)
    else { return nil }
    let shrink = name == .insetBy ? 2.0 : 0
    func value(_ number: Double) -> Value { .number(.floating(number)) }
    return rectangle(
      value(x + dx), value(y + dy), value(width - shrink * dx), value(height - shrink * dy))
  }
}
