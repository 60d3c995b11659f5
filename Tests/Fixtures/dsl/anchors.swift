// Compiled by a test: lines marked `no` must have an error, all others none.
import ConstraintLayout

func pairs(_ a: View, _ b: View, _ guide: LayoutGuide) -> [Constraint] {
  var made: [Constraint] = []
  made.append(a.leading == b.trailing + 8)
  made.append(a.left == b.right)
  made.append(a.centerX == b.leading)
  made.append(a.left == b.centerX)
  made.append(a.top == b.firstBaseline)
  made.append(a.width == 2 * b.height)
  made.append(a.leading == guide.leading)
  made.append(a.leading == b.left)  // no: `leading` follows the language, `left` does not
  made.append(a.right <= b.trailing)  // no
  made.append(a.leading == b.top)  // no: these anchors have different kinds
  made.append(a.top >= b.centerX)  // no
  made.append(a.centerX == b.centerY)  // no
  made.append(a.width == b.leading)  // no: these anchors have different kinds
  made.append(a.top == b.height)  // no
  made.append(a.leadingAnchor.constraint(equalTo: b.leadingAnchor))
  made.append(a.centerXAnchor.constraint(equalTo: b.leftAnchor))
  made.append(a.leadingAnchor.constraint(equalTo: b.leftAnchor))  // no
  made.append(a.topAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor))  // no
  made.append(a.width.equal(to: b.height))
  made.append(a.width.equal(to: b.top))  // no
  made.append(a.margins.leading == b.safeArea.leading)
  made.append(a.margins.firstBaseline == b.top)  // no
  made.append(guide.margins.leading == b.leading)  // no
  made.append(b.leading - a.trailing == 8)
  made.append(a.topAnchor.anchorWithOffset(to: b.bottomAnchor).constraint(equalTo: a.widthAnchor))
  made.append(b.leading - a.trailing == b.top)  // no
  made.append(b.leading - a.right == 8)  // no
  made.append(b.leading - a.top == 8)  // no
  made.append(b.width - a.width == 8)  // no
  made.append(a.top.anchorWithOffset(to: b.leading).constraint(equalToConstant: 3))  // no
  made += a.edges == b.margins.edges.inset(by: 4)
  made += a.edges == b.size  // no
  made += a.edges == 20  // no: edges are compared with those of a rectangle
  made.append(a.width < b.width)  // no: a constraint has no strict inequality: use `<=`
  made.append(a.top > 20)  // no: a constraint has no strict inequality: use `>=`
  made.append(a.width / a.height == 2)  // no: a ratio is not a constraint
  made.append((a.width == 200).priority(.high))
  made += (a.size == 20).priority(700)
  return made
}
