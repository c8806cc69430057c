// Runs the product in its environment with customers and staff who write through the public API until it is killed.
// Prints one line per acknowledged write: what, and the id of its row. node server/src/backup/testing/busy-product.ts
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { prepareWorld, MODEL, type Promised } from '../../../../bench/kill-world.ts'
import { apiOver } from '../../../test/api-over.ts'
import { complaintForm } from '../../../test/factories/complaint.ts'
import { registrationForm } from '../../../test/factories/registration.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { mp4 } from '../../platform/files/testing/samples.ts'
import { ALL_JOBS } from '../../all-jobs.ts'
import { openServices } from '../../open-services.ts'
import { beginSession } from '../../platform/sessions/begin-session.ts'
import { openChannel } from '../channel.ts'

const LANES = 3

const config = readConfig({ ...process.env, DEMO: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' })
const services = await openServices({
  config,
  log: pino({ level: 'error' }, pino.destination({ dest: 2, sync: true })),
})
const app = await buildApp(services, { shedAfterMs: 0 })
await app.ready()
await openChannel(services)
const { staff, customers } = await prepareWorld(services)
const tokenOf = (account: typeof staff) => beginSession(services, services.db, account, 'busy')
const admin = apiOver(app, await tokenOf(staff))
await services.jobs.work(ALL_JOBS, services)
process.stdout.write(`token ${await tokenOf(customers[0]!)}\n`)
await Promise.all([...Array.from({ length: LANES }, lane), changesOfMind()])

/** Registers and decides products and files complaints about them, with a film sent in parts. */
async function lane(_: unknown, number: number): Promise<void> {
  const asha = apiOver(app, await tokenOf(customers[number % customers.length]!))
  for (let round = 1; ; round++) {
    const { data } = await asha.registrations.register({ body: await purchase() })
    tell('registered', data.id)
    if (round % 4 === 0) continue
    const status = round % 4 === 1 ? 'Rejected' : 'Approved'
    await admin.registrations.decide({ body: { stock_id: data.id, status, reason: 'The bill cannot be read' } })
    tell(status === 'Rejected' ? 'rejected' : 'approved', data.id)
    if (status === 'Rejected') continue
    const form = { ...(await complaintForm()), damaged_Video: await inParts(asha) }
    const complaint = await asha.complaints.register({ params: { id: data.id }, body: form as never })
    tell('filed', complaint.data.id)
  }
}

/** Creates rows and files and deletes them right away. */
async function changesOfMind(): Promise<void> {
  const maya = apiOver(app, await tokenOf(customers.at(-1)!))
  for (;;) {
    const { data } = await maya.registrations.register({ body: await purchase() })
    await maya.registrations.deleteMine({ params: { id: data.id } })
  }
}

function purchase() {
  const serial_number = randomUUID()
  return registrationForm({ model_name: `${MODEL} ${serial_number.slice(0, 8)}`, model_num: 'BK-1', serial_number })
}

/** The form value of a film that was uploaded before. */
async function inParts({ uploads }: ReturnType<typeof apiOver>): Promise<string> {
  const film = mp4(40_000)
  const { data } = await uploads.begin({ body: { kind: 'video', filename: 'film.mp4', bytes: film.length } })
  for (const [start, end] of [
    [0, 20_000],
    [20_000, film.length],
  ] as const)
    await uploads.addPart({
      params: { id: data.id, offset: start },
      body: new Blob([new Uint8Array(film.subarray(start, end))]),
    })
  return `upload:${data.id}`
}

function tell(what: Promised, id: number): void {
  process.stdout.write(`${what} ${id}\n`)
}
