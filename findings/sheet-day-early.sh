#!/bin/bash
# In Kathmandu, SheetJS turns the day of a cell into 23:59:44 of the day before: it takes the offset of its epoch from
# local mean time, +5:41:16, and loses its seconds. getDate, toISOString and every report by day are one day early.
# In zones that kept whole minutes nothing shows.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import XLSX from 'xlsx'

const sheet = { '!ref': 'A1', A1: { t: 'n', v: 46355, z: 'yyyy-mm-dd' } }
const file = XLSX.write({ SheetNames: ['S'], Sheets: { S: sheet } }, { type: 'buffer', bookType: 'xlsx' })
const { v: date, w: text } = XLSX.read(file, { cellDates: true, cellNF: true }).Sheets.S.A1
console.log('xlsx', XLSX.version, 'machine in', process.env.TZ, 'shown:', text, 'read:', date.toString())
assert.equal(date.getDate(), process.env.TZ === 'UTC' ? 29 : 28)
if (process.env.TZ !== 'UTC') assert.equal(date.toTimeString().slice(0, 8), '23:59:44')
JS
TZ=UTC node run.mjs
TZ=Asia/Kathmandu node run.mjs
