#!/bin/bash
# PGlite accepts any ICU collation without a word and sorts all of them by the root order: "en-u-kn-true", which stands for
# numbers by their value, gives a10 a2 a9. Built-in names are refused ("ne-x-icu") or not ("und-x-icu"). A list sorts
# rightly on PostgreSQL and otherwise on the embedded database, with the same migration and no error.
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
await db.exec(`create collation by_value (provider = icu, locale = 'en-u-kn-true')`)
const order = async (collation) => {
  try {
    return (await db.query(`select string_agg(x, ' ' order by x collate "${collation}") as x from (values ('a10'), ('a9'), ('a2')) as list (x)`)).rows[0].x
  } catch (error) {
    return error.message
  }
}
const seen = { by_value: await order('by_value'), 'und-x-icu': await order('und-x-icu'), 'ne-x-icu': await order('ne-x-icu') }
console.log('@electric-sql/pglite 0.5.16', seen)
assert.equal(seen.by_value, 'a10 a2 a9')
assert.equal(seen['und-x-icu'], 'a10 a2 a9')
assert.match(seen['ne-x-icu'], /does not exist/)
JS
node run.mjs
