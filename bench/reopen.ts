// What the log of an embedded database grows to with a million rows, and how soon the product answers after a kill in the
// middle of writing, here and in an older checkout.
// node bench/reopen.ts [--before ../older] [--rows 1000000] [--rounds 3]      needs: npm run build in both, Linux
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../server/test/free-port.ts'
import { medianBy } from './measure.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'
import { answerOf } from './served.ts'

const BUDGET = { logMegabytes: 128, readyMs: 2000 }
const WRITES_MS = 4000
const POLL_MS = 100

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
  },
})
const checkouts = { ...(values.before && { before: resolve(values.before) }), now: join(import.meta.dirname, '..') }

const dir = await mkdtemp(join(tmpdir(), 'bench-reopen-'))
try {
  const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  for (const [name, checkout] of Object.entries(checkouts)) {
    figures[name] = await measure(join(dir, name), checkout)
    const { logMegabytes, readyMs } = figures[name]
    console.log(
      `${name}: log at most ${logMegabytes} MB (≤ ${BUDGET.logMegabytes}), ` +
        `ready ${readyMs.middle} ms after a kill (${readyMs.all.join(', ')}; ≤ ${BUDGET.readyMs})`,
    )
  }
  await keepResult('reopen', { rows: Number(values.rows), figures })
} finally {
  await rm(dir, { recursive: true, force: true })
}

async function measure(dataDir: string, checkout: string) {
  let logMegabytes = 0
  const all: number[] = []
  // The first start of the product computes what only one start does (due times of all complaints), and is not counted.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const writer = fork(join(import.meta.dirname, 'reopen-writer.ts'), [checkout, dataDir, values.rows], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const watch = watched(dataDir, (megabytes) => {
      logMegabytes = Math.max(logMegabytes, megabytes)
    })
    await answerOf(writer)
    await sleep(WRITES_MS)
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    await watch.stop()
    const begun = performance.now()
    const product = ownProduct(await freePort(), { DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '0' }, checkout)
    await product.ready()
    if (round > 0) all.push(Math.round(performance.now() - begun))
    await product.stop()
  }
  return { logMegabytes: Math.round(logMegabytes), readyMs: { middle: medianBy(all, (ms) => ms), all } }
}

/** Looks how large the log below a data directory is, until it is stopped. */
function watched(dataDir: string, found: (megabytes: number) => void) {
  const over = new AbortController()
  const done = (async () => {
    while (!over.signal.aborted) {
      for (const folder of globSync('{*,*/*}/pg_wal', { cwd: dataDir })) found(await megabytesOf(join(dataDir, folder)))
      await sleep(POLL_MS)
    }
  })()
  return {
    async stop() {
      over.abort()
      await done
    },
  }
}

/** Files that go meanwhile do not count. */
async function megabytesOf(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}
