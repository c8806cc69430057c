#!/bin/bash
# In .xlsx, _x0031_ inside a text stands for the character 1, so a writer must escape such a text. SheetJS, exceljs and hucre
# write it as it is: the model number BSF_x0031_60 comes back as BSF160. exceljs gives back both, depending on the writer:
# it decodes shared texts, but not those that stand in the cell itself, as SheetJS writes them.
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
import { readXlsx, writeXlsx } from 'hucre'

const model = 'BSF_x0031_60'
const workbook = new ExcelJS.Workbook()
workbook.addWorksheet('S').addRow([model])
const files = {
  sheetjs: XLSX.write({ SheetNames: ['S'], Sheets: { S: XLSX.utils.aoa_to_sheet([[model]]) } }, { type: 'buffer', bookType: 'xlsx' }),
  exceljs: Buffer.from(await workbook.xlsx.writeBuffer()),
  hucre: Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows: [[model]] }] })),
}
const seen = {}
for (const [writer, file] of Object.entries(files)) {
  const read = new ExcelJS.Workbook()
  await read.xlsx.load(file)
  seen[writer] = [XLSX.read(file).Sheets.S.A1.v, read.worksheets[0].getCell('A1').value, (await readXlsx(file)).sheets[0].rows[0][0]]
}
console.log('xlsx 0.18.5, exceljs 4.4.0, hucre 1.0.0: by writer, as read by the three', seen)
assert.deepEqual(seen.sheetjs, ['BSF160', model, 'BSF160'])
assert.deepEqual(seen.exceljs, ['BSF160', 'BSF160', 'BSF160'])
assert.deepEqual(seen.hucre, ['BSF160', 'BSF160', 'BSF160'])
JS
node run.mjs
