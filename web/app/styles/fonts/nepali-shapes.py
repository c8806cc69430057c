"""Gives a Devanagari font the shapes that readers of Nepali know: nepali-shapes.py in.ttf out.ttf

- A consonant before na keeps its half form: the stacked ligatures of Anek turn the verb of nearly every button (rakhnuhos,
  thapnuhos, khojnuhos) into letters that Nepali print does not have. Those of da, ha and sha, which it has, stay.
- 5 and 8 have the shapes that the font keeps for Hindi; Noto Sans Devanagari has the same ones for Nepali.
"""
import sys

from fontTools.ttLib import TTFont

KEPT = {0x926, 0x939, 0x936}

font = TTFont(sys.argv[1])
cmap = font.getBestCmap()
na, virama = cmap[0x928], cmap[0x94D]
lookups = [
    getattr(table, "ExtSubTable", table) for lookup in font["GSUB"].table.LookupList.Lookup for table in lookup.SubTable
]
ligatures = [table for table in lookups if type(table).__name__ == "LigatureSubst"]
half_of = {
    made.LigGlyph: first
    for table in ligatures
    for first, all_made in table.ligatures.items()
    for made in all_made
    if made.Component == [virama]
}
kept = {cmap[letter] for letter in KEPT}
dropped = 0
for table in ligatures:
    for first, all_made in table.ligatures.items():
        stays = [
            made
            for made in all_made
            if made.Component[-1] != na or first in kept or half_of.get(first) in kept or first not in half_of
        ]
        dropped += len(all_made) - len(stays)
        table.ligatures[first] = stays
if dropped == 0:
    sys.exit("No ligature with na was found: the font has changed")

hindi = {}
for table in lookups:
    if type(table).__name__ == "SingleSubst":
        for digit in (cmap[0x96B], cmap[0x96E]):
            if digit in table.mapping:
                hindi.setdefault(digit, table.mapping[digit])
if len(hindi) != 2:
    sys.exit("The Hindi shapes of 5 and 8 were not found: the font has changed")
shapes = {code: hindi[cmap[code]] for code in (0x96B, 0x96E)}
for table in font["cmap"].tables:
    table.cmap.update({code: shape for code, shape in shapes.items() if code in table.cmap})
font.save(sys.argv[2])
