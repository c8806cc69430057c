import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { box, mp4 } from './testing/samples.ts'
import { removeLocation } from './without-place.ts'

const PLACE = '+27.7172+085.3240/'

async function afterwards(film: Buffer): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'film-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const path = join(dir, 'film.mp4')
  await writeFile(path, film)
  await removeLocation(path)
  return readFile(path)
}

test('a film loses the place where it was made, wherever its camera wrote it, and nothing moves', async () => {
  const place = Buffer.from(PLACE)
  const trak = box('trak', Buffer.concat([box('tkhd', Buffer.alloc(92, 1)), box('meta', place)]))
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100, 2)), trak, box('udta', box('\xa9xyz', place))])),
    box('uuid', place),
    box('mdat', Buffer.alloc(70_000, 7)),
  ])
  const without = await afterwards(film)
  expect(without.length).toBe(film.length)
  expect(without.includes(PLACE)).toBe(false)
  expect(without.includes('xyz')).toBe(false)
  expect([without.indexOf('mdat'), without.indexOf('tkhd')]).toEqual([film.indexOf('mdat'), film.indexOf('tkhd')])
  expect(without.subarray(-70_000).equals(Buffer.alloc(70_000, 7))).toBe(true)
})

test('a film without a place stays unchanged', async () => {
  const film = mp4(5000)
  expect((await afterwards(film)).equals(film)).toBe(true)
})

test('boxes that claim more than there is are left alone', async () => {
  const broken = box('moov', Buffer.from('00000fff75647461', 'hex'))
  expect((await afterwards(broken)).equals(broken)).toBe(true)
})
