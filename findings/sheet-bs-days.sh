#!/bin/bash
# SheetJS reads a column of BS days in a CSV as two kinds of cell. 2083-08-13 happens to be a day of the Gregorian calendar
# too and becomes the number of a day of AD 2083; 2083-02-30 becomes the 2nd of March; only 2083-02-32 stays a text. Sorted or
# exported again, the column is ruined. `raw: true` keeps the texts.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import XLSX from 'xlsx'

const csv = 'bought\n2083-08-13\n2083-02-30\n2083-02-32\n'
const cells = (options) => {
  const sheet = XLSX.read(csv, { type: 'string', ...options }).Sheets.Sheet1
  return ['A2', 'A3', 'A4'].map((name) => [sheet[name].t, sheet[name].v])
}
console.log('xlsx', XLSX.version, cells(), 'raw:', cells({ raw: true }))
assert.deepEqual(cells(), [['n', 67066], ['n', 66902], ['s', '2083-02-32']])
assert.equal(XLSX.SSF.format('yyyy-mm-dd', 66902), '2083-03-02')
assert.deepEqual(cells({ raw: true }), [['s', '2083-08-13'], ['s', '2083-02-30'], ['s', '2083-02-32']])
JS
TZ=UTC node run.mjs
