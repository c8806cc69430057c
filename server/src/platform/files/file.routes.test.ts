import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { fileApp, type FileApp } from './testing/file-app.ts'
import { mp4, PDF, picture } from './testing/samples.ts'

// Each test uses its own files.
const apps: Partial<Record<'disk' | 's3', FileApp>> = {}
const appOn = (storage: 'disk' | 's3' = 'disk') => apps[storage]!
beforeAll(async () => {
  for (const storage of ['disk', 's3'] as const) apps[storage] = await fileApp(storage, await emptyDatabase())
})
afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())))

for (const storage of ['disk', 's3'] as const) {
  test(`${storage}: shop media are immutable, known by their ETag, and answer HEAD`, async () => {
    const { add, get, services } = appOn(storage)
    const file = await add(await picture(200, 200), 'public')
    const address = services.files.addressOf(file)
    const answer = await get(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toHaveLength(file.bytes)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(file.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const etag = String(answer.headers.etag)
    expect(await get(address, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
    const head = await get(address, {}, 'HEAD')
    expect(head).toMatchObject({ statusCode: 200, body: '', headers: { 'content-length': String(file.bytes), etag } })
  })

  test(`${storage}: a private film is read in parts under its signed address`, async () => {
    const { add, get, services } = appOn(storage)
    const film = mp4(400_000)
    const file = await add(film, 'private', 'video', 'video/mp4')
    const address = services.files.addressOf(file, 'Damage')
    const whole = await get(address)
    expect(whole.rawPayload.equals(film)).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="Damage.mp4"',
      'cache-control': expect.stringMatching(/^private, max-age=(9|10|11)\d\d$/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    const part = await get(address, { range: 'bytes=4-11' })
    expect(part).toMatchObject({ statusCode: 206, body: 'ftypisom' })
    expect(part.headers).toMatchObject({ 'content-range': `bytes 4-11/${film.length}`, 'content-length': '8' })
    expect((await get(address, { range: 'bytes=-5' })).rawPayload.equals(film.subarray(-5))).toBe(true)
    expect((await get(address, { range: `bytes=${film.length - 3}-` })).rawPayload).toHaveLength(3)
    expect(await get(address, { range: 'bytes=9999999-' })).toMatchObject({ statusCode: 416 })
    for (const range of ['bytes=9-4', 'bytes=a-b', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2'])
      expect({ range, ...(await get(address, { range })) }).toMatchObject({ range, statusCode: 200 })
    expect(await get(address, { range: 'bytes=0-1', 'if-range': '"other"' })).toMatchObject({ statusCode: 200 })
    const head = await get(address, {}, 'HEAD')
    expect(head).toMatchObject({ statusCode: 200, body: '', headers: { 'content-length': String(film.length) } })
    const saved = await get(`${address}?download`)
    expect(saved.headers['content-disposition']).toBe('attachment; filename="Damage.mp4"')
  })
}

test('a large public document is streamed, a part of it where that is asked for', async () => {
  const { add, get, services } = appOn()
  const document = Buffer.concat([PDF, Buffer.alloc(600_000, 32), PDF])
  const address = services.files.addressOf(await add(document, 'public', 'pdf', 'application/pdf'))
  const answer = await get(address)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.equals(document)).toBe(true)
  expect(await get(address, { range: 'bytes=0-4' })).toMatchObject({ statusCode: 206, body: '%PDF-' })
})

test('unknown and crooked media addresses are not found', async () => {
  const { add, get, services } = appOn()
  const paper = await add(await picture(), 'private')
  const none = '0'.repeat(32)
  for (const path of [
    `/media/${none}.webp`,
    `/media/${none}-640.avif`,
    `/media/${none}.svg`,
    '/media/',
    '/media/../auth-secret',
    '/media/..%2f..%2fauth-secret',
    '/media/%2e%2e/%2e%2e/auth-secret',
    '/media/..%5cauth-secret',
    '/media/%00.webp',
    `/media/../private/${paper.key.slice(8)}`,
    `/media/..%2fprivate%2f${paper.key.slice(8)}`,
    `/media/${paper.key.slice(8)}`,
    `/${paper.key}`,
  ]) {
    const answer = await get(path)
    expect({ path, status: answer.statusCode }).toEqual({ path, status: 404 })
    expect(answer.headers).not.toHaveProperty('cache-control')
  }
  expect((await get(`/media/${none}.webp`)).json()).toMatchObject({ code: 'not_found', message: 'File not found' })
  expect(services.files.addressOf(paper)).toContain('/files/')
})

test('a signed address opens one file, under one name, for a while', async () => {
  const { add, get, services, clock } = appOn()
  const [mine, other] = [await add(await picture(), 'private'), await add(await picture(), 'private')]
  const shop = await add(await picture(), 'public')
  const address = new URL(services.files.addressOf(mine, 'Bill'), 'http://baltra.test').pathname
  const [, , id, expires, signature] = address.split('/')
  expect(await get(address)).toMatchObject({ statusCode: 200 })
  for (const forged of [
    address.replace(`/${id}/`, `/${other.id}/`),
    address.replace(`/${expires}/`, `/${Number(expires) + 300}/`),
    address.replace('Bill.jpg', 'evil.html'),
    address.replace(String(signature), `${'A'.repeat(42)}=`),
    address.replace(String(signature), 'x'),
    `/files/x/${expires}/${signature}/Bill.jpg`,
    `/files/${id}/NaN/${signature}/Bill.jpg`,
    `/files/${id}/1e99/${signature}/Bill.jpg`,
  ]) {
    const answer = await get(forged)
    expect({ forged, status: answer.statusCode }).toEqual({ forged, status: 403 })
    expect(answer.json()).toMatchObject({ code: 'forbidden', message: 'This address is not valid' })
  }
  const asPrivate = services.files.addressOf({ ...shop, visibility: 'private' })
  expect(await get(asPrivate)).toMatchObject({ statusCode: 404 })
  clock.pass({ minutes: 21 })
  expect((await get(address)).json()).toMatchObject({ code: 'forbidden', message: 'This address has expired' })
})

test('a file whose object or row is gone is not found', async () => {
  const { add, get, services } = appOn()
  const file = await add(await picture(), 'private')
  const address = services.files.addressOf(file)
  await services.files.removeUnused(file.key, async () => false)
  const answer = await get(address)
  expect(answer).toMatchObject({ statusCode: 404 })
  expect(answer.json()).toMatchObject({ message: 'File not found' })
  await services.db.deleteFrom('file').where('id', '=', file.id).execute()
  expect(await get(address)).toMatchObject({ statusCode: 404 })
})
