#!/bin/bash
# ५, ८, ९ and झ have another shape in Nepal than in India. Which one a font draws when nobody names a language is its own
# choice: Noto Sans Devanagari draws India's and has Nepal's under NEP; Mukta and Anek Devanagari draw Nepal's and have
# India's under HIN. A page needs lang="ne", and a writer of PDF without languages needs the right font.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts fontkit@2.0.4 @fontsource/anek-devanagari@5.3.0 @fontsource/mukta@5.3.0 @fontsource/hind@5.3.0 @fontsource/noto-sans-devanagari@5.3.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import * as fontkit from 'fontkit'
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
for (const family of ['noto-sans-devanagari', 'mukta', 'anek-devanagari', 'hind']) {
  const font = fontkit.create(trueType(readFileSync(require.resolve(`@fontsource/${family}/files/${family}-devanagari-400-normal.woff`))))
  const draw = (language) => font.layout('५८', undefined, 'deva', language).glyphs.map((glyph) => glyph.id).join()
  const [none, nepali, hindi] = [draw(), draw('NEP '), draw('HIN ')]
  seen[family] = { 'Nepali differs': none !== nepali, 'Hindi differs': none !== hindi }
}
console.log('fontkit 2.0.4, fonts 5.3.0: ५८ beside the shape without a language', seen)
assert.deepEqual(Object.values(seen).map(Object.values), [[true, false], [false, true], [false, true], [false, false]])
JS
node run.mjs
