import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PART_BYTES } from 'contract/uploads/words'
import { expect, onTestFinished, test } from 'vitest'
import { complaintForm } from '../../../test/factories/complaint.ts'
import { buildRegistration } from '../../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { openS3Server } from '../files/testing/s3-server.ts'
import { HTML, mp4, picture } from '../files/testing/samples.ts'
import { bytesOf, keysOf } from '../files/testing/test-files.ts'
import { MAX_OPEN } from './begin-upload.ts'
import { uploadApp } from './testing/upload-world.ts'
import { sweepUploads } from './upload.jobs.ts'

const KB = 1024
const NOT_WHOLE = 'This file did not arrive complete. Please choose it again'

test('pictures and films in parts of odd sizes arrive byte for byte, and their parts go', async () => {
  const { services, send, file, parts, as, asha } = await uploadApp()
  const film = mp4(1_500_000)
  const before = await keysOf(services.files)
  const damaged_Video = await send('video', film, 100_003)
  const damaged_image = await send('image', await picture(1400, 1000), 65_537)
  expect(await parts()).not.toHaveLength(0)
  expect(await keysOf(services.files)).toEqual(before)

  const { data } = await file({ damaged_Video, damaged_image })
  expect(await parts()).toEqual([])
  const stored = (await keysOf(services.files)).filter((key) => !before.includes(key))
  expect(stored).toHaveLength(3)
  const video = stored.find((key) => key.endsWith('.mp4'))!
  expect((await bytesOf(services.files, video)).equals(film)).toBe(true)
  const { data: complaint } = await as(asha).complaints.getMine({ params: { id: data.id } })
  expect([complaint.damaged_image, complaint.damaged_video]).not.toContain('')
})

test('S3: parts arrive byte for byte as well', async () => {
  const s3 = await openS3Server()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.config
  const { services, send, file, parts } = await uploadApp({
    work: false,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  onTestFinished(() => s3.close())
  const film = mp4(1_200_000)
  const damaged_Video = await send('video', film)
  expect(await parts()).toHaveLength(3)
  await file({ damaged_Video })
  expect(await parts()).toEqual([])
  const video = (await keysOf(services.files)).find((key) => key.endsWith('.mp4'))!
  expect((await bytesOf(services.files, video)).equals(film)).toBe(true)
})

test('a part at the wrong place is told the right one; one that counts already counts once', async () => {
  const { uploads, begin, put, parts } = await uploadApp()
  const film = mp4(300 * KB)
  const { id, part_bytes } = await begin('video', film.length)
  expect(part_bytes).toBe(512 * KB)
  await put(id, film, 0, 100 * KB)
  for (const start of [50 * KB, 200 * KB]) {
    const refused = await refusal(put(id, film, start, 100 * KB))
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_offset', errors: { offset: '102400' } } })
  }
  expect(await put(id, film, 0, 100 * KB)).toMatchObject({ received: 100 * KB })
  expect(await refusedWith(put(id, Buffer.alloc(film.length, 1), 0, 100 * KB))).toBe(
    '409 The next part begins at byte 102400',
  )
  expect((await uploads.get({ params: { id } })).data).toMatchObject({ received: 100 * KB, bytes: film.length })
  expect(await parts()).toHaveLength(1)
})

test('too many bytes are refused per kind, file and part, and so are too few', async () => {
  const { begin, put, parts } = await uploadApp()
  const MB = KB * KB
  expect(await refusedWith(begin('image', 10 * MB + 1))).toBe('413 The file may have at most 10 MB')
  expect(await refusedWith(begin('video', 50 * MB + 1))).toBe('413 The file may have at most 50 MB')
  expect(await refusedWith(begin('video', 0))).toBe('422 The size of the file in bytes is expected')
  const film = mp4(MB)
  const { id } = await begin('video', 100_000)
  expect(await refusedWith(put(id, film, 0, 100_001))).toBe(
    '413 The file was said to have 100,000 bytes, and this is more',
  )
  expect(await refusedWith(put(id, film, 0, 10 * KB))).toBe('422 A part has at least 16 KB, unless it is the last')
  const whole = await begin('video', film.length)
  expect(await refusedWith(put(whole.id, film, 0, PART_BYTES + 1))).toBe('413 The request is too large')
  expect(await refusedWith(put(whole.id, film, 0, 0))).toBe('422 Bytes are expected')
  expect(await parts()).toEqual([])
})

test('a file whose content does not match is refused by the form as usual', async () => {
  const { send, file, parts } = await uploadApp()
  const damaged_Video = await send('video', HTML)
  expect(await refusal(file({ damaged_Video }))).toMatchObject({
    status: 415,
    body: { errors: { damaged_Video: 'Please choose an MP4, WebM, QuickTime or 3GP video' } },
  })
  expect(await refusal(file({ damaged_image: await send('image', HTML) }))).toMatchObject({ status: 415 })
  expect(await parts()).toHaveLength(2)
})

test('unknown, unfinished, mismatched, foreign and expired uploads are refused alike', async () => {
  const { clock, build, begin, put, send, file, uploads, as } = await uploadApp()
  const bina = await build.customer()
  const film = mp4(100 * KB)
  const unfinished = await begin('video', film.length)
  await put(unfinished.id, film, 0, 50 * KB)
  const foreign = await send('video', film, PART_BYTES, bina)
  for (const damaged_Video of [
    'upload:00000000-0000-4000-8000-000000000000',
    'upload:../../etc/passwd',
    'upload:',
    `upload:${unfinished.id}`,
    await send('image', film),
    foreign,
  ])
    expect(await refusal(file({ damaged_Video }))).toMatchObject({
      status: 422,
      body: { errors: { damaged_Video: NOT_WHOLE } },
    })
  const [, id = ''] = foreign.split(':')
  const gone = '404 This upload is no longer in progress'
  expect(await refusedWith(uploads.get({ params: { id } }))).toBe(gone)
  expect(await refusedWith(uploads.cancel({ params: { id } }))).toBe(gone)
  expect(await refusedWith(put(id, film, 0, film.length))).toBe(gone)
  expect((await as(bina).uploads.get({ params: { id } })).data.received).toBe(film.length)

  const own = await send('video', film)
  clock.pass({ hours: 24, minutes: 1 })
  expect(await refusal(file({ damaged_Video: own }))).toMatchObject({
    body: { errors: { damaged_Video: NOT_WHOLE } },
  })
})

test('a form that was refused leaves the file for the next try; one that succeeded has used it up', async () => {
  const { send, file, parts, asha, services, as } = await uploadApp()
  const damaged_Video = await send('video', mp4(100 * KB))
  expect(await refusal(file({ damaged_Video, damaged_image: undefined }))).toMatchObject({
    status: 422,
    body: { errors: { damaged_image: 'Damaged image is required' } },
  })
  expect(await parts()).toHaveLength(1)
  const { data: first } = await file({ damaged_Video })
  expect(await parts()).toEqual([])
  // The answer was lost and the form comes again: it is the same complaint.
  expect((await file({ damaged_Video })).data.id).toBe(first.id)
  const other = await buildRegistration(services, { customer: asha, status: 'Approved' })
  const body = { ...(await complaintForm()), damaged_Video } as unknown as Awaited<ReturnType<typeof complaintForm>>
  expect(await refusedWith(as(asha).complaints.register({ params: { id: other.id }, body }))).toBe(
    '409 This was already sent. Please check whether it has arrived',
  )
})

test('a part that breaks off in the middle leaves nothing', async () => {
  const { app, asha, begin, uploads, parts } = await uploadApp()
  const { id } = await begin('video', 400 * KB)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sending = request({
    port,
    method: 'PUT',
    path: `/api/uploads/${id}/0`,
    headers: {
      authorization: `Bearer ${asha.token}`,
      'content-type': 'application/octet-stream',
      'content-length': 200 * KB,
    },
  })
  sending.on('error', () => undefined)
  const arrived = once(app.server, 'request')
  sending.write(Buffer.alloc(100 * KB))
  await arrived
  const closed = new Promise((resolve) => sending.once('close', resolve))
  sending.destroy()
  await closed
  expect((await uploads.get({ params: { id } })).data.received).toBe(0)
  expect(await parts()).toEqual([])
})

test('an account has at most ten files and 200 MB under way; one that is given up makes room', async () => {
  const { as, begin, build } = await uploadApp()
  const tooMany = '409 Too many of your uploads are unfinished. Finish or cancel one of them first'
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusedWith(begin('image', 1000))))
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(MAX_OPEN)
  expect(new Set(outcomes.filter(Boolean))).toEqual(new Set([tooMany]))

  const bina = await build.customer()
  const MB = KB * KB
  const films = []
  for (let i = 0; i < 4; i += 1) films.push(await begin('video', 50 * MB, bina))
  expect(await refusedWith(begin('video', 1, bina))).toBe(tooMany)
  await as(bina).uploads.cancel({ params: { id: films[0]!.id } })
  await begin('image', 1, bina)
})

test('a file that is given up goes with its parts', async () => {
  const { uploads, send, put, parts } = await uploadApp()
  const film = mp4(100 * KB)
  const [, id = ''] = (await send('video', film)).split(':')
  await uploads.cancel({ params: { id } })
  expect(await parts()).toEqual([])
  expect(await refusedWith(put(id, film, 0, film.length))).toBe('404 This upload is no longer in progress')
})

test('the clean-up removes uploads idle for a day, and those of closed accounts', async () => {
  const { services, clock, build, send, begin, put, parts } = await uploadApp()
  const { db } = services
  const film = mp4(100 * KB)
  await send('video', film)
  const bina = await build.customer()
  await send('video', film, PART_BYTES, bina)
  await db.deleteFrom('account').where('id', '=', bina.id).execute()
  await sweepUploads.run({}, services)
  expect(await parts()).toHaveLength(2)

  clock.pass({ hours: 23 })
  const { id } = await begin('video', film.length)
  await put(id, film, 0, 50 * KB)
  clock.pass({ hours: 2 })
  await sweepUploads.run({}, services)
  expect(await parts()).toEqual([expect.stringContaining(id)])
  expect(await db.selectFrom('upload').select('id').execute()).toEqual([{ id }])
})

test('raw bytes are accepted only by calls that expect them', async () => {
  const { app, asha, begin } = await uploadApp()
  const { id } = await begin('video', 1000)
  const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/octet-stream' }
  const elsewhere = await app.inject({ method: 'POST', url: '/api/uploads', headers, payload: Buffer.alloc(10) })
  expect(elsewhere.statusCode).toBe(415)
  // JSON is read by every call, forms only by those that have files.
  for (const [type, statusCode] of [
    ['application/json', 422],
    ['multipart/form-data; boundary=x', 415],
  ] as const)
    expect(
      await app.inject({
        method: 'PUT',
        url: `/api/uploads/${id}/0`,
        headers: { ...headers, 'content-type': type },
        payload: type.includes('json') ? '{}' : '--x--',
      }),
    ).toMatchObject({ statusCode })
})
