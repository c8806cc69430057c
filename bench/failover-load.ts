// What people do while a cluster breaks: they register, complain and write messages through all processes, staff decide, and
// visitors read pages that are kept. What was acknowledged is noted, and when.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCTS } from '../deploy/cluster/places.ts'
import { beginSession } from '../server/src/platform/sessions/begin-session.ts'
import { Refused, type TestClient } from '../server/test/api-over.ts'
import { clientAt } from '../server/test/client-at.ts'
import { complaintForm } from '../server/test/factories/complaint.ts'
import { registrationForm } from '../server/test/factories/registration.ts'
import { freePort } from '../server/test/free-port.ts'
import { noPromises, type Promises } from './kill-checks.ts'
import { MODEL, type World } from './kill-world.ts'

const MESSAGE_EVERY_MS = 100
const PAGE_EVERY_MS = 125
const STEP_EVERY_MS = 250
const LIVES = 2
const POLL_MS = 100
const GIVES_UP_AFTER_MS = 30_000
const PAGE_WITHIN_MS = 5000
const KEPT_PAGES = ['/', '/api/products/publiccategory']

export interface Load {
  promises: Promises
  /** messages that were acknowledged, by their text, with the moments of request and answer */
  messages: Map<string, { askedAt: number; answeredAt: number }>
  /** those that failed while a bare server on this machine answered, and how often it did not either */
  pages: { asked: number; failed: string[]; stalls: number }
  /** answers by status; `none` is a broken connection or one that was given up */
  answers: Record<string, number>
  /** of a process that is down on purpose nobody asks for pages */
  setAside(origin: string | undefined): void
  /** Ends it; resolves when everything asked was answered. */
  stop(): Promise<void>
}

/** Begins a steady load, a few dozen requests a second. */
export async function beginLoad(world: World): Promise<Load> {
  const { services } = world
  const tokenOf = (account: World['staff']) => beginSession(services, services.db, account, 'bench')
  const staff = await tokenOf(world.staff)
  const customers = await Promise.all(world.customers.map(tokenOf))
  const promises = noPromises()
  const messages: Load['messages'] = new Map()
  const pages: Load['pages'] = { asked: 0, failed: [], stalls: 0 }
  const answers: Load['answers'] = {}
  const over = new AbortController()
  const open = new Set<Promise<void>>()
  let aside: string | undefined

  /** Asks one process; undefined when it did not acknowledge. */
  async function once<T>(origin: string, token: string | undefined, ask: (api: TestClient) => Promise<T>) {
    try {
      const answer = await ask(clientAt(origin, token, GIVES_UP_AFTER_MS))
      count('200')
      return answer
    } catch (error) {
      count(error instanceof Refused ? String(error.status) : 'none')
      // Nobody sends again what was refused for a reason.
      if (error instanceof Refused && error.status < 500) throw error
      return undefined
    }
  }
  const count = (status: string) => void (answers[status] = (answers[status] ?? 0) + 1)

  /** Asks one process after the other until one acknowledges, as somebody who presses the button again. */
  async function untilAcknowledged<T>(token: string, ask: (api: TestClient) => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await once(anyOf(PRODUCTS).origin, token, ask)
      if (answer !== undefined) return answer
      over.signal.throwIfAborted()
      await sleep(STEP_EVERY_MS)
    }
  }

  async function liveOnce(): Promise<void> {
    const customer = anyOf(customers)
    const serial_number = randomUUID()
    const form = await registrationForm({
      serial_number,
      model_name: `${MODEL} ${serial_number.slice(0, 8)}`,
      model_num: 'BK-1',
    })
    const registered = await untilAcknowledged(customer, (as) => as.registrations.register({ body: form }))
    const { id } = registered.data
    promises.registered.add(id)
    await sleep(STEP_EVERY_MS)
    const chance = Math.random()
    if (chance < 0.1) return
    const status = chance < 0.2 ? 'Rejected' : 'Approved'
    const body = { stock_id: id, status, reason: `Bill of ${serial_number}` } as const
    await untilAcknowledged(staff, (as) => as.registrations.decide({ body }))
    promises[status === 'Rejected' ? 'rejected' : 'approved'].add(id)
    await sleep(STEP_EVERY_MS)
    if (chance < 0.5) return
    const complaint = await complaintForm()
    const filed = await untilAcknowledged(customer, (as) => as.complaints.register({ params: { id }, body: complaint }))
    promises.filed.add(filed.data.id)
    await sleep(STEP_EVERY_MS)
    if (chance < 0.75) return
    await untilAcknowledged(staff, (as) => as.complaints.dispatch({ body: { complaint_id: filed.data.id } }))
    promises.dispatched.add(filed.data.id)
  }

  async function lives(): Promise<void> {
    while (!over.signal.aborted) {
      // A decision whose answer was lost is refused the second time: that life ends there.
      await liveOnce().catch(() => {})
      await sleep(STEP_EVERY_MS)
    }
  }

  async function write(origin: string): Promise<void> {
    const note = randomUUID()
    const askedAt = performance.now()
    const body = { name: 'Asha Gurung', phone: '9841203118', email: 'asha@example.com', note }
    const answer = await once(origin, undefined, (as) => as.enquiries.send({ body })).catch(() => undefined)
    if (answer !== undefined) messages.set(note, { askedAt, answeredAt: performance.now() })
  }

  async function readPage(origin: string, path: string): Promise<void> {
    const [status, bare] = await Promise.all([statusOf(`${origin}${path}`), statusOf(floor.origin)])
    if (aside === origin) return
    pages.asked += 1
    if (bare !== 200) pages.stalls += 1
    else if (status !== 200) pages.failed.push(`${origin}${path}: ${status}`)
  }

  /** Begins one each time, however long the ones before take. */
  async function every(ms: number, ask: (nth: number) => Promise<void>): Promise<void> {
    for (let nth = 0; !over.signal.aborted; nth += 1) {
      const asked = ask(nth)
      open.add(asked)
      void asked.then(() => open.delete(asked))
      await sleep(ms)
    }
  }

  const floor = await bareServer()
  // Kept from now on, in each process.
  for (const { origin } of PRODUCTS)
    for (const path of KEPT_PAGES) await (await fetch(`${origin}${path}`)).arrayBuffer()
  const people = [
    ...Array.from({ length: LIVES }, lives),
    every(MESSAGE_EVERY_MS, (nth) => write(PRODUCTS[nth % PRODUCTS.length]!.origin)),
    every(PAGE_EVERY_MS, async (nth) => {
      const { origin } = PRODUCTS[nth % PRODUCTS.length]!
      if (origin === aside) return
      await readPage(origin, KEPT_PAGES[Math.floor(nth / PRODUCTS.length) % KEPT_PAGES.length]!)
    }),
  ]
  return {
    promises,
    messages,
    pages,
    answers,
    setAside: (origin) => void (aside = origin),
    async stop() {
      over.abort()
      await Promise.all(people)
      await Promise.all(open)
      floor.stop()
    },
  }
}

/** The status of an answer that was read to its end, or why there is none. */
const statusOf = (url: string): Promise<number | string> =>
  fetch(url, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch((error: Error) => `${error.name} ${error.message}`)

/** A process that does nothing but answer: when it does not, the machine stands still. */
async function bareServer(): Promise<{ origin: string; stop(): void }> {
  const port = await freePort()
  const program = `require('node:http').createServer((_, answer) => answer.end('here')).listen(${port}, '127.0.0.1')`
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  while ((await statusOf(origin)) !== 200) await sleep(POLL_MS)
  return { origin, stop: () => void child.kill() }
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
