#!/bin/bash
# csv-parse takes the first line end of a file for all of them. A heading written on Windows above lines of another program
# makes one record of three, and `relax_column_count` hides it: rows are gone without an error. Naming all line ends reads
# the file.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts csv-parse@7.0.3 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'

const csv = 'model,serial\r\nBSF-160,1\nBSF-160,2\nBSF-160,3\n'
const guessed = parse(csv, { columns: true, relax_column_count: true })
const named = parse(csv, { columns: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] })
console.log('csv-parse 7.0.3:', guessed, 'with all line ends named:', named.length, 'records')
assert.deepEqual(guessed, [{ model: 'BSF-160', serial: '1\nBSF-160' }])
assert.equal(named.length, 3)
JS
node run.mjs
