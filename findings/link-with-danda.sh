#!/bin/bash
# In Nepali a sentence ends with a danda (।) right after its last letter. linkifyjs, which makes links of addresses in texts for
# editors and chats, takes the danda for a part of the address, so the last link of a sentence leads to a page that is not
# there; a full stop it leaves out, and so it does with an e-mail address before a danda. linkify-it leaves both out.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts linkifyjs@4.4.0 linkify-it@6.1.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import * as linkifyjs from 'linkifyjs'
import { LinkifyIt } from 'linkify-it'

const found = (text) => ({
  linkifyjs: linkifyjs.find(text).map(({ value }) => value),
  'linkify-it': (new LinkifyIt().match(text) ?? []).map(({ raw }) => raw),
})
const seen = {
  danda: found('विवरण यहाँ छ: https://example.com/ne/service। धन्यवाद'),
  'double danda': found('विवरण यहाँ छ: https://example.com/ne/service॥'),
  'full stop': found('See https://example.com/ne/service. Thank you'),
  mail: found('लेख्नुहोस्: asha@example.com। धन्यवाद'),
}
console.log('linkifyjs 4.4.0, linkify-it 6.1.0', seen)
const page = 'https://example.com/ne/service'
assert.deepEqual(seen, {
  danda: { linkifyjs: [`${page}।`], 'linkify-it': [page] },
  'double danda': { linkifyjs: [`${page}॥`], 'linkify-it': [page] },
  'full stop': { linkifyjs: [page], 'linkify-it': [page] },
  mail: { linkifyjs: ['asha@example.com'], 'linkify-it': ['asha@example.com'] },
})
JS
node run.mjs
