#!/bin/bash
# libphonenumber-js reads Arabic-Indic and full-width digits, but no Devanagari ones: a number that a Nepali keyboard
# writes is "not a number" to it. Whoever validates with it must turn digits into ASCII first.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { parsePhoneNumber } from 'libphonenumber-js/max'

const read = (text) => {
  try {
    return parsePhoneNumber(text, 'NP').number
  } catch (error) {
    return error.message
  }
}
const seen = { ascii: '9841000000', arabic: '٩٨٤١٠٠٠٠٠٠', fullwidth: '９８４１００００００', devanagari: '९८४१००००००' }
console.log('libphonenumber-js 1.13.16')
for (const [script, text] of Object.entries(seen)) console.log(script, text, read(text))
for (const script of ['ascii', 'arabic', 'fullwidth']) assert.equal(read(seen[script]), '+9779841000000')
assert.equal(read(seen.devanagari), 'NOT_A_NUMBER')
JS
node run.mjs
