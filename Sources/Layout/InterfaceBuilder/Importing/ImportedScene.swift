public import ConstraintLayout
public import LayoutRequests

/// A scene of a document as a layout.
public struct ImportedScene: Sendable {
  /// The origin of a constraint of the layout.
  public struct ConstraintSource: Hashable, Sendable {
    /// The id in the document.
    public var id: String?
    /// Its position in the document.
    public var position: SourcePosition
  }

  /// The kind of a root.
  public enum RootKind: Hashable, Sendable {
    /// A screen: the view of a view controller, or a xib's view of a screen's size.
    case screen
    /// A cell, or another view whose size is determined outside the scene.
    case part
  }

  /// The part of a view's frame that a mask determines through a constraint of the layout.
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
    /// The guide that represents its content.
    public var content: ItemIndex
    /// Whether the author asked to be warned if the size of the content is ambiguous.
    public var isVerified: Bool
  }

  /// A text length that a constraint of the layout holds.
  public struct TextLength: Hashable, Sendable {
    /// The constraint.
    public var constraint: Int
    /// The power of the text scale by which the length grows. Text that wraps at a width needs
    /// lines that are higher, and more of them.
    public var power: Int
  }

  /// The status that Xcode saved with a frame.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// A bit for each flag.
    public let rawValue: UInt8

    /// Makes flags from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The frame differs from the one that the constraints give.
    public static let misplaced = Flags(rawValue: 1)
    /// The constraints do not determine the frame.
    public static let ambiguous = Flags(rawValue: 2)
  }

  /// The content of a view.
  public enum Content: Hashable, Sendable {
    /// Read-only text.
    case label
    /// Editable text.
    case field
    /// A button.
    case button
    /// An image, scaled to the size of its view.
    case image
    /// Another control.
    case other
  }

  /// The scene.
  public let scene: DocumentScene
  /// The device of the import; `nil` for the canvas of a document without one.
  public let device: CanvasDevice?
  /// Pixels per point, to which the frames of the document are rounded.
  public let scale: Double
  /// The kind of the root.
  public let rootKind: RootKind
  /// The views, guides and constraints.
  ///
  /// Its items begin with the views, a parent before its children, the root first.
  public let layout: LayoutScene
  /// The source of each constraint of ``layout``; `nil` if a rule made it.
  public let sources: [ConstraintSource?]
  /// For each constraint of ``layout`` that represents an autoresizing mask: the part that it
  /// determines. On the canvas the frame itself is given.
  public let masks: [Int: MaskPart]
  /// The constraints of ``layout`` that keep the saved frame unless others determine it, as Xcode's
  /// canvas does: equalities at the lowest priorities. For views of custom classes, which Xcode may
  /// have drawn, also inequalities just below the priorities of content. Without these constraints,
  /// an underdetermined layout is ambiguous.
  public let canvasConstraints: Range<Int>
  /// The constraints of ``layout`` that are removed at build time. Away from the canvas they are
  /// included only to show which frames they would determine; the scene is solved without them.
  public let placeholders: [Int]
  /// The scroll views whose content constraints give a size, by ascending index.
  public let scrollViews: [ScrollView]
  /// The constraint of ``layout`` that holds the height of a root that is a self-sizing cell;
  /// required if the texts are the document's own.
  public let growingHeight: Int?
  /// The saved frame of each item of ``layout``, relative to the parent; `nil` for guides, and if
  /// none is saved.
  public let savedFrames: [Frame?]
  /// The position of each item of ``layout`` in the document.
  public let positions: [SourcePosition]
  /// The lengths that grow with the text size.
  public let texts: [TextLength]
  /// The flags of each item of ``layout``, as saved by Xcode.
  public let flags: [Flags]
  /// The content of each item of ``layout``; `nil` for hidden views and views without content.
  public let contents: [Content?]
  /// Whether only code determines the content of each item of ``layout``: the view has a custom
  /// class, or is a label without a text.
  public let isSetByCode: [Bool]
  /// The text that sizes each item of ``layout`` in another language; `nil` if there is none.
  public let measuredTexts: [ImportedText?]
  /// The assumptions and omissions.
  public let notes: [ImportNote]
  /// The faults of elements. Anything they affect is left out.
  public let faults: FaultList
}
