#!/bin/bash
# Workbooks that count from 1904 (old Macs, some converters): SheetJS shows such a day rightly as text, gives it four years
# and a day early as a Date, and marks the workbook with date1904="true"; exceljs knows only "1", so it reads a file of
# SheetJS four years early too. hucre reads it rightly. A warranty would have ended before it began.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 exceljs@4.4.0 hucre@1.0.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import XLSX from 'xlsx'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'

const sheet = { '!ref': 'A1', A1: { t: 'n', v: 44893, z: 'yyyy-mm-dd' } }
const file = XLSX.write({ SheetNames: ['S'], Sheets: { S: sheet }, Workbook: { WBProps: { date1904: true } } }, { type: 'buffer', bookType: 'xlsx' })
const cell = XLSX.read(file, { cellDates: true }).Sheets.S.A1
const workbook = new ExcelJS.Workbook()
await workbook.xlsx.load(file)
const day = (date) => date.toISOString().slice(0, 10)
const seen = { text: cell.w, sheetjs: day(cell.v), exceljs: day(workbook.worksheets[0].getCell('A1').value), hucre: day((await readXlsx(file)).sheets[0].rows[0][0]) }
console.log('xlsx 0.18.5, exceljs 4.4.0, hucre 1.0.0:', seen)
assert.deepEqual(seen, { text: '2026-11-29', sheetjs: '2022-11-28', exceljs: '2022-11-28', hucre: '2026-11-29' })
JS
TZ=UTC node run.mjs
