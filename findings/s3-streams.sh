#!/bin/bash
# The AWS SDK sends a stream with a checksum at its end and marks the body aws-chunked. s3rver, a much used stand-in for S3 in tests,
# does not know this form: it stores the lengths and the checksum as part of the file, 57 bytes for 11, and says 200. A text or
# a Buffer is stored rightly, so tests with small files pass. `requestChecksumCalculation: 'WHEN_REQUIRED'` helps.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts s3rver@3.7.1 @aws-sdk/client-s3@3.1169.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
const S3rver = createRequire(import.meta.url)('s3rver')

const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: mkdtempSync('store-'), configureBuckets: [{ name: 'files' }] })
const { port } = await server.run()
async function roundTrip(body, settings) {
  const client = new S3Client({ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, ...settings })
  await client.send(new PutObjectCommand({ Bucket: 'files', Key: 'a.txt', Body: body, ContentLength: 11 }))
  return (await client.send(new GetObjectCommand({ Bucket: 'files', Key: 'a.txt' }))).Body.transformToString()
}
const stream = () => Readable.from([Buffer.from('hello '), Buffer.from('world')])
const seen = { buffer: await roundTrip(Buffer.from('hello world')), stream: await roundTrip(stream()), 'stream, checksum when required': await roundTrip(stream(), { requestChecksumCalculation: 'WHEN_REQUIRED' }) }
await server.close()
console.log('s3rver 3.7.1, @aws-sdk/client-s3 3.1169.0', seen)
assert.equal(seen.buffer, 'hello world')
assert.match(seen.stream, /^6\r\nhello \r\n5\r\nworld\r\n0\r\nx-amz-checksum-crc32:/)
assert.equal(seen['stream, checksum when required'], 'hello world')
JS
node --no-deprecation run.mjs 2>run.log || { cat run.log; exit 1; }
