#!/bin/bash
# ical-generator's option `timezone` does not convert: it writes the hours of the machine's own zone and puts the name of
# the other zone beside them. On a server in UTC a visit at 10:00 in Kathmandu becomes 04:15 "in Kathmandu". No VTIMEZONE is
# written either. It works on the developer's laptop in Nepal.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@11.1.2 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import ical from 'ical-generator'

const calendar = ical()
calendar.createEvent({ id: 'visit', start: new Date('2026-11-29T04:15:00Z'), end: new Date('2026-11-29T05:15:00Z'), summary: 'Visit', timezone: 'Asia/Kathmandu' })
const text = calendar.toString()
const start = text.match(/DTSTART.*/)[0]
console.log('ical-generator 11.1.2, machine in', process.env.TZ, '->', start)
assert.equal(start, process.env.TZ === 'UTC' ? 'DTSTART;TZID=Asia/Kathmandu:20261129T041500' : 'DTSTART;TZID=Asia/Kathmandu:20261129T100000')
assert.ok(!text.includes('BEGIN:VTIMEZONE'))
JS
TZ=UTC node run.mjs
TZ=Asia/Kathmandu node run.mjs
