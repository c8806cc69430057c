#!/bin/bash
# rrule with a tzid gives true moments only on a machine in UTC. On one in Kathmandu the same rule, written the same way,
# gives 10:00 UTC for 10:00 in Kathmandu: the two zones cancel out into a "date" whose UTC fields are local time. Recurring
# visits pass every test in CI and are 5:45 late on a laptop or server in Nepal.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import rrule from 'rrule'

const rule = rrule.rrulestr('DTSTART;TZID=Asia/Kathmandu:20261129T100000\nRRULE:FREQ=DAILY;COUNT=2')
const seen = rule.all().map((date) => date.toISOString())
console.log('rrule 2.8.1, machine in', process.env.TZ, seen)
assert.equal(seen[0], process.env.TZ === 'UTC' ? '2026-11-29T04:15:00.000Z' : '2026-11-29T10:00:00.000Z')
JS
TZ=UTC node run.mjs
TZ=Asia/Kathmandu node run.mjs
