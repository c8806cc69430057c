#!/bin/bash
# emailjs writes an encoded subject in one line, however long. A Devanagari letter is nine octets there, so a
# sentence of a hundred letters passes the 998 octets that a line of a mail may have, where mail servers may break or refuse it. The
# text comes back whole from a parser, so a test that reads it back does not notice.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts emailjs@5.0.3 mailparser@3.14.2 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { Message } from 'emailjs'
import { simpleParser } from 'mailparser'

const subject = 'तपाईंको मर्मत अनुरोध सम्पन्न भयो, कृपया नजिकको सेवा केन्द्रबाट आफ्नो प्रेसर कुकर र मिक्सर ग्राइन्डर लिएर जानुहोस्'
const mail = await new Message({ from: 'a@example.com', to: 'b@example.com', subject, text: 'x' }).readAsync()
const line = mail.split('\r\n').find((text) => text.startsWith('Subject:'))
console.log('emailjs 5.0.3:', subject.length, 'letters,', line.length, 'octets in one line; read back:', (await simpleParser(mail)).subject === subject)
assert.ok(subject.length < 120)
assert.ok(line.length > 998)
JS
node run.mjs
