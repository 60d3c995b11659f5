/// The style sheet of a picture, for light and dark colour schemes.
///
/// Only views without subviews are filled, because stacked fills would hide the content below.
/// Marks never differ by colour alone. Text and strokes have a contrast of at least 4.5 to 1 with
/// the background in both schemes. Colours are repeated because some SVG viewers do not support CSS
/// variables.
enum PictureStyle {
  static let markup: StaticString = """
    <style>
    .trellis .paper{fill:#fff}
    .trellis text{fill:#1b1f24;stroke:#fff;stroke-width:.25em;stroke-linejoin:round;paint-order:stroke;white-space:pre}
    .trellis .name{font-weight:bold}
    .trellis g>rect,.trellis g>path{stroke-width:1;vector-effect:non-scaling-stroke}
    .trellis .view>rect,.trellis .view>path{fill:none;stroke:#1f5fa8;pointer-events:all}
    .trellis .leaf>rect{fill:#1f5fa8;fill-opacity:.08}
    .trellis .guide>rect,.trellis .guide>path{fill:none;stroke:#2e7d32;stroke-width:1.5;stroke-dasharray:2 2}
    .trellis .guide>text,.trellis .guide>svg>text{fill:#2e7d32;font-style:italic}
    .trellis .ambiguous>rect,.trellis .ambiguous>path{fill:url(#trellis-hatch);fill-opacity:1;stroke:#8a5a00}
    .trellis .hatch{stroke:#8a5a00;stroke-width:2;stroke-opacity:.4}
    .trellis line{stroke:#57606a;stroke-width:1;vector-effect:non-scaling-stroke}
    .trellis g>.margins,.trellis g>.safe-area{fill:#6a737d;fill-opacity:.16;fill-rule:evenodd;stroke:none}
    .trellis g>.safe-area{fill:#b3005e;fill-opacity:.12}
    .trellis .distance>path{fill:none;stroke:#8250df}
    .trellis .distance>text{fill:#6f3cc4}
    .trellis .violated>rect,.trellis .violated>path{stroke:#c62828;stroke-width:2;stroke-dasharray:6 3}
    @media(prefers-color-scheme:dark){
    .trellis .paper{fill:#16191d}
    .trellis text{fill:#e8eaed;stroke:#16191d}
    .trellis .view>rect,.trellis .view>path{stroke:#8ab4f8}
    .trellis .leaf>rect{fill:#8ab4f8}
    .trellis .guide>rect,.trellis .guide>path{stroke:#81c995}
    .trellis .guide>text,.trellis .guide>svg>text{fill:#81c995}
    .trellis .ambiguous>rect,.trellis .ambiguous>path{fill:url(#trellis-hatch);stroke:#fdd663}
    .trellis .hatch{stroke:#fdd663}
    .trellis line{stroke:#9aa0a6}
    .trellis g>.margins{fill:#bdc1c6}
    .trellis g>.safe-area{fill:#ff8bcb}
    .trellis .distance>path{stroke:#d2a8ff}
    .trellis .distance>text{fill:#d2a8ff}
    .trellis .violated>rect,.trellis .violated>path{stroke:#f28b82}
    }
    </style>
    <defs><pattern id="trellis-hatch" width="8" height="8" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path class="hatch" d="M4 0v8"/></pattern></defs>

    """
}
