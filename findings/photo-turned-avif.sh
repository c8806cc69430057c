#!/bin/bash
# A turned photo keeps its orientation 6 in JPEG, PNG, WebP and TIFF, where sharp reports 40 × 20 and "turn me". As AVIF
# it reports 20 × 40 and no orientation: the format has a box of its own for that, and the decoder has turned it
# already. Code that swaps width and height by orientation is right for both; code that compares the two is not.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import sharp from 'sharp'

const seen = {}
for (const format of ['jpeg', 'png', 'webp', 'tiff', 'avif']) {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  const { width, height, orientation } = await sharp(picture).metadata()
  seen[format] = [width, height, orientation]
}
console.log('sharp 0.35.5, libheif', sharp.versions.heif, seen)
for (const format of ['jpeg', 'png', 'webp', 'tiff']) assert.deepEqual(seen[format], [40, 20, 6])
assert.deepEqual(seen.avif, [20, 40, undefined])
JS
node run.mjs
