import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { dispatchComplaint } from '../../src/complaints/dispatch/complaint.jobs.ts'
import { foreignServer, misbehave } from '../../src/platform/gateways/testing/foreign-server.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { testApp } from '../test-app.ts'

/** A busy machine takes its time. */
const PATIENT = { timeout: 10_000 }

const accepted = (job_no: unknown, more = {}) => JSON.stringify({ message: 'ok', serviceData: { job_no, ...more } })

/** A dispatch whose tries the test makes itself, against a CRM that answers as the test says. */
async function dispatched(answer: (response: ServerResponse, body: string) => void) {
  const crm = await foreignServer((response, { body }) => answer(response, body))
  const env = { CRM_URL: crm.url, CRM_ACCESS_KEY: 'crm-key-of-the-test' }
  const { as, build, services } = await testApp({ work: false, env })
  const { id, customer } = await buildComplaint(services)
  const staff = as(await build.admin())
  const pressed = staff.complaints.dispatch({ body: { complaint_id: id } }).then(
    ({ message }) => message,
    (refused: Error) => refused.message,
  )
  const look = async () => (await staff.complaints.get({ params: { id } })).data
  await expect.poll(async () => (await look()).dispatch_state, PATIENT).toBe('queued')
  const attempt = () => dispatchComplaint.run({ complaint: id }, services)
  return { id, crm, staff, services, customer, as, pressed, look, attempt }
}

test('whatever the CRM answers, the complaint stays and is tried on, nothing is followed elsewhere, and it has one job number', async () => {
  const elsewhere = await foreignServer((response) => response.end(accepted('STOLEN')))
  let flood = 0
  const faults: [(response: ServerResponse) => void, RegExp][] = [
    [(response) => misbehave(response, 'hang up'), /could not be reached/],
    [(response) => misbehave(response, 'error 500'), /answered 500/],
    [(response) => misbehave(response, 'rubbish'), /not JSON/],
    [(response) => misbehave(response, 'nothing'), /not JSON/],
    [(response) => misbehave(response, 'redirect', elsewhere.url), /redirect \(302\)/],
    [
      (response) => response.writeHead(200, { 'content-length': '500' }).write('{"mess', () => response.destroy()),
      /could not be reached/,
    ],
    [(response) => response.end('[{"jobNo":"K-1"}]'), /not JSON/],
    [(response) => response.end(accepted({ $ne: null })), /without a job number/],
    [(response) => response.end(accepted('K\u00001')), /without a job number/],
    [(response) => response.end(accepted('K'.repeat(5000))), /without a job number/],
    [
      (response) => {
        const { socket } = response
        response.on('close', () => (flood = socket?.bytesWritten ?? 0))
        misbehave(response, 'flood')
      },
      /more than 64 KB/,
    ],
  ]
  let fault = faults[0]![0]
  const { look, attempt, pressed, services, as, customer, crm } = await dispatched((response) => fault(response))
  for (const [behave, reason] of faults) {
    fault = behave
    await expect(attempt()).rejects.toThrow(reason)
    expect(await look()).toMatchObject({
      dispatch_state: 'queued',
      job_no: '',
      dispatch_error: expect.stringMatching(reason),
    })
  }
  expect(await pressed).toMatch(/^The (CRM cannot be reached right now|complaint is on its way)/)
  expect((await as(customer).complaints.listMine()).data).toHaveLength(1)
  expect(elsewhere.received).toEqual([])
  // Of 100 MB only a connection's buffer was read.
  await expect.poll(() => flood, PATIENT).toBeGreaterThan(0)
  expect(flood).toBeLessThan(20 * 1024 * 1024)

  const deep = JSON.parse('{"a":'.repeat(4000) + '1' + '}'.repeat(4000)) as object
  fault = (response) => response.end(accepted('CRM-1', { note: 'a\u0000b', half: '\ud800', deep }))
  await attempt()
  await attempt()
  expect(await look()).toMatchObject({ dispatch_state: 'dispatched', job_no: 'CRM-1', dispatch_error: '' })
  expect(crm.received).toHaveLength(faults.length + 1)
  const rows = await services.db.selectFrom('complaint').select('job_no').execute()
  expect(rows).toEqual([{ job_no: 'CRM-1' }])
})

test('two complaints never get the same job number, however often the CRM says so', async () => {
  const { attempt, look, pressed, services, id } = await dispatched((response) => response.end(accepted('CRM-1')))
  const other = await buildComplaint(services, { serial_number: 'SN-OTHER' })
  await services.db
    .updateTable('complaint')
    .set({ job_no: 'CRM-1', dispatch_state: 'dispatched', dispatched_at: new Date() })
    .where('id', '=', other.id)
    .execute()
  await expect(attempt()).rejects.toThrow('which another complaint has')
  expect(await look()).toMatchObject({ id, dispatch_state: 'failed', job_no: '' })
  await pressed
})
