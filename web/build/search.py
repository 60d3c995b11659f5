"""The index that the search of web/app/search.js reads.

A section is a heading, an anchor and its first words. Sections are numbered through all pages. Each line of `words` is a word
and the numbers of its sections: the distance of each to the one before it, less one, in digits of base 31, the lowest first. A
digit with another one after it is 31 higher.
"""

import html
import json
import re
import string

# Words of every text, which tell no section from another.
COMMON = set(
    "a an and are as at be by can do does for from has have if in into is it its not of on one or same such that the their them then "
    "there these they this to use uses what when where which who why how with without you your".split())
# The statuses of responses, which people look up; other numbers tell no section from another.
STATUSES = set("401 403 404 405 406 408 411 413 414 415 417 422 429 431 501 503 505".split())
LEAD = 100
DIGITS = string.digits + string.ascii_letters
# Blocks of code, and the lines above them.
CODE = re.compile(r'<div class="code .*?</pre></div>', re.S)
INLINE = re.compile(r"</?(?:a|code|em|span|strong)\b[^>]*>")
HEAD = re.compile(r'<div class="code-head">.*?</div>', re.S)


class Index:
    """The pages with their sections, and the words of each section."""

    def __init__(self):
        self.pages = []
        self.count = 0
        # The numbers of the sections of a word, ascending.
        self.words = {}

    def page(self, title, address, sections):
        """A page with its sections: triples of a heading, an anchor and the text below, as HTML.

        A section without a heading is what stands before the first one.
        """
        rows = []
        for heading, anchor, text in sections:
            rows.append([heading, anchor, lead(text)])
            for word in words(f"{heading} {plain(HEAD.sub(' ', text))}"):
                self.words.setdefault(word, []).append(self.count)
            self.count += 1
        self.pages.append([title, address, rows])

    def text(self):
        lines = "\n".join(f"{word} {packed(numbers)}" for word, numbers in sorted(self.words.items()))
        index = {"pages": self.pages, "words": lines, "common": sorted(COMMON)}
        return json.dumps(index, ensure_ascii=False, separators=(",", ":"))


def packed(numbers):
    """Ascending numbers as text."""
    digits, last = "", -1
    for number in numbers:
        distance, last = number - last - 1, number
        while distance >= 31:
            digits += DIGITS[31 + distance % 31]
            distance //= 31
        digits += DIGITS[distance]
    return digits


def plain(markup):
    """The text of HTML."""
    markup = INLINE.sub("", markup)
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", markup))).strip()


def lead(markup):
    """The first words of the first paragraph."""
    text = CODE.sub(" ", markup)
    text = plain(text.partition("<p>")[2].partition("</p>")[0] or text)
    if len(text) <= LEAD:
        return text
    return text[:LEAD].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


def words(text):
    """The different words of a text that are worth finding."""
    found = {word for word in re.findall(r"[a-z0-9]+", text.lower()) if 1 < len(word) < 40}
    return {word for word in found - COMMON if not word.isdecimal() or word in STATUSES}
