#!/bin/bash
# fontkit, which pdfkit, pdf-lib and react-pdf shape with, compares what stands before a glyph in the wrong order when a rule
# of a font names two glyphs there; HarfBuzz, which browsers use, does not. So where र् and ि meet, as in आर्थिक (of a year),
# कार्तिक (a month) or कीर्तिपुर (a town), Anek Devanagari draws the reph twice on paper, and Hind takes the wrong reph.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts fontkit@2.0.4 harfbuzzjs@1.6.4 @fontsource/anek-devanagari@5.3.0 @fontsource/hind@5.3.0 @fontsource/noto-sans-devanagari@5.3.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import * as fontkit from 'fontkit'
import * as hb from 'harfbuzzjs'
const require = createRequire(import.meta.url)
/** The TrueType file inside a WOFF file. */
function trueType(woff) {
  const count = woff.readUInt16BE(12)
  let at = 12 + 16 * count
  const head = Buffer.alloc(at)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i
    const [offset, packed, size, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field))
    const table = woff.subarray(offset, offset + packed)
    const to = 12 + 16 * i
    woff.copy(head, to, entry, entry + 4)
    head.writeUInt32BE(checksum, to + 4)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(size, to + 12)
    const padded = Buffer.alloc(size + ((4 - (size % 4)) % 4))
    const plain = packed < size ? inflateSync(table) : table
    plain.copy(padded)
    parts.push(padded)
    at += padded.length
  }
  return Buffer.concat(parts)
}
const seen = {}
for (const family of ['anek-devanagari', 'hind', 'noto-sans-devanagari']) {
  const data = trueType(readFileSync(require.resolve(`@fontsource/${family}/files/${family}-devanagari-400-normal.woff`)))
  const font = fontkit.create(data)
  const shaper = new hb.Font(new hb.Face(new hb.Blob(data)))
  const byHarfBuzz = (word) => {
    const buffer = new hb.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    hb.shape(shaper, buffer)
    return buffer.getGlyphInfos().map((glyph) => font.getGlyph(glyph.codepoint).name).join(' ')
  }
  const byFontkit = (word) => font.layout(word).glyphs.map((glyph) => glyph.name).join(' ')
  seen[family] = ['कार्तिक', 'प्रदीप'].map((word) => [byFontkit(word), byHarfBuzz(word)])
}
console.log('fontkit 2.0.4, harfbuzzjs 1.6.4, fonts 5.3.0: glyphs of कार्तिक and प्रदीप by both')
console.log(JSON.stringify(seen, null, 1))
const same = ([one, other]) => one === other
assert.deepEqual(Object.values(seen).map((words) => words.map(same)), [[false, true], [false, true], [true, true]])
assert.match(seen['anek-devanagari'][0][0], /matraIReph\.dv Ta\.dv Reph\.dv/)
assert.doesNotMatch(seen['anek-devanagari'][0][1], / Reph\.dv/)
JS
node run.mjs
