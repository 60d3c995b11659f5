import API
import ArgumentParser
import HTTPServer
import PictureRaster
import Service
import TextMeasuring

/// The limits of one request, online and offline.
struct LimitOptions: ParsableArguments {
  @Option(Self.bodyBytesSetting) var maxBodyBytes: String?
  @Option(Self.depthSetting) var maxJSONDepth: String?
  @Option(Self.viewsSetting) var maxViews: String?
  @Option(Self.constraintsSetting) var maxConstraints: String?
  @Option(Self.variantsSetting) var maxVariants: String?
  @Option(Self.sweepSetting) var maxSweepPieces: String?
  @Option(Self.textsSetting) var maxTexts: String?
  @Option(Self.textLengthSetting) var maxTextLength: String?
  @Option(Self.glyphsSetting) var maxTextGlyphs: String?
  @Option(Self.fontBytesSetting) var maxFontBytes: String?
  @Option(Self.allFontBytesSetting) var maxAllFontBytes: String?
  @Option(Self.fontFilesSetting) var maxFontFiles: String?
  @Option(Self.metricsBytesSetting) var maxFontMetricsBytes: String?
  @Option(Self.metricsTextsSetting) var maxFontMetricsTexts: String?
  @Option(Self.textCacheSetting) var maxTextCache: String?
  @Option(Self.variedFontsSetting) var maxVariedFonts: String?
  @Option(Self.pngPixelsSetting) var maxPNGPixels: String?
  @Option(Self.pngMemorySetting) var maxPNGMemory: String?
  @Option(Self.itemsSetting) var maxItems: String?
  @Option(Self.itemDepthSetting) var maxItemDepth: String?
  @Option(Self.idBytesSetting) var maxIdBytes: String?
  @Option(Self.operationsSetting) var maxOperations: String?
  @Option(Self.errorsSetting) var maxErrors: String?
  @Option(Self.answerBytesSetting) var maxAnswerBytes: String?
  @Option(Self.workSetting) var maxWork: String?
  @Option(Self.entriesSetting) var maxMatrixEntries: String?
  @Option(Self.templateNodesSetting) var maxTemplateNodes: String?
  @Option(Self.templateBytesSetting) var maxTemplateBytes: String?
  @Option(Self.templateStepsSetting) var maxTemplateSteps: String?
  @Option(Self.sequenceStepsSetting) var maxSequenceSteps: String?
  @Option(Self.stringsBytesSetting) var maxStringsBytes: String?
  @Option(Self.stringsEntriesSetting) var maxStringsEntries: String?
  @Option(Self.languagesSetting) var maxLanguages: String?
  @Option(Self.requestMemorySetting) var maxRequestMemory: String?
  @Option(Self.timeSetting) var requestTimeout: String?

  /// The names of the options, without the dashes.
  static var names: [String] { settings.map(\.0.name) }

  /// Sets the limits.
  func apply(
    to configuration: inout ServiceConfiguration, from sources: SettingSources = SettingSources()
  ) throws {
    for (setting, option) in Self.settings {
      try setting.apply(self[keyPath: option], to: &configuration, from: sources)
    }
  }

  private typealias Row = (Setting, any KeyPath<Self, String?> & Sendable)

  private static let settings: [Row] = [
    (bodyBytesSetting, \.maxBodyBytes), (depthSetting, \.maxJSONDepth),
    (viewsSetting, \.maxViews), (constraintsSetting, \.maxConstraints),
    (variantsSetting, \.maxVariants), (sweepSetting, \.maxSweepPieces),
    (textsSetting, \.maxTexts), (textLengthSetting, \.maxTextLength),
    (glyphsSetting, \.maxTextGlyphs), (fontBytesSetting, \.maxFontBytes),
    (allFontBytesSetting, \.maxAllFontBytes), (fontFilesSetting, \.maxFontFiles),
    (metricsBytesSetting, \.maxFontMetricsBytes),
    (metricsTextsSetting, \.maxFontMetricsTexts), (textCacheSetting, \.maxTextCache),
    (variedFontsSetting, \.maxVariedFonts),
    (pngPixelsSetting, \.maxPNGPixels), (pngMemorySetting, \.maxPNGMemory),
    (itemsSetting, \.maxItems),
    (itemDepthSetting, \.maxItemDepth), (idBytesSetting, \.maxIdBytes),
    (operationsSetting, \.maxOperations), (errorsSetting, \.maxErrors),
    (answerBytesSetting, \.maxAnswerBytes), (workSetting, \.maxWork),
    (entriesSetting, \.maxMatrixEntries), (requestMemorySetting, \.maxRequestMemory),
    (timeSetting, \.requestTimeout),
    (templateNodesSetting, \.maxTemplateNodes), (templateBytesSetting, \.maxTemplateBytes),
    (templateStepsSetting, \.maxTemplateSteps),
    (sequenceStepsSetting, \.maxSequenceSteps),
    (stringsBytesSetting, \.maxStringsBytes), (stringsEntriesSetting, \.maxStringsEntries),
    (languagesSetting, \.maxLanguages),
  ]

  private static let bodyBytesSetting = Setting(
    "max-body-bytes", \.server.maxBodyBytes, in: 1...1 << 30,
    help: "Bytes of a request body", unit: .bytes)
  private static let textsSetting = Setting(
    "max-texts", \.limits.texts, in: 1...1_000_000, help: "Texts to measure, and widths per text")
  private static let textLengthSetting = Setting(
    "max-text-length", \.fontLimits.textLength, in: 1...10_000_000,
    help: "Code points of a text to measure")
  private static let glyphsSetting = Setting(
    "max-text-glyphs", \.fontLimits.glyphs, in: 1...100_000_000, help: "Glyphs in a text")
  private static let fontBytesSetting = Setting(
    "max-font-bytes", \.fontLimits.fileBytes, in: 1...1 << 30,
    help: "Bytes of a font file", unit: .bytes)
  private static let allFontBytesSetting = Setting(
    "max-all-font-bytes", \.fontLimits.totalBytes, in: 1...1 << 36,
    help: "Bytes of all font files", unit: .bytes)
  private static let fontFilesSetting = Setting(
    "max-font-files", \.fontLimits.files, in: 1...1_000_000, help: "Files in font folders")
  private static let metricsBytesSetting = Setting(
    "max-font-metrics-bytes", \.fontLimits.metricsBytes, in: 1...1 << 30,
    help: "Bytes of a file of recorded widths", unit: .bytes)
  private static let metricsTextsSetting = Setting(
    "max-font-metrics-texts", \.fontLimits.metricsTexts, in: 0...10_000_000,
    help: "Texts in all files of recorded widths")
  private static let textCacheSetting = Setting(
    "max-text-cache", \.fontLimits.cacheBytes, in: 0...1 << 36,
    help: "Bytes of cached shaped texts", unit: .bytes)
  private static let variedFontsSetting = Setting(
    "max-varied-fonts", \.fontLimits.variedInstances, in: 0...100_000,
    help: "Cached instances of a variable font")
  private static let depthSetting = Setting(
    "max-json-depth", \.limits.jsonDepth, in: 1...100_000, help: "Levels of nested JSON")
  private static let viewsSetting = Setting(
    "max-views", \.limits.views, in: 1...10_000_000, help: "Views and guides in a layout")
  private static let constraintsSetting = Setting(
    "max-constraints", \.limits.constraints, in: 1...50_000_000, help: "Constraints in a layout")
  private static let variantsSetting = Setting(
    "max-variants", \.limits.variants, in: 0...100_000, help: "Variants of a layout")
  private static let sweepSetting = Setting(
    "max-sweep-pieces", \.limits.sweepPieces, in: 1...1_000_000, help: "Pieces of a sweep")
  private static let pngPixelsSetting = Setting(
    "max-png-pixels", \.limits.pngPixels, in: 1...1 << 30, help: "Pixels in a PNG picture")
  private static let pngMemorySetting = Setting(
    "max-png-memory", \.raster.memory, in: 1 << 20...1 << 35,
    help: "Bytes of memory for a process that draws a PNG picture", unit: .bytes)
  private static let itemsSetting = Setting(
    "max-items", \.limits.items, in: 1...100_000_000, help: "Items in a snapshot")
  private static let itemDepthSetting = Setting(
    "max-item-depth", \.limits.itemDepth, in: 1...100_000, help: "Levels of nested items")
  private static let idBytesSetting = Setting(
    "max-id-bytes", \.limits.idBytes, in: 1...1 << 30,
    help: "Bytes of an id", unit: .bytes)
  private static let operationsSetting = Setting(
    "max-operations", \.limits.operations, in: 0...10_000_000, help: "Operations on a snapshot")
  private static let errorsSetting = Setting(
    "max-errors", \.limits.errorsListed, in: 1...10_000, help: "Errors listed in a problem")
  private static let answerBytesSetting = Setting(
    "max-answer-bytes", \.limits.answerBytes, in: 1024...1 << 34,
    help: "Bytes of a response", unit: .bytes)
  private static let workSetting = Setting(
    "max-work", \.limits.work, in: 1...1 << 50, help: "Units of solver work per request")
  private static let entriesSetting = Setting(
    "max-matrix-entries", \.limits.matrixEntries, in: 1...1 << 32,
    help: "Entries in a solver matrix")
  private static let templateNodesSetting = Setting(
    "max-template-nodes", \.limits.templateNodes, in: 1...100_000_000,
    help: "Values produced by rendering a template")
  private static let templateBytesSetting = Setting(
    "max-template-bytes", \.limits.templateBytes, in: 1024...1 << 31,
    help: "Bytes of text produced by rendering a template", unit: .bytes)
  private static let templateStepsSetting = Setting(
    "max-template-steps", \.limits.templateSteps, in: 1...1 << 50,
    help: "Steps to render a template")
  private static let sequenceStepsSetting = Setting(
    "max-sequence-steps", \.limits.sequenceSteps, in: 0...1000, help: "Steps in a sequence")
  private static let stringsBytesSetting = Setting(
    "max-strings-bytes", \.limits.stringsBytes, in: 1...1 << 30,
    help: "Bytes of a strings file beside a checked document", unit: .bytes)
  private static let stringsEntriesSetting = Setting(
    "max-strings-entries", \.limits.stringsEntries, in: 0...10_000_000,
    help: "Texts in a strings file beside a checked document")
  private static let languagesSetting = Setting(
    "max-languages", \.limits.languages, in: 0...10_000,
    help: "Languages to check a document in besides its own")
  private static let requestMemorySetting = Setting(
    "max-request-memory", \.server.maxRequestMemory, in: 0...1 << 35,
    help: "Bytes of memory per request; 0: a quarter of --max-memory, at most 1 GiB",
    unit: .bytes)
  private static let timeSetting = Setting(
    "request-timeout", \.server.requestTimeout, in: 1...86_400_000,
    help: "Time to work on a request",
    unit: .seconds)
}
