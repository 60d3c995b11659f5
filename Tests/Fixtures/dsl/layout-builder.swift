// Compiled by a test: lines marked `no` must have an error, all others none.
import ConstraintLayout

struct Theme {
  var gap = 8.0
  func next() -> Int { 1 }
}

func allowed(_ a: View, _ b: View, isWide: Bool, views: [View]) {
  var count = 0
  a.layout {
    print("laying out", $0.element.name)
    let half = b.widthAnchor / 2
    $0.width == half
    $0.width == b.width / 3 * 2
    $0.width == (b.width - 32) / 2
    if isWide {
      print("wide")
    } else {
      $0.top == b.top
      count += 1
    }
    for view in views {
      print(view.name)
      view.top == b.top
    }
    _ = Theme().next()
    views.first?.removeFromSuperview()
    views.first?.layout { $0.height == 1 }
    Optional($0.leading == b.leading)
  }
  Constraint.activate {
    print("activating", count)
    a.center == b.center
  }
  Constraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor)])
}

func mixedAxes(_ a: View, _ b: View) {
  a.layout {
    $0.top == b.top
    $0.leading == b.top  // no: these anchors have different kinds
    $0.width == b.width
  }
}

func mixedDirections(_ a: View, _ b: View) {
  a.layout {
    $0.top == b.top
    $0.leading == b.left + 8  // no: `leading` follows the language, `left` does not
  }
}

func onlyAnAnchor(_ a: View, _ b: View) {
  a.layout {
    $0.top == b.top
    $0.width  // no: an anchor is not a constraint
  }
}

func onlyNumbers(_ a: View, _ b: View) {
  a.layout {
    2 == 3  // no: this is true or false
    $0.top == b.top
  }
}

func unusedResult(_ a: View, _ b: View) {
  a.layout {
    $0.top == b.top
    Theme().next()  // no: write `_ =` before a call whose result is not used
  }
}

func unknownAnchor(_ a: View, _ b: View) {
  a.layout {
    $0.top == b.top
    $0.width == b.breadth  // no: has no member 'breadth'
    $0.height == b.height
  }
}

func insideACondition(_ a: View, _ b: View, isWide: Bool) {
  a.layout {
    $0.top == b.top
    if isWide {
      $0.width == b.top  // no
    }
  }
}

func insideALoop(_ a: View, _ views: [View]) {
  a.layout {
    for view in views {
      $0.width == view.width
      $0.width == view.top  // no
    }
  }
}

func product(_ a: View, _ b: View) {
  a.layout {
    $0.top == b.top
    $0.width == b.width * b.height  // no
  }
}

func quotient(_ a: View, _ b: View) {
  a.layout {
    $0.width == 2 / b.width  // no
  }
}

func sum(_ a: View, _ b: View) {
  a.layout {
    $0.width == b.width + a.width  // no
  }
}

func integers(_ a: View, _ b: View, columns: Int) {
  a.layout {
    $0.top == b.top
    $0.width == 2 * b.width / columns
    $0.width == b.width + columns
    $0.width == b.width + [columns]  // no
  }
}

func assignment(_ a: View, _ b: View) {
  a.layout {
    $0.top == b.top
    $0.width = b.width  // no
  }
}

func child(_ a: View, _ b: View) {
  a.addChild(b) {
    $0.view.top == a.top
    $0.view.top == a.leading  // no
  }
}
