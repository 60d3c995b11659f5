public import ConstraintLayout
public import TextLayout
public import UIKitModel

/// The layout that a class has at the end of one world.
public struct SwiftScene: Sendable {
  /// A view or guide of the layout.
  public struct Item: Sendable {
    /// The name that the sources give it, or its class.
    public var title: String
    /// The name of its class.
    public var className: String
    /// Where it was made; nil for one that the sources do not make.
    public var place: SourcePlace?
    /// Why it may have more constraints, views or another size; nil if it is known as a whole.
    public var openness: Openness?
    /// The unknown on which the size of its content depends, if any.
    public var unknownContent: String?
    /// Whether its autoresizing mask makes constraints, at the size that it was made with, although
    /// a constraint places it.
    public var hasForgottenMask = false
    /// Whether it is hidden.
    public var isHidden = false
    /// Whether it scrolls, so that its content may be larger than itself.
    public var isScrolling = false
  }

  /// A scroll view with its content.
  public struct ScrollContent: Hashable, Sendable {
    /// The scroll view.
    public var view: ItemIndex
    /// The guide that stands for its content.
    public var content: ItemIndex
  }

  /// The source of a constraint of the layout.
  public struct ConstraintSource: Sendable {
    /// Where it was made.
    public var place: SourcePlace?
    /// The names of the properties that kept it.
    public var propertyNames: [String]
    /// The names of the local variables that kept it.
    public var variableNames: [String]
    /// The identifier that the code gave it.
    public var identifier: String?
    /// The view or guide whose `snp.makeConstraints` made it, by its name without those of its
    /// owners.
    public var snapName: String?
  }

  /// The name of the class.
  public let name: String
  /// The role of the class.
  public let role: SceneRole
  /// Views, guides and constraints. The root comes first; its size is not given, unless a part
  /// asked for it.
  public let layout: LayoutScene
  /// The items of ``layout``.
  public let items: [Item]
  /// The sources of the constraints of ``layout``; nil for one that a rule made: a mask, a content
  /// view that fills its cell, the content of a scroll view.
  public let sources: [ConstraintSource?]
  /// The texts of views, whose sizes have to be measured.
  public let texts: [ItemIndex: TextSpec]
  /// The scroll views whose content size follows from constraints alone, with the guides for their
  /// content.
  public let scrollContents: [ScrollContent]
  /// The constraints that are left out, in the order of the sources.
  public let leftOut: [LeftOutConstraint]
  /// The constraints between two trees that share no view.
  public let withoutCommonAncestor: [SourcePlace]
  /// The places where a priority became required, or ceased to be, while its constraint was active.
  public let changedRequiredPriorities: [SourcePlace]
  /// How much is known of it.
  public let coverage: CoverageRecord

  /// Whether it is known as a whole: no view is open, no constraint left out, no size unknown.
  public var isComplete: Bool { coverage.obstacles.isEmpty && coverage.end.isFinished }
}
