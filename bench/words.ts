// The processor time of a search by words, here and in an older checkout, in turns: among very many products, and in the demo.
// node bench/words.ts --before ../older [--database-url postgres://…] [--products 200000] [--rounds 5]      needs: Linux
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { medianBy } from './measure.ts'
import { ownDatabase, type OwnDatabase } from './own-database.ts'
import { keepResult } from './results.ts'
import { answerOf } from './served.ts'
import type { Searched, Wanted } from './words-server.ts'

/** among very many; in the demo nothing may take longer, within what is measured of the same build twice */
const [MOST, MOST_IN_DEMO] = [0.2, 1.1]
const TEXTS = ['kettle', 'ke', 'tato', 'heater 2000', 'rice cooker', 'bx-100', 'केतली', 'fan 100', 'xyzzy']

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    'database-url': { type: 'string' },
    products: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '5' },
  },
})
if (!values.before) throw new Error('--before names an older checkout')

const dir = await mkdtemp(join(tmpdir(), 'bench-words-'))
const running: ChildProcess[] = []
const databases: OwnDatabase[] = []
try {
  const figures = []
  for (const products of [Number(values.products), 0]) {
    const before = await serve(`before_${products}`, resolve(values.before), products)
    const now = await serve(`now_${products}`, fileURLToPath(new URL('..', import.meta.url)), products)
    console.log(`\nms of processor time a search, ${products} products beside the demo`)
    for (const text of TEXTS) figures.push(await measure(text, products, before, now))
    await Promise.all([stop(before), stop(now)])
  }
  await keepResult(`words-${values['database-url'] ? 'postgresql' : 'embedded'}`, { figures })
} finally {
  await Promise.all(running.map(stop))
  for (const database of databases) await database.drop()
  await rm(dir, { recursive: true, force: true })
}

async function serve(name: string, checkout: string, products: number): Promise<ChildProcess> {
  const database = values['database-url'] ? await ownDatabase(values['database-url'], name) : undefined
  if (database) databases.push(database)
  const program = fileURLToPath(new URL('words-server.ts', import.meta.url))
  const given = [checkout, String(products), join(dir, name), ...(database ? [database.url] : [])]
  const child = fork(program, given, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  running.push(child)
  await answerOf(child)
  return child
}

/** The first round warms up; of the others the middle ratio counts. */
async function measure(text: string, products: number, before: ChildProcess, now: ChildProcess) {
  const times = products > 0 ? 5 : 40
  const rounds: { before: number; now: number; ratio: number }[] = []
  let total = 0
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const [was, is] = [await ask(before, { text, times }), await ask(now, { text, times })]
    total = is.total
    if (round > 0) rounds.push({ before: was.ms, now: is.ms, ratio: is.ms / was.ms })
  }
  const middle = medianBy(rounds, ({ ratio }) => ratio)
  const ratios = rounds.map(({ ratio }) => ratio)
  const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => Number(ratio.toFixed(2)))
  const most = products > 0 ? MOST : MOST_IN_DEMO
  console.log(
    text.padEnd(14),
    `${total} found`.padStart(13),
    middle.before.toFixed(2).padStart(8),
    middle.now.toFixed(2).padStart(8),
    `× ${middle.ratio.toFixed(2)} (${spread.join(' to ')}) ${middle.ratio <= most ? 'meets' : 'MISSES'} ${most}`,
  )
  return { text, products, total, ...middle, spread }
}

async function ask(child: ChildProcess, wanted: Wanted): Promise<Searched> {
  child.send(wanted)
  return answerOf<Searched>(child)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
