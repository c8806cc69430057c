#!/bin/bash
# A PDF by pdfkit looks right and reads wrong: the glyphs stand in the order of drawing, so शर्मा is copied as शमार्. The standard's
# remedy, ActualText, mends that for poppler (pdftotext, Linux viewers) and not for pdf.js (Firefox). Nobody notices on
# paper; search, copying, screen readers and mail indexes do. Needs pdftotext 22.12 (Debian 12, poppler-utils).
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.19.1 pdfjs-dist@6.5.438 @fontsource/noto-sans-devanagari@5.3.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { finished } from 'node:stream/promises'
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
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
const font = trueType(readFileSync(require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff')))
async function write(name, marked) {
  const paper = new PDFDocument({ pdfVersion: '1.7' })
  const file = createWriteStream(name)
  paper.pipe(file)
  paper.font(font)
  if (marked) paper.markContent('Span', { actual: 'शर्मा' })
  paper.text('शर्मा')
  if (marked) paper.endMarkedContent()
  paper.end()
  await finished(file)
  const page = await (await getDocument({ data: new Uint8Array(readFileSync(name)), verbosity: 0 }).promise).getPage(1)
  const words = (await page.getTextContent()).items.map((item) => item.str).join('').trim()
  return { poppler: execFileSync('pdftotext', [name, '-'], { encoding: 'utf8' }).trim(), 'pdf.js': words }
}
const seen = { plain: await write('plain.pdf', false), 'with ActualText': await write('marked.pdf', true) }
console.log('pdfkit 0.19.1, pdfjs-dist 6.5.438, poppler 22.12:', seen)
assert.deepEqual(seen, { plain: { poppler: 'शमार्', 'pdf.js': 'शमार्' }, 'with ActualText': { poppler: 'शर्मा', 'pdf.js': 'शमार्' } })
JS
# The tool of Debian: the one that is installed, else its package unpacked here.
command -v pdftotext >/dev/null || { apt-get download -qq poppler-utils 2>apt.log && dpkg -x poppler-utils_*.deb poppler && PATH="$work/poppler/usr/bin:$PATH"; }
pdftotext -v 2>&1 | grep -q "version 22\.12\." || { echo "needs pdftotext 22.12"; exit 1; }
node run.mjs
