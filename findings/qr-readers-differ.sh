#!/bin/bash
# The same perfect picture of a QR code, three readers: zbar sees neither a code in white on black (a dark sticker, a phone
# in dark mode) nor one drawn with one pixel a module; jsQR and zxing read both. A code checked with one reader is not checked.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts qrcode@1.5.4 jsqr@1.4.0 @undecaf/zbar-wasm@0.11.0 zxing-wasm@3.1.6 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import QRCode from 'qrcode'
import jsqr from 'jsqr'
import { scanImageData } from '@undecaf/zbar-wasm'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } })
const text = 'https://example.com/warranty/SN26101901'
function draw(scale, inverted) {
  const { modules } = QRCode.create(text)
  const width = (modules.size + 8) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let i = 0; i < width * width; i++) {
    const x = Math.floor((i % width) / scale) - 4
    const y = Math.floor(i / width / scale) - 4
    const inside = x >= 0 && y >= 0 && x < modules.size && y < modules.size
    const dark = Boolean(inside && modules.get(y, x))
    data.fill(dark === inverted ? 255 : 0, 4 * i, 4 * i + 3)
  }
  return { data, width, height: width }
}
async function readers(picture) {
  return [
    (await scanImageData(picture)).some((code) => code.decode() === text),
    jsqr(picture.data, picture.width, picture.height)?.data === text,
    (await readBarcodes(picture)).some((code) => code.text === text),
  ]
}
const seen = { plain: await readers(draw(4, false)), inverted: await readers(draw(4, true)), 'one pixel': await readers(draw(1, false)) }
console.log('read by zbar-wasm 0.11.0, jsQR 1.4.0, zxing-wasm 3.1.6', seen)
assert.deepEqual(seen, { plain: [true, true, true], inverted: [false, true, true], 'one pixel': [false, true, true] })
JS
node run.mjs
