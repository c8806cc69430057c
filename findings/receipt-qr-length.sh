#!/bin/bash
# A Nepali name in a QR code of a receipt printer: node-thermal-printer announces its length in UTF-16 units and then sends
# UTF-8, so the printer takes the first third into the code and prints the rest as letters; receipt-printer-encoder sends
# question marks. ASCII, with which one tests, is right in both.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts node-thermal-printer@4.6.1 @point-of-sale/receipt-printer-encoder@4.0.1 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { ThermalPrinter, PrinterTypes } from 'node-thermal-printer'
import Encoder from '@point-of-sale/receipt-printer-encoder'

const name = 'प्रदीप'
/** The announced and the sent length of the data of GS ( k, function 80. */
function store(bytes) {
  const at = bytes.indexOf(Buffer.from([0x31, 0x50, 0x30]))
  const end = bytes.indexOf(Buffer.from([0x1d, 0x28, 0x6b]), at)
  return { announced: bytes[at - 2] + 256 * bytes[at - 1] - 3, sent: end - at - 3, text: bytes.subarray(at + 3, end).toString() }
}
const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: 'tcp://127.0.0.1:9100' })
printer.printQR(name)
const seen = {
  'node-thermal-printer 4.6.1': store(printer.getBuffer()),
  'receipt-printer-encoder 4.0.1': store(Buffer.from(new Encoder({ language: 'esc-pos' }).initialize().qrcode(name).encode())),
}
console.log(seen)
assert.deepEqual(seen, {
  'node-thermal-printer 4.6.1': { announced: 6, sent: 18, text: name },
  'receipt-printer-encoder 4.0.1': { announced: 6, sent: 6, text: '??????' },
})
JS
node run.mjs
