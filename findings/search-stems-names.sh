#!/bin/bash
# PostgreSQL's full-text language "nepali" takes the ending -की off the name जानकी as well, and indexes बाटो (a road) as nothing.
# A search for the same word still works; one beside "simple", by prefix or with highlighted hits does not. Most endings
# are right: पंखाहरू, पंखाको and पंखामा are all पंखा.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts @electric-sql/pglite@0.5.16 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { PGlite } from '@electric-sql/pglite'

const db = await PGlite.create()
const seen = {}
for (const word of ['पंखाहरू', 'पंखाको', 'पंखामा', 'जानकी', 'बाटो']) {
  seen[word] = (await db.query(`select array_to_string(tsvector_to_array(to_tsvector('nepali', $1)), ' ') as stem`, [word])).rows[0].stem
}
console.log('PostgreSQL 18.6 as @electric-sql/pglite 0.5.16', seen)
assert.deepEqual(Object.values(seen), ['पंखा', 'पंखा', 'पंखा', 'जान', ''])
JS
node run.mjs
