import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markRecorded } from './file-rows.ts'
import { mp4, PDF, picture, plainPicture } from './testing/samples.ts'
import { testFiles } from './testing/test-files.ts'

for (const kind of ['disk', 's3'] as const) {
  test(`${kind}: a shop picture is stored once, as WebP, under its content`, async () => {
    const { files, staged, keys, bytesOf } = await testFiles(kind)
    const image = await picture(2000, 1500, 'jpeg')
    const stored = await files.store(await staged(image), 'public')
    expect(stored).toMatchObject({ visibility: 'public', kind: 'image', type: 'image/webp', width: 1600, height: 1200 })
    expect(await files.store(await staged(image), 'public')).toEqual(stored)
    expect(await keys()).toEqual([stored.key])
    const bytes = await bytesOf(stored.key)
    expect(stored.bytes).toBe(bytes.length)
    expect(stored.key).toBe(`media/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`)
  })

  test(`${kind}: a film arrives byte for byte, and can be read in parts`, async () => {
    const { files, staged, bytesOf } = await testFiles(kind)
    const film = mp4(3_000_000)
    const stored = await files.store(await staged(film, 'video', 'video/mp4'), 'private')
    expect(stored.key).toMatch(/^private\/[0-9a-f]{32}\.mp4$/)
    expect((await bytesOf(stored.key)).equals(film)).toBe(true)
    const part = await files.read(stored.key, { start: 4, end: 11 })
    expect(Buffer.concat((await part?.toArray()) ?? []).toString('latin1')).toBe('ftypisom')
    expect(await files.size(stored.key)).toBe(film.length)
  })

  test(`${kind}: a missing object reads as undefined and is removed without error`, async () => {
    const { files } = await testFiles(kind)
    expect(await files.read('media/none.webp')).toBeUndefined()
    expect(await files.size('media/none.webp')).toBeUndefined()
    await files.removeUnused('media/none.webp', async () => false)
  })

  test(`${kind}: variants are made once, none wider than the picture`, async () => {
    const { files, staged, keys, bytesOf } = await testFiles(kind)
    const { key, width } = await files.store(await staged(await picture(700, 500)), 'public')
    const variants = await files.makeVariants(key, width ?? 0)
    expect(variants).toEqual(
      [640, 320].flatMap((width) => [
        { width, format: 'webp' },
        { width, format: 'avif' },
      ]),
    )
    const before = await bytesOf(key.replace('.webp', '-640.avif'))
    expect(await sharp(before).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 640 })
    expect(await files.makeVariants(key, width ?? 0)).toEqual(variants)
    expect(await keys()).toHaveLength(5)
    await files.removeUnused(key, async () => false)
    expect(await keys()).toEqual([])
  })

  test(`${kind}: when the work fails nothing stays`, async () => {
    const { files, staged, keys } = await testFiles(kind)
    const uploads = {
      main: await staged(await picture()),
      more: [await staged(await picture(300, 300)), await staged(mp4(), 'video', 'video/mp4')],
      icon: undefined,
    }
    const work = files.storing(uploads, 'public', async ({ main, more, icon }) => {
      expect([main.kind, more.map(({ kind }) => kind), icon]).toEqual(['image', ['image', 'video'], undefined])
      expect(await keys()).toHaveLength(3)
      throw new Error('no such product')
    })
    await expect(work).rejects.toThrow('no such product')
    expect(await keys()).toEqual([])
  })
}

test('what the work wrote no row for does not stay', async () => {
  const { files, staged, keys } = await testFiles()
  const [bill, card] = [await staged(await picture()), await staged(await picture(300, 300))]
  const { key } = await files.storing({ bill, card }, 'private', async (stored) => {
    markRecorded(stored.bill)
    return stored.bill
  })
  expect(await keys()).toEqual([key])
})

test('a picture that cannot be stored takes those before it away again', async () => {
  const { files, staged, keys } = await testFiles()
  const broken = await staged(Buffer.from('no picture'))
  const work = files.storing([await staged(await picture()), broken], 'private', async () => 'never')
  await expect(work).rejects.toThrow('Please choose a JPEG')
  expect(await keys()).toEqual([])
})

test('a failing request leaves the equal picture of another one alone', async () => {
  const { files, staged, keys } = await testFiles()
  const image = await picture()
  const other = Promise.withResolvers<void>()
  const first = files.storing([await staged(image)], 'public', async () => {
    await other.promise
    throw new Error('no')
  })
  const [kept] = await files.storing([await staged(image)], 'public', async (stored) => {
    stored.forEach(markRecorded)
    return stored
  })
  other.resolve()
  await expect(first).rejects.toThrow('no')
  expect(await keys()).toEqual([kept?.key])

  const later = files.storing([await staged(image)], 'public', () => Promise.reject(new Error('no')))
  await expect(later).rejects.toThrow('no')
  expect(await keys()).toEqual([kept?.key])
})

test('a deletion leaves the object to a request that stores the same just now', async () => {
  const { files, staged, keys } = await testFiles()
  const image = await picture()
  const { key } = await files.store(await staged(image), 'public')
  await files.storing([await staged(image)], 'public', async (stored) => {
    stored.forEach(markRecorded)
    await files.removeUnused(key, async () => false)
  })
  expect(await keys()).toEqual([key])
  const failing = files.storing([await staged(image)], 'public', async () => {
    await files.removeUnused(key, async () => false)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await keys()).toEqual([])
})

test('pictures are turned upright and lose what cameras write into them', async () => {
  const { files, staged, bytesOf } = await testFiles()
  const exif = { IFD0: { Copyright: 'somebody', Make: 'phone' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } }
  const photo = await sharp(await picture(60, 40, 'jpeg'))
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer()
  for (const visibility of ['public', 'private'] as const) {
    const stored = await files.store(await staged(photo), visibility)
    expect(stored).toMatchObject({ width: 40, height: 60 })
    const { exif: left, icc, xmp, orientation } = await sharp(await bytesOf(stored.key)).metadata()
    expect({ left, icc, xmp, orientation }).toEqual({})
  }
})

test('transparency stays; private pictures without it become JPEG', async () => {
  const { files, staged, bytesOf } = await testFiles()
  const glass = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0f08' } })
    .png()
    .toBuffer()
  const shop = await files.store(await staged(glass), 'public')
  const paper = await files.store(await staged(glass), 'private')
  expect((await sharp(await bytesOf(shop.key)).metadata()).hasAlpha).toBe(true)
  expect(paper.key).toMatch(/\.webp$/)
  const bill = await files.store(await staged(await picture(3000, 200)), 'private')
  expect(bill).toMatchObject({ type: 'image/jpeg', width: 2400, height: 160, ground: null })
})

test('of an animation the first picture is taken', async () => {
  const { files, staged } = await testFiles()
  const frames = await Promise.all([plainPicture(40, 40, '#ff0000'), plainPicture(40, 40, '#0000ff')])
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(gif).metadata()).pages).toBe(2)
  expect(await files.store(await staged(gif), 'public')).toMatchObject({ width: 40, height: 40, ground: 'clay' })
})

test.for([
  [2, 20_000],
  [20_000, 2],
  [1, 1],
] as const)('a picture of %i × %i is stored', async ([width, height]) => {
  const { files, staged } = await testFiles()
  const stored = await files.store(await staged(await plainPicture(width, height)), 'public')
  expect(stored.width).toBeGreaterThan(0)
  expect(stored.height).toBeGreaterThan(0)
})

test.for([
  ['#c0392b', 'clay'],
  ['#6b8f5a', 'sage'],
  ['#3a6ea5', 'mist'],
] as const)('behind a picture of colour %s lies %s', async ([colour, ground]) => {
  const { files, staged } = await testFiles()
  expect(await files.store(await staged(await plainPicture(30, 30, colour)), 'public')).toMatchObject({ ground })
})

test('a document is stored unchanged; a sheet is never stored', async () => {
  const { files, staged, bytesOf } = await testFiles()
  const { key } = await files.store(await staged(PDF, 'pdf', 'application/pdf'), 'public')
  expect(key).toMatch(/^media\/[0-9a-f]{32}\.pdf$/)
  expect((await bytesOf(key)).equals(PDF)).toBe(true)
  await expect(files.store(await staged(PDF, 'sheet', 'text/csv'), 'private')).rejects.toThrow('never stored')
})

test('addresses: public for ever, private ones equal for five minutes', async () => {
  const { files, clock } = await testFiles()
  expect(files.addressOf({ id: 1, key: 'media/abc.webp', visibility: 'public' })).toBe('/media/abc.webp')
  const paper = { id: 7, key: 'private/abc.jpg', visibility: 'private' }
  const first = files.addressOf(paper, 'Warranty card: ../x')
  expect(first).toMatch(/^\/files\/7\/\d+\/[\w-]{43}\/Warranty_card_x\.jpg$/)
  const expires = Number(first.split('/')[3])
  const left = expires - clock.now().getTime() / 1000
  expect(left).toBeGreaterThan(15 * 60 - 1)
  expect(left).toBeLessThanOrEqual(20 * 60)
  clock.pass({ minutes: 5 })
  expect(files.addressOf(paper, 'Warranty card: ../x')).not.toBe(first)
})

test('a picture lists its variants by width, and itself last', async () => {
  const { files } = await testFiles()
  const row = { key: 'media/a.webp', width: 1600, height: 1200, ground: 'sage', variants: [] as unknown }
  expect(files.pictureOf(row)).toEqual({
    src: '/media/a.webp',
    srcset: '',
    avif: '',
    width: 1600,
    height: 1200,
    ground: 'sage',
  })
  const variants = [640, 320].flatMap((width) => [
    { width, format: 'webp' },
    { width, format: 'avif' },
  ])
  expect(files.pictureOf({ ...row, variants })).toMatchObject({
    srcset: '/media/a-320.webp 320w, /media/a-640.webp 640w, /media/a.webp 1600w',
    avif: '/media/a-320.avif 320w, /media/a-640.avif 640w',
  })
})
