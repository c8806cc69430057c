#!/bin/bash
# Three checks of "a mobile number of Nepal" disagree in both directions: validator refuses all numbers that begin with 96,
# libphonenumber-js with its default metadata takes numbers that its own full metadata refuses. A front end that checks
# with one and a back end that checks with another locks real customers out.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16 validator@13.15.35 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import validator from 'validator'
import { parsePhoneNumber as small } from 'libphonenumber-js'
import { parsePhoneNumber as full } from 'libphonenumber-js/max'

const check = (number) => [validator.isMobilePhone(number, 'ne-NP'), small(number, 'NP').isValid(), full(number, 'NP').isValid()]
const seen = Object.fromEntries(['9841000000', '9612000000', '9621000000', '9831000000'].map((n) => [n, check(n)]))
console.log('validator 13.15.35, libphonenumber-js 1.13.16 default and /max')
console.log(seen)
assert.deepEqual(seen, {
  9841000000: [true, true, true],
  9612000000: [false, true, true],
  9621000000: [false, true, true],
  9831000000: [true, true, false],
})
JS
node run.mjs
