"""What others take for a text, in one process: `peers.py PEER WORK SECONDS FONTFILE SIZE TEXTFILE`.

PEER is pillow (ImageFont.getlength with raqm, which runs FriBidi and HarfBuzz), uharfbuzz (hb.shape alone, its result not
read), skia (Font.measureText, which shapes nothing: no kerning, no ligatures) or paragraph (Skia's Paragraph, which shapes and
breaks lines). WORK is new, known (the same object or text again) or wrap (the same object at another width). Prints JSON: the
shortest and the median of a round in nanoseconds of processor time, and the width in points; or null where a peer has no such way.
"""

import json
import pathlib
import sys
import time

peer, work, seconds, file, size, text = sys.argv[1:]
seconds, size = float(seconds), float(size)
text = pathlib.Path(text).read_text()


def pillow():
    from PIL import ImageFont, features

    if not features.check("raqm"):
        sys.exit("this Pillow has no raqm")
    font = ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.RAQM)
    return {"new": lambda _: font.getlength(text), "known": lambda _: font.getlength(text)}, lambda: font.getlength(text)


def uharfbuzz():
    import uharfbuzz as hb

    face = hb.Face(hb.Blob.from_file_path(file))
    font = hb.Font(face)

    def shape(_=None):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        return buffer

    return {"new": shape, "known": shape}, lambda: sum(
        position.x_advance for position in shape().glyph_positions) * size / face.upem


def skia():
    import skia

    font = skia.Font(skia.Typeface.MakeFromFile(file), size)
    font.setSubpixel(True)
    font.setHinting(skia.FontHinting.kNone)
    return {"new": lambda _: font.measureText(text), "known": lambda _: font.measureText(text)}, lambda: font.measureText(text)


def paragraph():
    import skia

    provider = skia.textlayout.TypefaceFontProvider()
    provider.registerTypeface(skia.Typeface.MakeFromFile(file), "Measured")
    collection = skia.textlayout.FontCollection()
    collection.setDefaultFontManager(provider)
    style = skia.textlayout.ParagraphStyle()
    letters = skia.textlayout.TextStyle()
    letters.setFontFamilies(["Measured"])
    letters.setFontSize(size)
    unicode = skia.Unicodes.ICU.Make()

    def made(text):
        builder = skia.textlayout.ParagraphBuilder.make(style, collection, unicode)
        builder.pushStyle(letters)
        builder.addText(text)
        made = builder.Build()
        made.layout(100_000)
        return made

    kept = made(text)
    # The collection keeps what it has shaped, so a new text is another one each time.
    return {
        "new": lambda round: made(f"{text}{round % 100_000:05}"),
        "known": lambda _: made(text),
        "wrap": lambda round: kept.layout(240 + round * 7_919 % 1_000 * 0.16),
    }, lambda: made(text).MaxIntrinsicWidth


ways, width = {"pillow": pillow, "uharfbuzz": uharfbuzz, "skia": skia, "paragraph": paragraph}[peer]()
way = ways.get(work)
if way is None:
    print("null")
    sys.exit()
way(0)
group, taken, round_number = 1, 0, 0
while taken < 200_000:
    group *= 2
    started = time.process_time_ns()
    for number in range(group):
        way(number)
    taken = time.process_time_ns() - started
samples, end = [], time.process_time_ns() + seconds * 1e9
while len(samples) < 5 or time.process_time_ns() < end:
    started = time.process_time_ns()
    for number in range(round_number, round_number + group):
        way(number)
    samples.append((time.process_time_ns() - started) / group)
    round_number += group
samples.sort()
print(json.dumps({"shortest": samples[0], "median": samples[len(samples) // 2], "width": width()}))
