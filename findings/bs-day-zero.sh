#!/bin/bash
# nepali-calendar-js answers with days that its own table of month lengths denies: day 0 of a month, or day 32 of one that
# has 31, on about eight days of every year, none of them far out. Such a text is stored like any other, and no reader can
# turn it back.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts nepali-calendar-js@1.0.4 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import calendar from 'nepali-calendar-js'

const odd = []
for (let time = Date.UTC(2025, 3, 14); time < Date.UTC(2026, 3, 14); time += 86_400_000) {
  const day = new Date(time)
  const { ny, nm, nd } = calendar.toNepali(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
  if (nd < 1 || nd > calendar.nepaliMonthLength(ny, nm)) odd.push(`${day.toISOString().slice(0, 10)} = ${ny}-${nm}-${nd} of ${calendar.nepaliMonthLength(ny, nm)} days`)
}
console.log('nepali-calendar-js 1.0.4, days of one year that are none:')
for (const line of odd) console.log(line)
assert.ok(odd.length >= 5)
assert.ok(odd.some((line) => line.includes('-0 of')))
assert.ok(odd.includes('2025-07-16 = 2082-3-32 of 31 days'))
JS
node run.mjs
