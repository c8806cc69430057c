#!/bin/bash
# ad-bs-converter takes and gives strings, and yet its answer depends on the zone of the machine: in Asia/Kathmandu every
# day before 1986 (when Nepal's clocks went from +5:30 to +5:45) comes out a day late. Dates of birth are right in a test on
# UTC and wrong on a computer in Nepal.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts ad-bs-converter@0.5.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import converter from 'ad-bs-converter'

const days = ['1985/12/30', '1986/01/02', '1975/06/15']
const seen = days.map((day) => {
  const { year, month, day: dayOfMonth } = converter.ad2bs(day).en
  return `${year}-${month}-${dayOfMonth}`
})
console.log('ad-bs-converter 0.5.0, machine in', process.env.TZ, days.map((day, index) => `${day} = ${seen[index]}`).join('  '))
assert.equal(seen[1], '2042-9-18')
assert.equal(seen[2], process.env.TZ === 'UTC' ? '2032-3-1' : '2032-3-2')
assert.equal(seen[0], process.env.TZ === 'UTC' ? '2042-9-15' : '2042-9-16')
JS
TZ=UTC node run.mjs
TZ=Asia/Kathmandu node run.mjs
