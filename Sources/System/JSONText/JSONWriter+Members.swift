/// A value that is written as a unit: a string, a number or a Boolean.
public protocol JSONScalar {
  /// Writes the value.
  func write(to json: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a member; its name needs no escapes.
  @inlinable
  public mutating func member(_ name: StaticString, _ value: some JSONScalar) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a member.
  @inlinable @_disfavoredOverload
  public mutating func member(_ name: String, _ value: some JSONScalar) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a member whose value is already JSON; its name needs no escapes.
  public mutating func member(_ name: StaticString, raw value: [UInt8]) {
    key(name)
    raw(value)
  }

  /// Opens a member that is an array; its name needs no escapes.
  public mutating func beginArray(_ name: StaticString) {
    key(name)
    beginArray()
  }

  /// Opens a member that is an array.
  @_disfavoredOverload
  public mutating func beginArray(_ name: String) {
    key(name)
    beginArray()
  }

  /// Opens a member that is an object; its name needs no escapes.
  public mutating func beginObject(_ name: StaticString) {
    key(name)
    beginObject()
  }

  /// Opens a member that is an object.
  @_disfavoredOverload
  public mutating func beginObject(_ name: String) {
    key(name)
    beginObject()
  }
}

extension String: JSONScalar {
  /// Writes the value.
  @inlinable
  public func write(to json: inout JSONWriter) { json.string(self) }
}

extension UnsafeBufferPointer<UInt8>: JSONScalar {
  /// Writes the value.
  @inlinable
  public func write(to json: inout JSONWriter) { json.string(self) }
}

extension ArraySlice<UInt8>: JSONScalar {
  /// Writes the value.
  @inlinable
  public func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONScalar {
  /// Writes the value.
  @inlinable
  public func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Double: JSONScalar {
  /// Writes the value.
  @inlinable
  public func write(to json: inout JSONWriter) { json.number(self) }
}

extension Bool: JSONScalar {
  /// Writes the value.
  @inlinable
  public func write(to json: inout JSONWriter) { json.bool(self) }
}
