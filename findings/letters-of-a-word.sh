#!/bin/bash
# How many letters क्षेत्र has depends on the library: the older ones cut conjuncts at the virama, newer ones follow the
# rule of Unicode 15.1 and keep them. A limit, a counter or an ellipsis computed with one in the browser and with another
# on the server differ for nearly every Nepali name.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts grapheme-splitter@1.0.4 graphemer@1.4.0 unicode-segmenter@0.17.3 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import GraphemeSplitter from 'grapheme-splitter'
import graphemer from 'graphemer'
import { countGraphemes } from 'unicode-segmenter/grapheme'

const old = new GraphemeSplitter()
const middle = new (graphemer.default ?? graphemer)()
const seen = Object.fromEntries(
  ['क्षेत्र', 'प्रदीप', 'श्री', 'नेपाली'].map((word) => [word, [old.countGraphemes(word), middle.countGraphemes(word), countGraphemes(word)]]),
)
console.log('grapheme-splitter 1.0.4, graphemer 1.4.0, unicode-segmenter 0.17.3')
console.log(seen)
assert.deepEqual(seen, { "क्षेत्र": [4, 4, 2], "प्रदीप": [4, 4, 3], "श्री": [2, 2, 1], "नेपाली": [3, 3, 3] })
JS
node run.mjs
