#!/bin/bash
# Where a PDF says what was written (ActualText) decides who reads it: along with the letters (Span) poppler copies it and
# pdf.js, Firefox's reader, does not; on the part of the structure (P) pdf.js gives it to a screen reader and poppler
# copies the letters as they are drawn. Its own list of the structure has neither. A paper needs both. Needs poppler 22.12 (Debian 12).
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
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' }).trim()
/** A tagged page with one paragraph; says it in a span, in the structure, or in both. */
async function write(name, { span, part }) {
  const paper = new PDFDocument({ pdfVersion: '1.7', tagged: true, lang: 'ne' })
  const file = createWriteStream(name)
  paper.pipe(file)
  paper.font(font)
  const content = paper.markStructureContent('P')
  if (span) paper.markContent('Span', { actual: 'शर्मा' })
  paper.text('शर्मा')
  if (span) paper.endMarkedContent()
  paper.endMarkedContent()
  paper.addStructure(paper.struct('Document', {}, [paper.struct('P', part ? { actual: 'शर्मा' } : {}, content)]))
  paper.end()
  await finished(file)
  const page = await (await getDocument({ data: new Uint8Array(readFileSync(name)), verbosity: 0 }).promise).getPage(1)
  const tree = await page.getStructTree()
  return {
    'poppler, copied': run('pdftotext', name, '-'),
    'poppler, structure': /"(.*)"/.exec(run('pdfinfo', '-struct-text', name))?.[1].trim(),
    'pdf.js, copied': (await page.getTextContent()).items.map((item) => item.str ?? '').join('').trim(),
    'pdf.js, structure': tree.children[0].children[0].alt ?? 'as copied',
  }
}
const seen = {
  span: await write('span.pdf', { span: true }),
  part: await write('part.pdf', { part: true }),
  both: await write('both.pdf', { span: true, part: true }),
}
console.log('pdfkit 0.19.1, pdfjs-dist 6.5.438, poppler 22.12:', seen)
const drawn = { 'poppler, copied': 'शमार्', 'poppler, structure': 'शमार्', 'pdf.js, copied': 'शमार्', 'pdf.js, structure': 'as copied' }
assert.deepEqual(seen, {
  span: { ...drawn, 'poppler, copied': 'शर्मा' },
  part: { ...drawn, 'pdf.js, structure': 'शर्मा' },
  both: { ...drawn, 'poppler, copied': 'शर्मा', 'pdf.js, structure': 'शर्मा' },
})
JS
# The tools of Debian: those that are installed, else their package unpacked here.
command -v pdfinfo >/dev/null || { apt-get download -qq poppler-utils 2>apt.log && dpkg -x poppler-utils_*.deb poppler && PATH="$work/poppler/usr/bin:$PATH"; }
pdftotext -v 2>&1 | grep -q "version 22\.12\." || { echo "needs poppler 22.12"; exit 1; }
node run.mjs
