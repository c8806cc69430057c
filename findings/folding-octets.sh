#!/bin/bash
# RFC 5545 and 6350 fold lines after 75 octets. Most writers count something else, which shows only in scripts of three
# octets a letter: ics, vcards-js and vcard4 write Nepali lines of about 200 octets, ical.js one octet too many,
# ical-generator is right. Strict readers and old phones cut or refuse what is longer.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 ical-generator@11.1.2 ics@3.12.0 vcards-js@2.11.1 vcard4@4.0.5 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import ICAL from 'ical.js'
import ical from 'ical-generator'
import * as ics from 'ics'
const require = createRequire(import.meta.url)
const { VCARD, FNProperty, TextType } = require('vcard4')

const text = 'प्रेसर कुकर र मिक्सर ग्राइन्डरको मर्मतका लागि प्राविधिकको भ्रमण, मंसिर १३ गते बिहान दस बजे, नयाँ बानेश्वर'
const longest = (file) => Math.max(...file.split(/\r\n/).map((line) => Buffer.byteLength(line)))

const event = new ICAL.Component(['vevent', [], []])
event.addPropertyWithValue('summary', text)
const calendar = ical()
calendar.createEvent({ id: '1', start: new Date(0), summary: text })
const card = require('vcards-js')()
card.firstName = 'x'
card.organization = text
const seen = {
  'ical-generator 11.1.2': longest(calendar.toString()),
  'ical.js 2.2.1': longest(event.toString()),
  'ics 3.12.0': longest(ics.createEvent({ title: text, start: [2026, 11, 29, 10, 0], duration: { hours: 1 } }).value),
  'vcards-js 2.11.1': longest(card.getFormattedString()),
  'vcard4 4.0.5': longest(new VCARD([new FNProperty([], new TextType(text))]).repr()),
}
console.log('longest line in octets', seen)
assert.ok(seen['ical-generator 11.1.2'] <= 75)
assert.equal(seen['ical.js 2.2.1'], 76)
for (const name of ['ics 3.12.0', 'vcards-js 2.11.1', 'vcard4 4.0.5']) assert.ok(seen[name] > 150, name)
JS
node run.mjs
