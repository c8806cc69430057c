#!/bin/bash
# Three answers of s3rver that S3 gives otherwise, each with a 2xx: the last two bytes of a file (Range: bytes=-2) are its
# first three; a write "only if there is none" (If-None-Match: *) overwrites; a list puts "a b" before "a", since it
# sorts the names of its own files. Seeking in a video, a lock by an object and a listing by pages work otherwise there.
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
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
const S3rver = createRequire(import.meta.url)('s3rver')

const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: mkdtempSync('store-'), configureBuckets: [{ name: 'files' }] })
const { port } = await server.run()
const client = new S3Client({ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } })
const put = (Key, Body, more) => client.send(new PutObjectCommand({ Bucket: 'files', Key, Body, ...more }))
const get = (more) => client.send(new GetObjectCommand({ Bucket: 'files', Key: 'a', ...more })).then((answer) => answer.Body.transformToString())
await put('a', 'abcdef')
await put('a b', 'x')
const seen = { 'bytes=-2': await get({ Range: 'bytes=-2' }) }
await put('a', 'second', { IfNoneMatch: '*' })
seen['after If-None-Match: *'] = await get()
seen.order = (await client.send(new ListObjectsV2Command({ Bucket: 'files' }))).Contents.map((file) => file.Key)
await server.close()
console.log('s3rver 3.7.1, @aws-sdk/client-s3 3.1169.0', seen)
assert.deepEqual(seen, { 'bytes=-2': 'abc', 'after If-None-Match: *': 'second', order: ['a b', 'a'] })
JS
node --no-deprecation run.mjs 2>run.log || { cat run.log; exit 1; }
