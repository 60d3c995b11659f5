public import ConstraintLayout
public import LayoutRequests

/// A scene of a document as a layout.
public struct ImportedScene: Sendable {
  /// Where a constraint of the layout comes from.
  public struct ConstraintSource: Hashable, Sendable {
    /// The id in the document.
    public var id: String?
    /// Where it stands.
    public var position: SourcePosition
  }

  /// What the root is.
  public enum RootKind: Hashable, Sendable {
    /// A screen: the view of a view controller, or a xib's view of a screen's size.
    case screen
    /// A cell, or another view whose size someone else decides.
    case part
  }

  /// What a mask gives of the frame of a view, where a constraint of the layout says so.
  public struct MaskPart: Hashable, Sendable {
    /// The view.
    public var item: ItemIndex
    /// The edge or length.
    public var part: Implication

    /// Makes a part.
    public init(item: ItemIndex, part: Implication) {
      self.item = item
      self.part = part
    }
  }

  /// A scroll view whose content constraints give a size.
  public struct ScrollView: Hashable, Sendable {
    /// The view.
    public var view: ItemIndex
    /// The guide that stands for its content.
    public var content: ItemIndex
    /// Whether the author wants to know if the size of the content is open.
    public var isVerified: Bool
  }

  /// A length of a text that a constraint of the layout holds.
  public struct TextLength: Hashable, Sendable {
    /// The constraint.
    public var constraint: Int
    /// The power of the text's scale by which the length grows. Text that wraps at a width needs
    /// lines that are higher, and more of them.
    public var power: Int
  }

  /// What Xcode thought of a frame when it saved a document.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// A bit for each flag.
    public let rawValue: UInt8

    /// Makes flags of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The frame is not the one that the constraints give.
    public static let misplaced = Flags(rawValue: 1)
    /// The constraints leave the frame open.
    public static let ambiguous = Flags(rawValue: 2)
  }

  /// What a view shows.
  public enum Content: Hashable, Sendable {
    /// A text that is only read.
    case label
    /// A text that is written.
    case field
    /// Something that is pressed.
    case button
    /// An image, which is scaled to the size of its view.
    case image
    /// Another control.
    case other
  }

  /// The scene.
  public let scene: DocumentScene
  /// The device for which it was imported; `nil` for the canvas of a document without one.
  public let device: CanvasDevice?
  /// Pixels per point, to which the frames of the document are rounded.
  public let scale: Double
  /// What the root is.
  public let rootKind: RootKind
  /// The views, guides and constraints.
  ///
  /// Its items begin with the views, a parent before its children, the root first.
  public let layout: LayoutScene
  /// By constraint of ``layout``: where it comes from; `nil` if a rule made it.
  public let sources: [ConstraintSource?]
  /// By constraint of ``layout`` that stands for an autoresizing mask: what it gives. On the canvas
  /// the frame itself is given.
  public let masks: [Int: MaskPart]
  /// The constraints of ``layout`` that keep the saved frame where nothing else decides, as the
  /// canvas of Xcode does: equalities at the lowest priorities, and inequalities just below the
  /// priorities of content for views of custom classes, which Xcode may have drawn. Without them,
  /// what is left open is ambiguous.
  public let canvasConstraints: Range<Int>
  /// The constraints of ``layout`` that the document removes at build time. Others than the canvas
  /// have them only where what they hold is to be told from what nothing holds, and solve without.
  public let placeholders: [Int]
  /// The scroll views whose content constraints give a size, by ascending index.
  public let scrollViews: [ScrollView]
  /// The constraint of ``layout`` that holds the height of the root where that is a cell that grows
  /// with what is in it: required where the texts are the document's own.
  public let growingHeight: Int?
  /// By item of ``layout``: the saved frame, relative to the parent; `nil` if none is saved, and
  /// for guides.
  public let savedFrames: [Frame?]
  /// By item of ``layout``: where it stands in the document.
  public let positions: [SourcePosition]
  /// What grows with the size of text.
  public let texts: [TextLength]
  /// By item of ``layout``: what Xcode thought of its frame when it saved the document.
  public let flags: [Flags]
  /// By item of ``layout``: what the view shows; `nil` for what shows nothing of its own, and for
  /// what is hidden.
  public let contents: [Content?]
  /// By item of ``layout``: whether only code knows what the view shows: it has a class of the
  /// author's own, or is a label without a text.
  public let isSetByCode: [Bool]
  /// By item of ``layout``: the text that gives the view its size in another language; `nil` where
  /// none does.
  public let measuredTexts: [ImportedText?]
  /// What was assumed or left out.
  public let notes: [ImportNote]
  /// The faults of elements. What they affect is left out.
  public let faults: FaultList
}
