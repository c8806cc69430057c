#!/bin/bash
# Search libraries in JavaScript break Nepali words at their vowel signs, or lose them. lunr and Orama with its default
# language index nothing at all, without an error; Orama's own language "nepali" cuts मिक्सर into म, क, सर; FlexSearch finds
# पुनी for पानी. Only MiniSearch finds each word and no other.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts lunr@2.3.9 flexsearch@0.8.212 minisearch@7.2.0 @orama/orama@3.1.18 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import lunr from 'lunr'
import FlexSearch from 'flexsearch'
import MiniSearch from 'minisearch'
import { create, insert, search } from '@orama/orama'

const texts = [{ id: '1', t: 'मिक्सर' }, { id: '2', t: 'मसर' }, { id: '3', t: 'पानी' }, { id: '4', t: 'पुनी' }]
const words = ['मिक्सर', 'पानी']
const found = {}

const byLunr = lunr(function () {
  this.ref('id')
  this.field('t')
  texts.forEach((text) => this.add(text))
})
found.lunr = words.map((word) => byLunr.search(word).map((hit) => hit.ref).join())

const byFlex = new FlexSearch.Index()
texts.forEach(({ id, t }) => byFlex.add(id, t))
found.flexsearch = words.map((word) => byFlex.search(word).join())

const byMini = new MiniSearch({ fields: ['t'] })
byMini.addAll(texts)
found.minisearch = words.map((word) => byMini.search(word).map((hit) => hit.id).join())

for (const language of ['english', 'nepali']) {
  const db = await create({ schema: { t: 'string' }, language })
  for (const text of texts) await insert(db, text)
  found[`orama ${language}`] = []
  for (const term of words) found[`orama ${language}`].push((await search(db, { term })).hits.map((hit) => hit.id).sort().join())
  found[`orama ${language} words`] = db.tokenizer.tokenize(words[0]).join(' ')
}
console.log('lunr 2.3.9, flexsearch 0.8.212, minisearch 7.2.0, @orama/orama 3.1.18: hits for', words)
console.log(found)
assert.deepEqual(found.lunr, ['', ''])
assert.deepEqual(found.flexsearch, ['1', '3,4'])
assert.deepEqual(found.minisearch, ['1', '3'])
assert.deepEqual(found['orama english'], ['', ''])
assert.equal(found['orama nepali words'], 'म क सर')
assert.ok(found['orama nepali'][1].includes('4'), 'पुनी is found for पानी')
JS
node run.mjs
