import { expect, test } from 'vitest'
import { BatchReader } from './batches.ts'

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const message = (kind: string, body = ''): Buffer => {
  const bytes = Buffer.from(`${kind}....${body}`)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}
const texts = (pieces: Uint8Array[]): string[] => pieces.map((piece) => Buffer.from(piece).toString('latin1'))

test('pieces end where the client waits for an answer, however the bytes are cut', () => {
  const parse = message('P', 'select 1')
  const stream = Buffer.concat([startup, parse, message('S'), message('Q', 'begin'), parse, message('S'), message('X')])
  const expected = texts([stream.subarray(0, -5)]).join('')
  for (let size = 1; size <= stream.length; size++) {
    const reader = new BatchReader()
    const pieces: Uint8Array[] = []
    for (let at = 0; at < stream.length; at += size) pieces.push(...reader.read(stream.subarray(at, at + size)))
    expect(texts(pieces).join('')).toBe(expected)
    expect(pieces[0]).toHaveLength(8)
  }
})

test('an unfinished batch waits for its end', () => {
  const reader = new BatchReader()
  expect(reader.read(startup)).toHaveLength(1)
  expect(reader.read(message('P', 'select 1'))).toEqual([])
  expect(reader.read(message('S'))).toHaveLength(1)
})
