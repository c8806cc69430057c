#!/bin/bash
# A serial number may hold a slash, which GS1 Digital Link wants as %2F. digital-link.js writes the slash as it is and then
# calls its own address invalid: two path segments more than there should be. Printed on a label, it cannot be mended.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts digital-link.js@1.4.3 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
const { DigitalLink } = createRequire(import.meta.url)('digital-link.js')

const link = (serial) => DigitalLink({ domain: 'https://example.com', identifier: { '01': '09506000134352' }, keyQualifiers: { 21: serial } })
const seen = ['AB-12', 'AB/12'].map((serial) => [link(serial).toWebUriString(), link(serial).isValid()])
console.log('digital-link.js 1.4.3', seen)
assert.deepEqual(seen, [
  ['https://example.com/01/09506000134352/21/AB-12', true],
  ['https://example.com/01/09506000134352/21/AB/12', false],
])
JS
node run.mjs
