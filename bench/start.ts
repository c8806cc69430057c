// How long the product takes to start and what it holds in memory, now and after ten thousand requests.
// node bench/start.ts [--database-url postgres://…]            needs: npm run build, Linux
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { residentMegabytes } from './measure.ts'
import { askMixed } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { keepResult } from './results.ts'

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
const PORT = 18_091
const ORIGIN = `http://127.0.0.1:${PORT}`
const REQUESTS = 10_000
const BUDGET = { secondStartMs: 2000, embeddedMegabytes: 450, postgresqlMegabytes: 250 }
/** at most, for the smaller versions of the demo's pictures, which a first start makes in the background */
const QUIET_AFTER_MS = 240_000

const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } })
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'start') : undefined
const dir = await mkdtemp(join(tmpdir(), 'bench-start-'))
try {
  const database: Record<string, string> = own ? { DATABASE_URL: own.url, DEMO: '1' } : {}
  const first = await run('first, with the demo', { ...database, DATA_DIR: dir }, { settle: true })
  const second = await run('second', { ...database, DATA_DIR: dir }, { requests: REQUESTS })
  const most = own ? BUDGET.postgresqlMegabytes : BUDGET.embeddedMegabytes
  console.log(
    `second start within ${BUDGET.secondStartMs} ms: ${second.startMs <= BUDGET.secondStartMs ? 'meets' : 'MISSES'}`,
  )
  console.log(`resident within ${most} MB: ${second.open.now <= most ? 'meets' : 'MISSES'}`)
  await keepResult(own ? 'start-postgresql' : 'start-embedded', { first, second })
} finally {
  await rm(dir, { recursive: true, force: true })
  await own?.drop()
}

/** Starts the product, lets it do something, and stops it gracefully. */
async function run(name: string, env: Record<string, string>, { settle = false, requests = 0 }) {
  const begun = performance.now()
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '1000',
    },
  })
  try {
    await ready(server)
    const startMs = Math.round(performance.now() - begun)
    const open = residentMegabytes(server.pid)
    const worked = settle ? await workedMemory(server) : undefined
    const asked = requests > 0 ? await askedMemory(server, requests) : undefined
    console.log(
      `${name}: open after ${startMs} ms, resident ${open.now} MB (most ${open.most} MB)`,
      worked ? `, after its jobs ${worked.now} MB (most ${worked.most} MB)` : '',
      asked ? `, after ${requests} requests ${asked.now} MB (most ${asked.most} MB)` : '',
    )
    return { startMs, open, worked, asked }
  } finally {
    const stopping = performance.now()
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    console.log(`${name}: stopped in ${Math.round(performance.now() - stopping)} ms`)
  }
}

/** Waits until no job waits or runs. */
async function workedMemory({ pid }: ChildProcess) {
  const until = performance.now() + QUIET_AFTER_MS
  do await sleep(1000)
  while (performance.now() < until && (await openJobs()))
  return residentMegabytes(pid)
}

async function openJobs(): Promise<boolean> {
  const metrics = await (await fetch(`${ORIGIN}/api/metrics`)).text()
  return /^jobs\{.*state="(waiting|running)"/m.test(metrics)
}

async function askedMemory({ pid }: ChildProcess, requests: number) {
  await askMixed(ORIGIN, requests)
  return residentMegabytes(pid)
}

async function ready(server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode}`)
    const isOpen = await fetch(`${ORIGIN}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOpen) return
    await sleep(10)
  }
}
