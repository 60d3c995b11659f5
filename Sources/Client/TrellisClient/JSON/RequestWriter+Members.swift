/// A member of an object: its name and its value.
extension RequestWriter {
  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  mutating func member(_ name: String, raw value: [UInt8]) {
    key(name)
    raw(value)
  }

  mutating func beginArray(_ name: String) {
    key(name)
    beginArray()
  }

  mutating func beginObject(_ name: String) {
    key(name)
    beginObject()
  }
}
