import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { encodedUpload } from '../files/pictures.ts'
import { openStaging } from '../files/staging.ts'
import { BOUNDARY, FORM_TYPE, formBody, type Part } from '../files/testing/form-body.ts'
import { CSV, HTML, mp4, PDF, picture, plainPicture, SVG, WEBM } from '../files/testing/samples.ts'
import { handleErrors } from './error-handler.ts'
import { acceptUploads, discardUploads, readMultipart, type FormShape } from './uploads.ts'

const SHAPE: FormShape = {
  image: { kind: 'image', max: 1 },
  pictures: { kind: 'image', max: 3 },
  video: { kind: 'video', max: 1 },
  file: { kind: 'pdf', max: 1 },
  sheet: { kind: 'sheet', max: 1 },
}

/** A route that returns what it received, over a staging directory of its own. */
async function formApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'uploads-'))
  const stagingDir = await openStaging(dataDir)
  const app = Fastify({ forceCloseConnections: true })
  handleErrors(app)
  acceptUploads(app)
  app.post('/form', async (request) => {
    const { fields, uploads } = await readMultipart(request, SHAPE, { stagingDir, by: 'somebody' })
    try {
      const list = Object.values(uploads).flat()
      // A picture is decoded when it is stored.
      for (const upload of list) if (upload.kind === 'image') await encodedUpload(upload, 'private')
      const contents = await Promise.all(list.map(async ({ path }) => (await readFile(path)).toString('base64')))
      return {
        fields,
        uploads: list.map(({ path, ...upload }) => ({ ...upload, staged: path.startsWith(stagingDir) })),
        contents,
      }
    } finally {
      await discardUploads(uploads)
    }
  })
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })
  const post = async (body: Buffer, type = FORM_TYPE) => {
    const answer = await app.inject({ method: 'POST', url: '/form', payload: body, headers: { 'content-type': type } })
    return { status: answer.statusCode, body: answer.json(), staged: await readdir(stagingDir) }
  }
  return { app, dataDir, stagingDir, post, send: (...parts: Part[]) => post(formBody(parts)) }
}

const plainAvif = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer()

test('fields and files arrive, files as their content shows', async () => {
  const { send } = await formApp()
  const image = await picture(40, 30, 'webp')
  const answer = await send(
    { name: 'name', value: 'बाल्ट्रा Kettle' },
    { name: 'size', value: '1 L' },
    { name: 'size', value: '2 L' },
    { name: 'image', value: image, filename: 'photo.png', type: 'image/png' },
    { name: 'video', value: mp4(), filename: 'a.mp4', type: 'video/mp4' },
    { name: 'file', value: PDF, filename: 'c.pdf', type: 'application/pdf' },
    { name: 'sheet', value: CSV, filename: 's.csv', type: 'text/csv' },
  )
  expect(answer.body.fields).toEqual({ name: 'बाल्ट्रा Kettle', size: ['1 L', '2 L'] })
  expect(answer.body.uploads).toEqual([
    {
      field: 'image',
      filename: 'photo.png',
      kind: 'image',
      type: 'image/webp',
      bytes: image.length,
      by: 'somebody',
      staged: true,
    },
    {
      field: 'video',
      filename: 'a.mp4',
      kind: 'video',
      type: 'video/mp4',
      bytes: mp4().length,
      by: 'somebody',
      staged: true,
    },
    {
      field: 'file',
      filename: 'c.pdf',
      kind: 'pdf',
      type: 'application/pdf',
      bytes: PDF.length,
      by: 'somebody',
      staged: true,
    },
    {
      field: 'sheet',
      filename: 's.csv',
      kind: 'sheet',
      type: 'text/csv',
      bytes: CSV.length,
      by: 'somebody',
      staged: true,
    },
  ])
  expect(Buffer.from(answer.body.contents[0], 'base64').equals(image)).toBe(true)
  expect(answer.staged).toEqual([])
})

test('empty text, NaN, null, undefined and empty files count as absent', async () => {
  const { send } = await formApp()
  const answer = await send(
    ...['', 'NaN', 'null', 'undefined'].map((value, i) => ({ name: `field${i}`, value })),
    { name: 'size', value: '' },
    { name: 'size', value: '2 L' },
    { name: 'image', value: '', filename: '', type: 'application/octet-stream' },
    { name: 'pictures', value: '', filename: 'empty.png', type: 'image/png' },
    { name: 'video', value: 'null' },
    { name: 'file', value: 'http://baltra.test/media/kept.pdf' },
    { name: 'banner', value: '', filename: '' },
  )
  expect(answer).toMatchObject({ status: 200, body: { fields: { size: '2 L' }, uploads: [] }, staged: [] })
})

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const)
  test(`a ${format} picture is accepted`, async () => {
    const { send } = await formApp()
    const answer = await send({
      name: 'image',
      value: await picture(64, 48, format),
      filename: 'x',
      type: 'text/plain',
    })
    expect(answer).toMatchObject({ status: 200, body: { uploads: [{ type: `image/${format}` }] } })
  })

test.for([
  ['WebM', WEBM, 'video/webm'],
  ['QuickTime', mp4(64, 'qt  '), 'video/quicktime'],
  ['3GP', mp4(64, '3gp5'), 'video/3gpp'],
] as const)('a %s film is accepted', async ([, value, type]) => {
  const { send } = await formApp()
  const answer = await send({ name: 'video', value, filename: 'film' })
  expect(answer).toMatchObject({ status: 200, body: { uploads: [{ type }] } })
})

const wrongFiles: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['an SVG named .png', 'image', () => SVG],
  ['an SVG with a byte order mark', 'image', () => Buffer.concat([Buffer.from('efbbbf', 'hex'), SVG])],
  ['a page named .jpg', 'image', () => HTML],
  ['a page that begins like a GIF', 'image', () => Buffer.concat([Buffer.from('GIF89a'), HTML])],
  ['a picture of 60 megapixels', 'image', () => plainPicture(7750, 7750)],
  ['an AVIF of 25 megapixels', 'image', () => plainAvif(5000, 5000)],
  ['a picture that claims to be enormous', 'image', async () => claimedSize(await plainPicture(8, 8), 60_000, 60_000)],
  ['a JPEG that ends in the middle', 'image', async () => firstPart(await picture(900, 700, 'jpeg'), 0.6)],
  ['a PNG that ends in the middle', 'image', async () => firstPart(await picture(900, 700, 'png'), 0.6)],
  ['a PDF as a picture', 'image', () => PDF],
  ['a picture as a film', 'video', () => picture()],
  ['a film that ends in the middle', 'video', () => firstPart(mp4(), 0.6)],
  ['only the beginning of a film', 'video', () => mp4().subarray(0, 20)],
  ['a page after the beginning of a film', 'video', () => Buffer.concat([mp4().subarray(0, 20), HTML])],
  ['a page that is a PDF as well', 'file', () => Buffer.concat([HTML, PDF])],
  ['a PDF with a page at its end', 'file', () => Buffer.concat([PDF, Buffer.alloc(4096, 32), HTML])],
  ['a page as a sheet', 'sheet', () => HTML],
  ['a zip that is no workbook', 'sheet', () => Buffer.from('PK\x03\x04 something else')],
  ['a program as a sheet', 'sheet', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0])],
]
test.for(wrongFiles)('%s is refused', async ([, field, make]) => {
  const { send } = await formApp()
  const answer = await send(
    { name: 'pictures', value: await picture(), filename: 'good.png' },
    { name: field, value: await make(), filename: 'a.png', type: 'image/png' },
  )
  expect(answer).toMatchObject({
    status: 415,
    body: { code: 'unsupported_file', errors: { [field]: /^Please (choose|upload)|^Only PDF/ } },
  })
  expect(answer.staged).toEqual([])
})

const firstPart = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

/** Writes other dimensions into the header of a PNG. */
function claimedSize(png: Buffer, width: number, height: number) {
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

test.for([
  ['image', 11],
  ['sheet', 6],
  ['video', 51],
] as const)('a file of kind %s with %i MB is too large', async ([field, megabytes]) => {
  const { send } = await formApp()
  const answer = await send({ name: field, value: Buffer.alloc(megabytes * 1024 * 1024, 1), filename: 'big' })
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 'too_large', errors: { [field]: expect.any(String) } },
    staged: [],
  })
})

test('a body longer than the form can be is refused before it is read', async () => {
  const { app } = await formApp()
  const answer = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': FORM_TYPE, 'content-length': String(10 ** 10) },
  })
  expect(answer.statusCode).toBe(413)
})

test('an unexpected file is refused at its field', async () => {
  const { send } = await formApp()
  const answer = await send({ name: 'role', value: await picture(), filename: 'a.png' })
  expect(answer).toMatchObject({ status: 422, body: { errors: { role: 'No file is expected here' } }, staged: [] })
})

test('one file too many is refused by its field', async () => {
  const { send } = await formApp()
  const value = await picture(20, 20)
  const answer = await send(...Array.from({ length: 4 }, () => ({ name: 'pictures', value, filename: 'a.png' })))
  expect(answer).toMatchObject({ status: 422, body: { errors: { pictures: 'At most 3 files' } }, staged: [] })
})

test('a thousand files end at the limit', async () => {
  const { send } = await formApp()
  const answer = await send(...Array.from({ length: 1000 }, () => ({ name: 'image', value: '', filename: 'a.png' })))
  expect(answer).toMatchObject({ status: 413, staged: [] })
})

test('ten thousand fields end at the limit', async () => {
  const { send } = await formApp()
  const image = { name: 'image', value: await picture(), filename: 'a.png' }
  const answer = await send(image, ...Array.from({ length: 10_000 }, (_, i) => ({ name: `f${i}`, value: 'x' })))
  expect(answer).toMatchObject({ status: 413, staged: [] })
})

test('long values end at the limit, one by one and together', async () => {
  const { send } = await formApp()
  expect(await send({ name: 'specification', value: 'x'.repeat(199 * 1024) })).toMatchObject({ status: 200 })
  expect(await send({ name: 'specification', value: 'x'.repeat(201 * 1024) })).toMatchObject({
    status: 413,
    body: { errors: { specification: 'specification is too long' } },
  })
  const many = Array.from({ length: 90 }, (_, i) => ({ name: `f${i}`, value: 'x'.repeat(60 * 1024) }))
  expect(await send(...many)).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test.for([
  '__proto__',
  'constructor',
  'toString',
  'a.__proto__.b',
  'a[__proto__]',
  '__proto__[role]',
  'prototype',
  'n'.repeat(101),
  '',
])('a field named %s is refused', async (name) => {
  const { send } = await formApp()
  const image = { name: 'image', value: await picture(), filename: 'a.png' }
  expect(await send(image, { name, value: '{"admin":true}' })).toMatchObject({ status: 400, staged: [] })
  expect(await send(image, { name, value: 'x', filename: 'a.png' })).toMatchObject({ status: 400, staged: [] })
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a field declared as JSON stays text', async () => {
  const { send } = await formApp()
  const json = { name: 'color_styles', value: '["#b3202c"]', type: 'application/json' }
  expect((await send(json)).body.fields).toEqual({ color_styles: '["#b3202c"]' })
  expect(await send({ ...json, value: '["#b32' })).toMatchObject({ status: 400 })
})

test('names of files lose folders and invisible characters', async () => {
  const { send } = await formApp()
  const value = await picture(20, 20)
  const names = ['../../etc/passwd', 'C:\\Windows\\bill.png', 'बिल\u202Egnp.png']
  const answer = await send(...names.map((filename) => ({ name: 'pictures', value, filename })))
  expect(answer.body.uploads.map(({ filename }: { filename: string }) => filename)).toEqual([
    'passwd',
    'bill.png',
    'बिलgnp.png',
  ])
})

test('a form without its boundary, or with another one, cannot be read', async () => {
  const { post } = await formApp()
  const body = formBody([{ name: 'image', value: await picture(), filename: 'a.png' }])
  expect(await post(body, 'multipart/form-data')).toMatchObject({ status: 400, staged: [] })
  expect(await post(body, 'multipart/form-data; boundary=another')).toMatchObject({ status: 400, staged: [] })
  expect(await post(Buffer.from('no form at all'))).toMatchObject({ status: 400, staged: [] })
})

test('a form that ends anywhere before its end cannot be read', async () => {
  const { post } = await formApp()
  const image = { name: 'image', value: await picture(30, 30), filename: 'a.png' }
  const body = formBody([image, { name: 'name', value: 'Kettle' }, { ...image, name: 'pictures' }])
  const last = body.length - `--${BOUNDARY}--`.length
  for (let end = 1; end < last; end += 97)
    expect({ end, ...(await post(body.subarray(0, end))) }).toMatchObject({ end, status: 400, staged: [] })
})

test('an upload that is broken off leaves nothing behind', async () => {
  const { app, stagingDir } = await formApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const body = formBody([{ name: 'image', value: Buffer.alloc(3_000_000, 1), filename: 'a.png' }])
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n`)
  socket.write(body.subarray(0, 1_000_000))
  while ((await readdir(stagingDir)).length === 0) await delay(5)
  socket.destroy()
  while ((await readdir(stagingDir)).length > 0) await delay(5)
  const next = await fetch(`http://127.0.0.1:${port}/form`, { method: 'POST', body: new FormData() })
  expect(next.status).toBe(200)
})

test('a client that sends everything before reading sees why its upload was refused', async () => {
  const { app } = await formApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(14 * 1024 * 1024)]), 'a.png')
  const answer = await fetch(`${address}/form`, { method: 'POST', body: form })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ errors: { image: 'The file may have at most 10 MB' } })
})

test('files staged by a killed process are removed at the next start', async () => {
  const { dataDir, stagingDir } = await formApp()
  const { mkdir, writeFile } = await import('node:fs/promises')
  const { hostname } = await import('node:os')
  const dead = join(dataDir, 'staging', `${hostname()}-999999`)
  await mkdir(dead)
  await writeFile(join(dead, 'left'), 'x')
  await writeFile(join(stagingDir, 'left'), 'x')
  await openStaging(dataDir)
  expect(await readdir(join(dataDir, 'staging'), { recursive: true })).toEqual([stagingDir.split('/').at(-1)])
})
