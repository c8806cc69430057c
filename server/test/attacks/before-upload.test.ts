import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uploadFields } from 'contract/core/route-table'
import { expect, test } from 'vitest'
import { ENDPOINTS, isMultipart, isOfCustomers, type NamedEndpoint } from '../calls/endpoints.ts'
import { worldOfCalls } from '../calls/world.ts'
import type { TestAccount } from '../factories/builders.ts'
import { buildRegistration } from '../factories/registration.ts'
import { PATIENT } from './patient.ts'

const FORMS = ENDPOINTS.filter(({ endpoint }) => isMultipart(endpoint))
const ABSENT = 999_999

test(
  'of every form with files it is asked who may, and whether its row is there, before a byte of it is kept',
  PATIENT,
  async () => {
    const { begin, asha, admin, staged } = await worldOfForms()
    const told: [string, number][] = []
    const expected: [string, number][] = []
    for (const form of FORMS) {
      if (form.endpoint.access === 'public') {
        told.push([`${form.name} by no link`, await begin(form, undefined)])
        expected.push([`${form.name} by no link`, 404])
        continue
      }
      const isTheirs = isOfCustomers(form.endpoint)
      told.push([`${form.name} by nobody`, await begin(form, undefined)])
      expected.push([`${form.name} by nobody`, 401])
      if (form.endpoint.access !== 'account.own') {
        told.push([`${form.name} by another role`, await begin(form, isTheirs ? admin : asha)])
        expected.push([`${form.name} by another role`, 403])
      }
      if (form.endpoint.path.includes(':id')) {
        told.push([`${form.name} of no row`, await begin(form, isTheirs ? asha : admin)])
        expected.push([`${form.name} of no row`, 404])
      }
    }
    expect(told).toEqual(expected)
    expect(expected.length).toBeGreaterThan(30)
    expect(await staged()).toEqual([])
  },
)

test('a complaint about another customer’s product, or one that is not approved, is refused before its film is stored', async () => {
  const { begin, asha, services, build, staged } = await worldOfForms()
  const complaint = FORMS.find(({ name }) => name === 'complaints.register')!
  const foreign = await buildRegistration(services, { customer: await build.customer(), status: 'Approved' })
  const waiting = await buildRegistration(services, { customer: asha })
  const before = await staged()
  expect(await begin(complaint, asha, foreign.id)).toBe(404)
  expect(await begin(complaint, asha, waiting.id)).toBe(409)
  expect(await staged()).toEqual(before)
})

async function worldOfForms() {
  const world = await worldOfCalls()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo

  /** Sends a form whose first file never ends: only a check before its end can answer. Returns the status. */
  const begin = ({ endpoint }: NamedEndpoint, caller: TestAccount | undefined, id = ABSENT) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        method: endpoint.method,
        path: `/api${endpoint.path.replace(':id', String(id))}`,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          ...(caller && { authorization: `Bearer ${caller.token}` }),
        },
      })
      sent.on('error', reject)
      sent.on('response', ({ statusCode }) => {
        sent.off('error', reject).on('error', () => undefined)
        sent.destroy()
        resolve(statusCode!)
      })
      const [field] = Object.keys(uploadFields(endpoint.body))
      sent.write(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`)
      sent.write(Buffer.alloc(64 * 1024, 1))
    })
  return { ...world, begin, staged: () => readdir(world.services.files.stagingDir) }
}
