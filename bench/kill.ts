// Kills a writing process at random moments and looks whether each row that it acknowledged is there afterwards.
// node bench/kill.ts [--kills 200] [--database-url postgresql://…]
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/src/database/open.ts'
import { prepare, verify } from './kill-writer.ts'

const WRITER = fileURLToPath(new URL('./kill-writer.ts', import.meta.url))

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, 'database-url': { type: 'string' } },
})
const databaseUrl = values['database-url']
const kills = Number(values.kills)
const dataDir = await mkdtemp(join(tmpdir(), 'baltra-kill-'))

const acknowledged: number[] = []
const reopenings: number[] = []
let nextKey = 1
let failures = 0

for (let kill = 1; kill <= kills; kill++) {
  await writeUntilKilled(kill)
  const started = performance.now()
  const database = await openDatabase({ dataDir, databaseUrl })
  reopenings.push(performance.now() - started)
  await prepare(database)
  const { missing, corrupt } = await verify(database, acknowledged)
  await database.close()
  failures += missing.length + corrupt.length
  if (missing.length + corrupt.length > 0)
    console.log(`kill ${kill}: missing ${missing.join(' ')} ${corrupt.join('; ')}`)
  if (kill % 20 === 0 || kill === kills) report(kill)
}
await rm(dataDir, { recursive: true })
process.exitCode = failures > 0 ? 1 : 0

/** Every fifth kill comes while the database still opens (the first one while it is created), the others while rows are written. */
async function writeUntilKilled(kill: number): Promise<void> {
  const args = [WRITER, dataDir, String(nextKey), ...(databaseUrl ? [databaseUrl] : [])]
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => writer.once('close', (_, signal) => resolve(signal)))
  const firstLine = new Promise<void>((resolve) => {
    createInterface(writer.stdout).on('line', (line) => {
      acknowledged.push(Number(line))
      resolve()
    })
  })
  if (kill % 5 !== 1) await Promise.race([firstLine, ended])
  await sleep(Math.random() * (kill === 1 ? 2000 : 400))
  writer.kill('SIGKILL')
  if ((await ended) !== 'SIGKILL') throw new Error('The writer ended by itself')
  nextKey = (acknowledged.at(-1) ?? 0) + 1000 * kill // beyond anything that was committed and not yet acknowledged
}

function report(kill: number): void {
  const sorted = reopenings.toSorted((a, b) => a - b)
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => `${ms?.toFixed(0)} ms`)
  console.log(
    `${kill} kills, ${acknowledged.length} acknowledged, ${failures} missing or corrupt, reopened in ${median} (worst ${worst})`,
  )
}
