import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { refusedWith } from '../../../test/refusal.ts'
import { mp4 } from '../files/testing/samples.ts'
import { bytesOf, keysOf } from '../files/testing/test-files.ts'
import { uploadApp } from './testing/upload-world.ts'

const KB = 1024

test('of twenty concurrent writes one wins, and its bytes are stored', async () => {
  const { services, begin, put, file, parts } = await uploadApp()
  const film = mp4(200 * KB)
  const { id } = await begin('video', film.length)
  const others = Array.from({ length: 20 }, (_, i) => Buffer.alloc(film.length, i))
  const outcomes = await Promise.all([
    ...others.slice(0, 10).map((other) => refusedWith(put(id, other, 0, 100 * KB))),
    refusedWith(put(id, film, 0, 100 * KB)),
    ...others.slice(10).map((other) => refusedWith(put(id, other, 0, 100 * KB))),
  ])
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  expect(new Set(outcomes.filter(Boolean))).toEqual(new Set(['409 The next part begins at byte 102400']))
  expect(await parts()).toHaveLength(1)

  const second = await begin('video', film.length)
  const same = await Promise.all(Array.from({ length: 20 }, () => put(second.id, film, 0, 100 * KB)))
  expect(new Set(same.map(({ received }) => received))).toEqual(new Set([100 * KB]))
  await put(second.id, film, 100 * KB, film.length)
  await file({ damaged_Video: `upload:${second.id}` })
  const video = (await keysOf(services.files)).find((key) => key.endsWith('.mp4'))!
  expect((await bytesOf(services.files, video)).equals(film)).toBe(true)
})

test('of twenty concurrent second parts one wins behind the first', async () => {
  const { begin, put, file, services, parts } = await uploadApp()
  const film = mp4(200 * KB)
  const { id } = await begin('video', film.length)
  await put(id, film, 0, 100 * KB)
  const others = Array.from({ length: 10 }, (_, i) => Buffer.alloc(film.length, i))
  const outcomes = await Promise.all(
    [...others, ...Array.from({ length: 10 }, () => film)].map((each) => refusedWith(put(id, each, 100 * KB, 50 * KB))),
  )
  const won = outcomes.indexOf(undefined)
  expect(await parts()).toHaveLength(1)
  const whole = Buffer.concat([
    film.subarray(0, 100 * KB),
    (others[won] ?? film).subarray(100 * KB, 150 * KB),
    film.subarray(150 * KB),
  ])
  await put(id, film, 150 * KB, film.length)
  await file({ damaged_Video: `upload:${id}` })
  const video = (await keysOf(services.files)).find((key) => key.endsWith('.mp4'))!
  expect((await bytesOf(services.files, video)).equals(whole)).toBe(true)
})

test('of two complaints at once one is kept with its film; of the other no film stays, stored or staged', async () => {
  const { services, send, file } = await uploadApp()
  const staged = () => readdir(services.files.stagingDir)
  const [before, stagedBefore] = [await keysOf(services.files), await staged()]
  const films = [await send('video', mp4(100 * KB)), await send('video', mp4(200 * KB))]
  const outcomes = await Promise.all(
    films.map((damaged_Video, i) => refusedWith(file({ damaged_Video, problem_description: `<p>Leak ${i}</p>` }))),
  )
  expect(outcomes.filter((outcome) => outcome?.startsWith('409'))).toHaveLength(1)
  const stored = (await keysOf(services.files)).filter((key) => !before.includes(key))
  expect(stored.filter((key) => key.endsWith('.mp4'))).toHaveLength(1)
  expect(await staged()).toEqual(stagedBefore)
})
