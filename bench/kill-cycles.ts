import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ALL_JOBS } from '../server/src/all-jobs.ts'
import type { Services } from '../server/src/platform/core/services.ts'
import { check, noPromises, sentTexts, type Promises } from './kill-checks.ts'
import { openWorld, type Promised } from './kill-world.ts'

const WRITER = fileURLToPath(new URL('./kill-writer.ts', import.meta.url))
const LATEST_START_MS = 60_000
const SETTLED_AFTER_MS = 120_000

export interface KillOptions {
  kills: number
  databaseUrl?: string | undefined
  /** rest after each kill, for a machine that others use too */
  pauseMs?: number
  onCycle?: (cycle: number, result: KillResult) => void
}

export interface KillResult {
  kills: number
  /** how many before the services were open, and how many during a checkpoint */
  starting: number
  checkpoints: number
  promises: Promises
  missing: string[]
  broken: string[]
  reopenMs: number[]
  /** messages in the outbox, and jobs that are still not done, after a last run without a kill */
  sent: number
  undone: string[]
}

type Moment = 'starting' | 'writing' | 'checkpoints'

/** Repeatedly lets a process write and kills it, then checks that everything it acknowledged is there and complete. */
export async function killAgainAndAgain({
  kills,
  databaseUrl,
  pauseMs = 0,
  onCycle,
}: KillOptions): Promise<KillResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-kill-'))
  const result: KillResult = {
    kills: 0,
    starting: 0,
    checkpoints: 0,
    promises: noPromises(),
    missing: [],
    broken: [],
    reopenMs: [],
    sent: 0,
    undone: [],
  }
  let afterFile = 0
  try {
    for (let cycle = 1; cycle <= kills; cycle++) {
      const moment = momentOf(cycle)
      await writeUntilKilled([dataDir, moment, ...(databaseUrl ? [databaseUrl] : [])], moment, result)
      const begun = performance.now()
      const services = await openWorld(dataDir, databaseUrl)
      result.reopenMs.push(performance.now() - begun)
      try {
        // All files once more at the end: an object may also go later.
        const found = await check(services, result.promises, cycle === kills ? 0 : afterFile)
        afterFile = found.lastFile
        result.missing.push(...found.missing.map((what) => `after kill ${cycle} (${moment}): ${what}`))
        result.broken.push(...found.broken.map((what) => `after kill ${cycle} (${moment}): ${what}`))
        if (cycle === kills) await settle(services, result)
      } finally {
        await services.close()
      }
      result.kills = cycle
      onCycle?.(cycle, result)
      await sleep(pauseMs)
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return result
}

/** Two of five while it starts (the first of all while everything is made) or within a checkpoint, the others while it writes. */
function momentOf(cycle: number): Moment {
  if (cycle % 5 === 1) return 'starting'
  return cycle % 5 === 3 ? 'checkpoints' : 'writing'
}

async function writeUntilKilled(args: string[], moment: Moment, result: KillResult): Promise<void> {
  const writer = spawn(process.execPath, [WRITER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => writer.once('close', (_, signal) => resolve(signal)))
  const heard = Object.fromEntries(SIGNS.map((sign) => [sign, Promise.withResolvers<void>()]))
  let last = ''
  createInterface(writer.stdout).on('line', (line) => {
    const [what = '', id] = line.split(' ')
    if (id === undefined) last = what
    else result.promises[what as Promised].add(Number(id))
    heard[what]?.resolve()
  })
  const hear = (sign: string) => Promise.race([heard[sign]?.promise, ended, sleep(LATEST_START_MS)])
  await hear(AFTER[moment])
  // On a busy machine every kill could otherwise come before the first promise.
  if (moment === 'writing' && result.promises.registered.size === 0) await hear('registered')
  await sleep(Math.random() * within(moment, result.reopenMs))
  writer.kill('SIGKILL')
  if ((await ended) !== 'SIGKILL') throw new Error('The writer ended by itself')
  if (last === 'loaded') result.starting++
  if (last === 'checkpoint') result.checkpoints++
}

/** Lines of the writer that the test waits for. */
const SIGNS = ['loaded', 'open', 'checkpoint', 'registered']
const AFTER: Record<Moment, string> = { starting: 'loaded', writing: 'open', checkpoints: 'checkpoint' }

/** Latest moment of the kill after the signal. The first start creates everything; later ones take as long as reopening did. */
function within(moment: Moment, reopenMs: number[]): number {
  if (moment === 'starting') return reopenMs.at(-1) ?? 4000
  return moment === 'writing' ? 1500 : 30
}

/** Runs jobs until the queue is empty, and counts their outcomes. */
async function settle(services: Services, result: KillResult): Promise<void> {
  await services.jobs.work(ALL_JOBS, services)
  const until = performance.now() + SETTLED_AFTER_MS
  let open = await services.jobs.queueDepth()
  while (open.some(({ state }) => state !== 'dead') && performance.now() < until) {
    await sleep(500)
    open = await services.jobs.queueDepth()
  }
  result.undone = open.map(({ name, state, total }) => `${total} ${name} ${state}`)
  result.sent = (await sentTexts(services)).length
}
