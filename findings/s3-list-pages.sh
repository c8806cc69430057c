#!/bin/bash
# S3 lists keys by their bytes, and a page goes on after the last key of the one before. fauxqs sorts as a dictionary does and
# goes on by bytes, so a list read by pages is another one than the whole: here two a page bring bill.jpg twice and never
# Fan.jpg, with as many names as there are files. Backups and clean-ups of more than a thousand files read them by pages.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts fauxqs@2.4.1 @aws-sdk/client-s3@3.1169.0 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { ListObjectsV2Command, PutObjectCommand, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'

const server = await startFauxqs({ port: 0, logger: false })
const client = new S3Client({ endpoint: `http://127.0.0.1:${server.port}`, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } })
const Bucket = 'files'
await client.send(new CreateBucketCommand({ Bucket }))
for (const Key of ['bill.jpg', 'Bill.jpg', 'fan.jpg', 'Fan.jpg', 'पंखा.jpg', 'मिक्सर.jpg']) await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
async function list(MaxKeys) {
  const keys = []
  let ContinuationToken
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys, ContinuationToken }))
    keys.push(...(page.Contents ?? []).map(({ Key }) => Key))
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken && keys.length < 50)
  return keys
}
const seen = { whole: await list(1000), 'two a page': await list(2) }
console.log('fauxqs 2.4.1, @aws-sdk/client-s3 3.1169.0', seen)
await server.stop()
assert.deepEqual(seen, {
  whole: ['bill.jpg', 'Bill.jpg', 'fan.jpg', 'Fan.jpg', 'पंखा.jpg', 'मिक्सर.jpg'],
  'two a page': ['bill.jpg', 'Bill.jpg', 'bill.jpg', 'fan.jpg', 'पंखा.jpg', 'मिक्सर.jpg'],
})
JS
node --no-deprecation run.mjs 2>run.log || { cat run.log; exit 1; }
