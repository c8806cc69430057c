import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { testApp } from '../../test/test-app.ts'
import { codeArchive, fileNames } from './code-archive.ts'
import { readCodes, unzip } from './testing/read-codes.ts'

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? `${error.status} ${error.body.message}` : error),
  )

test('the picture of a code is a grey JPEG for ever, which a reader reads back to its address', async () => {
  const { app, as, build } = await testApp({ work: false })
  const { token } = await build.unit()
  const answer = await app.inject(`/api/products/qrcode/${token}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline; filename="QRCode.jpg"',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 600, height: 600, channels: 1 })
  expect(await readCodes(answer.rawPayload)).toEqual([`http://baltra.test/q/${token}`])
  expect(await refusalOf(as().units.code({ params: { token: 'nobody-knows' } }))).toMatch(/^404 /)
})

test('the archive holds a picture a unit, named by its serial number, and each leads to its unit', async () => {
  const { as, build } = await testApp({ work: false })
  const { exportCodes, exportSelectedCodes } = as(await build.admin()).units
  const units: { id: number; token: string }[] = []
  for (const serial_number of ['A/1', 'A?1', 'con', 'क-७', 'B2']) units.push(await build.unit({ serial_number }))
  const addressOf = (i: number) => `http://baltra.test/q/${units[i]!.token}`

  const all = await exportCodes()
  expect(all.type).toBe('application/zip')
  const entries = await unzip(all)
  expect([...entries.keys()]).toEqual(['B2.jpg', 'क-७.jpg', '_con.jpg', 'A_1.jpg', 'A_1-2.jpg'])
  const read = []
  for (const picture of entries.values()) read.push(...(await readCodes(picture)))
  expect(read).toEqual([4, 3, 2, 1, 0].map(addressOf))

  expect([...(await unzip(await exportCodes({ query: { serial_number: 'b2' } }))).keys()]).toEqual(['B2.jpg'])
  const ids = `${units[0]!.id}, ${units[4]!.id},999999`
  expect([...(await unzip(await exportSelectedCodes({ query: { ids } }))).keys()]).toEqual(['B2.jpg', 'A_1.jpg'])
})

test('where there is nothing to export the answer says so', async () => {
  const { as, build } = await testApp({ work: false })
  const { exportCodes, exportSelectedCodes, labels } = as(await build.admin()).units
  const nothing = '422 No QR products to export'
  expect(await refusalOf(exportCodes())).toBe(nothing)
  expect(await refusalOf(exportSelectedCodes({ query: { ids: '7' } }))).toBe(nothing)
  expect(await refusalOf(labels({ query: { search: 'nothing' } }))).toBe(nothing)
  expect(await refusalOf(exportSelectedCodes({ query: { ids: 'x' } }))).toMatch(/^422 /)
})

test('names of pictures are safe for every system and never the same', () => {
  const nameOf = fileNames()
  expect(['SN 1', 'sn/1', 'sn_1', '..', '../../etc/passwd', 'NUL.a', '💥'].map(nameOf)).toEqual([
    'SN_1.jpg',
    'sn_1-2.jpg',
    'sn_1-3.jpg',
    '_.jpg',
    '__.._etc_passwd.jpg',
    '_NUL.a.jpg',
    '_-2.jpg',
  ])
})

test('an archive reads units only while it is downloaded', async () => {
  let batches = 0
  async function* endless() {
    for (;;) {
      batches += 1
      yield Array.from({ length: 10 }, (_, i) => ({
        product_id: i,
        id: i,
        model_name: '',
        model_number: '',
        serial_number: `${batches}-${i}`,
        qr_code: '',
        code_address: `http://baltra.test/q/${batches}-${i}`,
        date_joined: '',
        batch: '',
        is_duplicate: false,
        is_replaced: false,
      }))
    }
  }
  let bytes = 0
  for await (const chunk of codeArchive(endless())) {
    bytes += chunk.length
    if (bytes > 300_000) break
  }
  const asked = batches
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(batches).toBe(asked)
  expect(batches).toBeLessThan(20)
})
