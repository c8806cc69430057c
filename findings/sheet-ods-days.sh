#!/bin/bash
# Saved as .ods by SheetJS, a day loses that it is one: the format of the cell is not written, and every reader sees the
# number 46355. The same workbook saved as .xlsx keeps its day. "Save in the other format" is no way around for a list with
# dates of purchase.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 hucre@1.0.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import XLSX from 'xlsx'
import { readOds } from 'hucre'

const sheet = { '!ref': 'A1', A1: { t: 'n', v: 46355, z: 'yyyy-mm-dd' } }
const book = { SheetNames: ['S'], Sheets: { S: sheet } }
const again = (bookType) => XLSX.read(XLSX.write(book, { type: 'buffer', bookType })).Sheets.S.A1.w
const byHucre = (await readOds(XLSX.write(book, { type: 'buffer', bookType: 'ods' }))).sheets[0].rows[0][0]
console.log('xlsx 0.18.5: .xlsx', again('xlsx'), '.ods', again('ods'), '; hucre 1.0.0 reads the .ods as', byHucre)
assert.notEqual(again('xlsx'), '46355')
assert.equal(again('ods'), '46355')
assert.equal(byHucre, 46355)
JS
TZ=UTC node run.mjs
