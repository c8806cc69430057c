#!/bin/bash
# zxing-wasm brings its engine in its package and does not use it: in Node as in a browser the first picture asks a public
# CDN for it. Without network, or under a content security policy, the reader fails; with it, whoever runs the CDN learns
# of each scan. The file must be handed over.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts zxing-wasm@3.1.6 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const asked = []
globalThis.fetch = async (address) => {
  asked.push(new URL(String(address)).pathname)
  throw new Error('no network')
}
console.error = () => {}
console.warn = () => {}
const picture = { data: new Uint8ClampedArray(400), width: 10, height: 10 }
const failed = await readBarcodes(picture).then(() => false, () => true)
console.log('zxing-wasm 3.1.6 asks for', asked, failed ? 'and fails' : 'and reads')
assert.ok(asked.includes('/npm/zxing-wasm@3.1.6/dist/reader/zxing_reader.wasm'))
assert.ok(failed)
const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer
prepareZXingModule({ overrides: { wasmBinary } })
console.log('with its own file:', await readBarcodes(picture))
assert.deepEqual(await readBarcodes(picture), [])
JS
node run.mjs
