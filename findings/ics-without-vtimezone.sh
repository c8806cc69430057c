#!/bin/bash
# The same .ics file is two different moments: without a VTIMEZONE, ical.js takes TZID=Asia/Kathmandu for no zone and uses
# the machine's; node-ical looks the name up. node-ical in turn knows "Nepal Standard Time", but takes "Nepal" for no zone.
# Who sends visits as .ics should send UTC, or the VTIMEZONE with it.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.27.2 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import ical from 'node-ical'

const file = (zone) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20261129T000000Z\r\nDTSTART;TZID=${zone}:20261129T100000\r\nSUMMARY:Visit\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const byIcalJs = (zone) => {
  const event = new ICAL.Component(ICAL.parse(file(zone))).getFirstSubcomponent('vevent')
  return new ICAL.Event(event).startDate.toJSDate().toISOString()
}
const byNodeIcal = (zone) => Object.values(ical.sync.parseICS(file(zone))).find((part) => part.type === 'VEVENT').start.toISOString()
console.log('ical.js 2.2.1, node-ical 0.27.2, machine in', process.env.TZ)
const seen = ['Asia/Kathmandu', 'Nepal Standard Time', 'Nepal'].map((zone) => [zone, byIcalJs(zone), byNodeIcal(zone)])
for (const row of seen) console.log(row.join('  '))
assert.deepEqual(seen, [
  ['Asia/Kathmandu', '2026-11-29T10:00:00.000Z', '2026-11-29T04:15:00.000Z'],
  ['Nepal Standard Time', '2026-11-29T10:00:00.000Z', '2026-11-29T04:15:00.000Z'],
  ['Nepal', '2026-11-29T10:00:00.000Z', '2026-11-29T10:00:00.000Z'],
])
JS
TZ=UTC node run.mjs
