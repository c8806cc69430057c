#!/bin/bash
# Two packages for plus codes give a place two codes of eleven characters. Places typed with four decimals lie
# on the edge of a cell of that size, so it is no rare case: two thirds of those around Kathmandu differ. With ten characters
# they are equal. Compared as texts, the same service point is two.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts open-location-code@1.0.3 pluscodes@3.0.1 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import olc from 'open-location-code'
import { encode } from 'pluscodes'

const one = new olc.OpenLocationCode()
let [places, long, short] = [0, 0, 0]
for (let latitude = 277000; latitude < 277200; latitude += 7) {
  for (let longitude = 853000; longitude < 853300; longitude += 11) {
    const [y, x] = [latitude / 10000, longitude / 10000]
    places++
    if (one.encode(y, x, 11) !== encode({ latitude: y, longitude: x }, 11)) long++
    if (one.encode(y, x, 10) !== encode({ latitude: y, longitude: x }, 10)) short++
  }
}
const seen = [one.encode(27.7172, 85.324, 11), encode({ latitude: 27.7172, longitude: 85.324 }, 11)]
console.log('open-location-code 1.0.3, pluscodes 3.0.1:', seen, { places, long, short })
assert.deepEqual(seen, ['7MV7P88F+VJC', '7MV7P88F+VJJ'])
assert.ok(long > 0)
JS
node run.mjs
