#!/bin/bash
# A text of 200 UTF-16 units is three parts of an SMS (67 units a part). sms-segments-calculator never lets a part end
# inside what it takes for a letter, so it says four. A product that shows its figure as the price, or budgets a campaign
# with it, disagrees with a gateway that fills its parts.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts sms-segments-calculator@1.3.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import calculator from 'sms-segments-calculator'

const text = 'क्षि'.repeat(50)
const counted = new calculator.SegmentedMessage(text)
console.log('sms-segments-calculator 1.3.0:', text.length, 'units,', counted.encodingName, counted.segmentsCount, 'parts; filled parts:', Math.ceil(text.length / 67))
assert.equal(text.length, 200)
assert.equal(counted.encodingName, 'UCS-2')
assert.equal(counted.segmentsCount, 4)
assert.equal(Math.ceil(text.length / 67), 3)
JS
node run.mjs
