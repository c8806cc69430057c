// The processor time of a page that is not kept, with the calls it makes, here and in an older checkout, in turns.
// node bench/uncached.ts --before ../older [--database-url postgres://…] [--rounds 5]      needs: npm run build in both, Linux
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../server/test/free-port.ts'
import { asker, type Ask } from './asking.ts'
import { medianBy, processorMs } from './measure.ts'
import { ownDatabase, type OwnDatabase } from './own-database.ts'
import { keepResult } from './results.ts'
import { answerOf } from './served.ts'

const MOST = 0.5
const REQUESTS = 160
/** Fewer than a process begins to refuse at. */
const LANES = 4
const WARM_UP = 3
const PAGES = {
  product: '/baltra-product-view/1',
  'all products': '/baltra-allProducts',
  search: '/baltra-search-products?product_name=kettle',
  home: '/baltra-aboutUs-Page',
}
const BROWSER = { accept: 'text/html', 'accept-encoding': 'br' }

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    'database-url': { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})
if (!values.before) throw new Error('--before names an older checkout with its build')

interface Contestant {
  child: ChildProcess
  ask: Ask
}

const dir = await mkdtemp(join(tmpdir(), 'bench-uncached-'))
const running: ChildProcess[] = []
const databases: OwnDatabase[] = []
try {
  const before = await serve('before', resolve(values.before))
  const now = await serve('now', fileURLToPath(new URL('..', import.meta.url)))
  const figures = []
  console.log('ms of processor time a page'.padEnd(44), '  before      now    ratio')
  for (const language of ['', '/ne'])
    for (const [name, path] of Object.entries(PAGES))
      figures.push(await measure(`${language}${path}`, name, before, now))
  await keepResult(`uncached-${values['database-url'] ? 'postgresql' : 'embedded'}`, { figures })
} finally {
  await Promise.all(running.map(stop))
  for (const database of databases) await database.drop()
  await rm(dir, { recursive: true, force: true })
}

async function serve(name: string, checkout: string): Promise<Contestant> {
  const database = values['database-url'] ? await ownDatabase(values['database-url'], name) : undefined
  if (database) databases.push(database)
  const port = await freePort()
  const program = fileURLToPath(new URL('uncached-server.ts', import.meta.url))
  const given = [checkout, String(port), join(dir, name), ...(database ? [database.url] : [])]
  const child = fork(program, given, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  running.push(child)
  await answerOf(child)
  return { child, ask: asker(`http://127.0.0.1:${port}`) }
}

/** The first rounds warm up; of the others the middle ratio counts. */
async function measure(path: string, name: string, before: Contestant, now: Contestant) {
  const asked = { path, headers: BROWSER }
  const once = ({ ask, child }: Contestant) =>
    processorMs(ask, asked, { pid: child.pid, requests: REQUESTS, lanes: LANES })
  const rounds: { before: number; now: number; ratio: number }[] = []
  for (let round = 1 - WARM_UP; round <= Number(values.rounds); round += 1) {
    const [was, is] = [await once(before), await once(now)]
    if (round > 0) rounds.push({ before: was, now: is, ratio: is / was })
  }
  const middle = medianBy(rounds, ({ ratio }) => ratio)
  const ratios = rounds.map(({ ratio }) => ratio)
  const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => Number(ratio.toFixed(2)))
  console.log(
    `${path} (${name})`.padEnd(60),
    middle.before.toFixed(2).padStart(8),
    middle.now.toFixed(2).padStart(8),
    `× ${middle.ratio.toFixed(2)} (${spread.join(' to ')}) ${middle.ratio <= MOST ? 'meets' : 'MISSES'} ${MOST}`,
  )
  return { path, ...middle, spread }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
