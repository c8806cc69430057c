#!/bin/bash
# Below .np every second level is a public suffix: brand.np has no registrable domain, shop.brand.np is one of its own.
# A cookie for all of *.brand.np cannot be set, "same site" splits at each subdomain, and a check like "our domain and
# below" made with these lists answers null for the brand's own address. Under com.np all is as elsewhere.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts tldts@7.6.0 psl@1.15.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { getDomain, getPublicSuffix } from 'tldts'
import psl from 'psl'

const seen = ['brand.np', 'shop.brand.np', 'brand.com.np', 'shop.brand.com.np'].map((host) => [
  host, getPublicSuffix(host), getDomain(host), psl.get(host),
])
console.log('tldts 7.6.0, psl 1.15.0: host, public suffix, registrable domain by tldts and by psl')
for (const row of seen) console.log(row.join('  '))
assert.deepEqual(seen, [
  ['brand.np', 'brand.np', null, null],
  ['shop.brand.np', 'brand.np', 'shop.brand.np', 'shop.brand.np'],
  ['brand.com.np', 'com.np', 'brand.com.np', 'brand.com.np'],
  ['shop.brand.com.np', 'com.np', 'brand.com.np', 'brand.com.np'],
])
JS
node run.mjs
