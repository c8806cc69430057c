#!/bin/bash
# A WhatsApp button with a text that has & or # in it: react-whatsapp encodes by encodeURI, which leaves both, so the text
# ends there for whoever opens the link; and of a number in Devanagari digits nothing is left, the link goes to
# wa.me without a number. With +977 984-1203118 and a text of letters alone it is right. react-share encodes all of it.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps react-whatsapp@0.3.0 react@16.14.0 react-dom@16.14.0 prop-types@15.8.1 @babel/runtime@7.28.4 jsdom@26.1.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { JSDOM } from 'jsdom'
const require = createRequire(import.meta.url)
const { window } = new JSDOM('<div id="root"></div>')
let opened
Object.assign(globalThis, { window, document: window.document })
window.open = (url) => (opened = url)
const React = require('react')
const { render } = require('react-dom')
const { default: Whatsapp } = require('react-whatsapp')

function link(number, message) {
  const root = window.document.createElement('div')
  window.document.body.append(root)
  render(React.createElement(Whatsapp, { number, message }, 'WhatsApp'), root)
  root.firstChild.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
  const { pathname, searchParams } = new URL(opened)
  return [pathname, searchParams.get('text')]
}
const seen = {
  letters: link('+977 984-1203118', 'पंखा मर्मत'),
  ampersand: link('+977 984-1203118', 'पंखा & मिक्सर मर्मत'),
  hash: link('+977 984-1203118', 'मर्मत #4512 कहिले हुन्छ?'),
  digits: link('९८४१२०३११८', 'मर्मत'),
}
console.log('react-whatsapp 0.3.0', seen)
assert.deepEqual(seen, {
  letters: ['/9779841203118', 'पंखा मर्मत'],
  ampersand: ['/9779841203118', 'पंखा '],
  hash: ['/9779841203118', 'मर्मत '],
  digits: ['/', 'मर्मत'],
})
// React waits for work.
process.exit()
JS
node run.mjs 2>run.log || { cat run.log; exit 1; }
