public import ConstraintLayout
public import SwiftInterpreter

/// The state of a view.
public final class ViewState {
  /// How a view gets its frame, besides constraints.
  public enum Placement: Hashable, Sendable {
    /// By its own frame or mask.
    case own
    /// It fills its superview, as a cell's content view does.
    case fills
    /// The system places it, as a table's header or a button's label.
    case managed
  }

  /// The guides that every view has.
  public enum SystemGuide: Hashable, Sendable, CaseIterable {
    /// `safeAreaLayoutGuide`
    case safeArea
    /// `layoutMarginsGuide`
    case margins
    /// `readableContentGuide`
    case readableContent
    /// `keyboardLayoutGuide`
    case keyboard
    /// `contentLayoutGuide` of a scroll view.
    case scrollContent
    /// `frameLayoutGuide` of a scroll view.
    case scrollFrame
    /// `topLayoutGuide` of a view controller.
    case top
    /// `bottomLayoutGuide` of a view controller.
    case bottom
  }

  /// The superview.
  public internal(set) var superview: ObjectValue?
  /// The subviews, back to front.
  public internal(set) var subviews: [ObjectValue] = []
  /// The arranged subviews of a stack view.
  public internal(set) var arranged: [ObjectValue] = []
  /// The guides that the code adds.
  public internal(set) var guides: [ObjectValue] = []
  var systemGuides: [SystemGuide: ObjectValue] = [:]
  /// The hugging priorities that the code sets.
  public internal(set) var hugging: [Axis: Quantity] = [:]
  /// The priorities of compression resistance that the code sets.
  public internal(set) var compression: [Axis: Quantity] = [:]
  /// The spacing after arranged subviews.
  public internal(set) var customSpacing: [ObjectIdentifier: Quantity] = [:]
  /// The controller whose view it is.
  public internal(set) var controller: ObjectValue?
  /// The views that the system makes and places in it, such as the label of a button.
  public internal(set) var managedParts: [ObjectValue] = []
  /// How it gets its frame.
  public internal(set) var placement = Placement.own
  /// The title or text for the normal state of a button.
  public internal(set) var title: Quantified<String>?
  /// The image of a button for its normal state.
  public internal(set) var buttonImage: Value?
  /// The first reason why it is not known as a whole.
  public internal(set) var openness: Openness?
  /// Arguments of the initialiser that properties do not keep.
  var initial: [UIKitName: Value] = [:]
  /// Its contents that the system makes on demand, as a cell's `contentView`.
  var parts: [UIKitName: ObjectValue] = [:]
  /// Whether a document makes it, with attributes that its properties do not have.
  var isDecoded = false
  /// Its layer, once code asked for it.
  var layer: ObjectValue?

  init() {}

  func open(_ reason: Openness) { if openness == nil { openness = reason } }
}

/// A value that is known, or has a name.
public enum Quantified<Known> {
  /// A known value.
  case known(Known)
  /// A value that the sources do not determine.
  case unknown(String)
}

/// The state of a layout guide.
public final class GuideState {
  /// The kind of a guide of the system; nil for one that the code adds.
  public let kind: ViewState.SystemGuide?
  /// The view that has it.
  public internal(set) var owner: ObjectValue?

  init(kind: ViewState.SystemGuide? = nil, owner: ObjectValue? = nil) {
    self.kind = kind
    self.owner = owner
  }
}

/// The state of a view controller.
public final class ControllerState {
  /// The view, once it is loaded.
  public internal(set) var view: ObjectValue?
  /// The child controllers.
  public internal(set) var children: [ObjectValue] = []
  /// The view that a document states.
  var interfaceView: ObjectValue?
  var isLoading = false
  var isLoaded = false
}

extension ObjectValue {
  /// The state of a view; nil for another object.
  public var viewState: ViewState? { attachment as? ViewState }
  /// The state of a guide; nil for another object.
  public var guideState: GuideState? { attachment as? GuideState }
  /// The state of a view controller; nil for another object.
  public var controllerState: ControllerState? { attachment as? ControllerState }
  /// The view that an anchor's item belongs to: itself, or the owner of a guide.
  public var owningView: ObjectValue? {
    if let guide = guideState { return guide.owner }
    return viewState == nil ? nil : self
  }

  /// The superview.
  public var superview: ObjectValue? { viewState?.superview }

  /// The superviews, nearest first.
  ///
  /// - Complexity: O(min(levels, ``maximumLevels``)).
  public var ancestors: [ObjectValue] {
    var ancestors: [ObjectValue] = []
    var current = superview
    while let view = current, ancestors.count < Self.maximumLevels {
      ancestors.append(view)
      current = view.superview
    }
    return ancestors
  }

  /// The number of levels of views past which none is added.
  public static var maximumLevels: Int { 256 }

  /// The topmost view.
  public var top: ObjectValue { ancestors.last ?? self }
}
