#!/bin/bash
# In ZPL the text of a QR field begins with its error level, its input mode and a comma. Who writes the plain address, as for
# every other barcode of the language, gets a code without the first three characters: ps://example.com. It scans well, and
# is noticed when the labels are on the goods.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts zpl-renderer-js@3.4.0 jsqr@1.4.0 pngjs@7.0.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { ready } from 'zpl-renderer-js'
import jsqr from 'jsqr'
const { PNG } = createRequire(import.meta.url)('pngjs')

const { api } = await ready
async function scan(field) {
  const picture = PNG.sync.read(Buffer.from(await api.zplToBase64Async(`^XA^CI28^FO20,20^BQN,2,5^FD${field}^FS^XZ`, 60, 40, 8), 'base64'))
  return jsqr(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data
}
const seen = [await scan('QA,https://example.com/w/1'), await scan('https://example.com/w/1')]
console.log('zpl-renderer-js 3.4.0', seen)
assert.deepEqual(seen, ['https://example.com/w/1', 'ps://example.com/w/1'])
process.exit(0)
JS
node run.mjs
