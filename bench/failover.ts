// Breaks a cluster under load, again and again, and looks what was lost and how soon it worked again.
// node bench/failover.ts [--trials 20] [--kinds killed,lost,…,product,haproxy,…] [--dir /var/tmp/baltra-drill]
// needs: deploy/cluster/install, npm run build, Linux; root with nft to partition. It takes half a minute for each trial.
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { type NodeState, nodes, pidOf, readiness, startCluster, stopCluster, until } from '../deploy/cluster/control.ts'
import { databaseOf, ETCDS, type Node, PRODUCTS, servicesEnv } from '../deploy/cluster/places.ts'
import type { Services } from '../server/src/platform/core/services.ts'
import { breakNode, canPartition, killPrograms, OF_A_NODE, type OfANode } from './failover-faults.ts'
import { beginLoad, type Load } from './failover-load.ts'
import { brokenPromises, check } from './kill-checks.ts'
import { openWorldOf, prepareWorld } from './kill-world.ts'
import { keepResult } from './results.ts'

const BUDGET = { firstWriteMs: 15_000, afterPrimaryMs: 1000 }
const SETTLED_AFTER_MS = 180_000
/** A fault goes on for so long after the product works again. */
const GOES_ON_MS = 3000
const BETWEEN_MS = 4000
const POLL_MS = 50
const MOST_UNFINISHED = 3

/** What happens to the primary, or is lost beside it: of three etcd `etcd` is one, `etcds` are all. */
const OTHERS = ['redis', 'product', 'haproxy', 'pgbouncer', 's3', 'etcd', 'etcds', 'replica'] as const
type Other = (typeof OTHERS)[number]
type Kind = OfANode | Other
const KINDS: readonly Kind[] = [...OF_A_NODE, ...OTHERS]

interface Trial {
  kind: Kind
  /** acknowledged and gone */
  lost: string[]
  /** from the fault (of all etcd: from their return) to the answer of the first write that was asked after it */
  firstWriteMs: number
  /** the longest time until it was whole again in which no write was acknowledged */
  pauseMs: number
  /** from the fault until the new primary accepts a write, asked directly */
  acceptsMs: number | undefined
  pages: number
  pagesFailed: string[]
  /** answers of a bare server that did not come: the machine stood still */
  stalls: number
  /** processes of the product that ended and were not killed by us */
  restarts: string[]
  /** the longest that a job of the time after it waited */
  jobWaitMs: number
  /** until there are two nodes again, and every process is ready */
  wholeMs: number
}

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '20' },
    kinds: { type: 'string', default: KINDS.join() },
    dir: { type: 'string', default: '/var/tmp/baltra-drill' },
  },
})
const { dir } = values
const wanted = KINDS.filter((kind) => values.kinds.split(',').includes(kind))
const kinds = canPartition() ? wanted : wanted.filter((kind) => kind !== 'partitioned')
if (kinds.length < wanted.length) console.log('Packets cannot be dropped here: no partition is tried')

await rm(dir, { recursive: true, force: true })
// Asked to end, it ends after this trial, with the figures of those before.
const enough = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => enough.abort())
let isBroken = false
try {
  await startCluster(dir, { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' })
  isBroken = await drill()
} finally {
  await stopCluster(dir)
}
if (!isBroken) await rm(dir, { recursive: true, force: true })
process.exitCode = isBroken ? 1 : 0

/** Whether anything was lost or is not whole. */
async function drill(): Promise<boolean> {
  const services = await openWorldOf({ ...servicesEnv(dir), RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'fatal' })
  try {
    await services.database.pool.query('create table drill (at timestamptz)')
    const load = await beginLoad(await prepareWorld(services))
    const trials: Trial[] = []
    const unfinished: string[] = []
    // In turns: what the machine does beside it then meets all kinds.
    for (let nth = 0; nth < Number(values.trials) * kinds.length; nth += 1) {
      if (enough.signal.aborted || unfinished.length === MOST_UNFINISHED) break
      const kind = kinds[nth % kinds.length]!
      try {
        const trial = await (isOfANode(kind)
          ? failPrimary(kind, services, load)
          : failOther(kind, services, load, Math.floor(nth / kinds.length)))
        trials.push(trial)
        tell(trial, trials.length)
      } catch (error) {
        unfinished.push(`${kind}: ${(error as Error).message}`)
      }
      await sleep(BETWEEN_MS)
    }
    await load.stop()
    const undone = await settled(services)
    const { missing, broken } = await check(services, load.promises, 0)
    const lost = [...missing, ...(await lostMessages(services, load))]
    for (const line of [...unfinished, ...lost, ...broken, ...undone]) console.log(line)
    const acknowledged = Object.values(load.promises).reduce((sum, ids) => sum + ids.size, load.messages.size)
    const figures = {
      acknowledged,
      lost: lost.length,
      broken: broken.length,
      undone: undone.length,
      unfinished,
      answers: load.answers,
      kinds: kinds.map((kind) =>
        summary(
          kind,
          trials.filter((trial) => trial.kind === kind),
        ),
      ),
    }
    console.log(
      `${acknowledged} acknowledged, ${lost.length} lost, ${broken.length} not whole: ${verdict(lost.length + broken.length === 0)}`,
    )
    console.log(`answers: ${JSON.stringify(load.answers)}`)
    await keepResult(`failover: ${kinds.join()}`, figures)
    return lost.length + broken.length + unfinished.length > 0
  } finally {
    await services.close()
  }
}

function isOfANode(kind: Kind): kind is OfANode {
  return OF_A_NODE.some((each) => each === kind)
}

async function failPrimary(kind: OfANode, services: Services, load: Load): Promise<Trial> {
  const { primary, replica } = await bothNodes()
  const next = replica.node
  const seen = observe(load)
  const begun = performance.now()
  const mend = breakNode(kind, dir, primary.node)
  try {
    const accepts = acceptsWrites(next)
    const firstWriteMs = await firstWrite(load, begun)
    const acceptsMs = (await accepts) - begun
    const since = new Date(Date.now() - (performance.now() - begun) + firstWriteMs)
    await sleep(GOES_ON_MS)
    mend()
    return await ended({ kind, firstWriteMs, acceptsMs, begun, since, seen }, services, load)
  } finally {
    mend()
  }
}

async function failOther(kind: Other, services: Services, load: Load, nth: number): Promise<Trial> {
  const { replica } = await bothNodes()
  const product = PRODUCTS[nth % PRODUCTS.length]!
  if (kind === 'product') load.setAside(product.origin)
  const seen = observe(load)
  let begun = performance.now()
  let since = new Date()
  const mend = breakOther(kind, { nth, product: product.name, replica: replica.node })
  try {
    if (kind === 'etcds') {
      await until('the primary to step down', async () => (await nodes()).primary === undefined)
      await sleep(GOES_ON_MS)
      begun = performance.now()
      since = new Date()
      mend()
    }
    const firstWriteMs = await firstWrite(load, begun)
    await sleep(GOES_ON_MS)
    mend()
    if (kind === 'product') {
      await until(`${product.name} to be back`, async () => (await readiness()).every(({ isReady }) => isReady))
      seen.pids.set(product.name, pidOf(dir, product.name))
      load.setAside(undefined)
    }
    return await ended({ kind, firstWriteMs, acceptsMs: undefined, begun, since, seen }, services, load)
  } finally {
    mend()
  }
}

function breakOther(
  kind: Other,
  { nth, product, replica }: { nth: number; product: string; replica: Node },
): () => void {
  switch (kind) {
    case 'replica':
      return breakNode('lost', dir, replica)
    case 'product':
      return killPrograms(dir, [product], { held: false })
    // Each machine of the product has its own, which systemd starts again.
    case 'haproxy':
    case 'pgbouncer':
      return killPrograms(dir, [kind], { held: false })
    case 'etcd':
      return killPrograms(dir, [ETCDS[nth % ETCDS.length]!.name], { held: true })
    case 'etcds':
      return killPrograms(
        dir,
        ETCDS.map(({ name }) => name),
        { held: true },
      )
    case 'redis':
    case 's3':
      return killPrograms(dir, [kind], { held: true })
  }
}

/** The primary and its synchronous replica, once there are both. */
async function bothNodes(): Promise<{ primary: NodeState; replica: NodeState }> {
  let both: { primary: NodeState; replica: NodeState } | undefined
  await until('a primary with a synchronous replica', async () => {
    const { primary, replica } = await nodes()
    if (primary && replica?.isSynchronous) both = { primary, replica }
    return both !== undefined
  })
  return both!
}

/** What is compared when a trial ends. */
function observe(load: Load) {
  return {
    pages: load.pages.asked,
    failed: load.pages.failed.length,
    stalls: load.pages.stalls,
    pids: new Map(PRODUCTS.map(({ name }) => [name, pidOf(dir, name)])),
  }
}

interface Outcome extends Pick<Trial, 'kind' | 'firstWriteMs' | 'acceptsMs'> {
  begun: number
  since: Date
  seen: ReturnType<typeof observe>
}

async function ended({ begun, since, seen, ...outcome }: Outcome, services: Services, load: Load): Promise<Trial> {
  await bothNodes()
  await until('all processes', async () => (await readiness()).every(({ isReady }) => isReady))
  const whole = performance.now()
  const { rows } = await sql<{ ms: number }>`
    select coalesce(max(extract(epoch from started_on - created_on)), 0)::float8 * 1000 as ms
    from pgboss.job where name = 'sms.send' and retry_count = 0 and created_on > ${since}`.execute(services.db)
  return {
    ...outcome,
    lost: [...(await brokenPromises(services, load.promises)), ...(await lostMessages(services, load))],
    pages: load.pages.asked - seen.pages,
    pagesFailed: load.pages.failed.slice(seen.failed),
    stalls: load.pages.stalls - seen.stalls,
    restarts: PRODUCTS.map(({ name }) => name).filter((name) => pidOf(dir, name) !== seen.pids.get(name)),
    jobWaitMs: rows[0]!.ms,
    pauseMs: longestPause(load, begun, whole),
    wholeMs: whole - begun,
  }
}

function longestPause({ messages }: Load, from: number, to: number): number {
  const answers = [...messages.values()].map(({ answeredAt }) => answeredAt).filter((at) => at > from && at < to)
  const moments = [from, ...answers.toSorted((one, other) => one - other), to]
  return Math.max(...moments.slice(1).map((at, place) => at - moments[place]!))
}

/** Resolves with the moment at which a node accepted a write. */
async function acceptsWrites(node: Node): Promise<number> {
  for (;;) {
    const client = new pg.Client({
      connectionString: databaseOf(node),
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      for (;;) {
        const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')
        if (!rows[0]!.waits) break
        await sleep(POLL_MS)
      }
      await client.query('insert into drill values (now())')
      return performance.now()
    } catch {
      await sleep(POLL_MS)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Milliseconds until the first write that was asked after this moment is acknowledged. */
async function firstWrite({ messages }: Load, begun: number): Promise<number> {
  const end = performance.now() + SETTLED_AFTER_MS
  while (performance.now() < end) {
    for (const { askedAt, answeredAt } of [...messages.values()].toReversed()) {
      if (answeredAt < begun) break
      if (askedAt > begun) return firstOf(messages, begun)
    }
    await sleep(POLL_MS)
  }
  throw new Error('No write is accepted')
}

function firstOf(messages: Load['messages'], begun: number): number {
  const after = [...messages.values()].filter(({ askedAt }) => askedAt > begun)
  return Math.min(...after.map(({ answeredAt }) => answeredAt)) - begun
}

async function lostMessages({ db }: Services, { messages }: Load): Promise<string[]> {
  const acknowledged = [...messages.keys()]
  const rows = await db.selectFrom('enquiry').select('note').execute()
  const kept = new Set(rows.map(({ note }) => note))
  return acknowledged.filter((note) => !kept.has(note)).map((note) => `message ${note}`)
}

/** Waits until no job is open, and names those that are. */
async function settled({ jobs }: Services): Promise<string[]> {
  const end = performance.now() + SETTLED_AFTER_MS
  let open = await jobs.queueDepth()
  while (open.some(({ state }) => state !== 'dead') && performance.now() < end) {
    await sleep(1000)
    open = await jobs.queueDepth()
  }
  return open.map(({ name, state, total }) => `${total} ${name} ${state}`)
}

function summary(kind: Kind, trials: Trial[]) {
  const gaps = trials.flatMap(({ firstWriteMs, acceptsMs }) =>
    acceptsMs === undefined ? [] : [Math.max(0, firstWriteMs - acceptsMs)],
  )
  const figures = {
    kind,
    trials: trials.length,
    lost: trials.flatMap(({ lost }) => lost).length,
    firstWriteMs: medianAndWorst(trials.map(({ firstWriteMs }) => firstWriteMs)),
    pauseMs: medianAndWorst(trials.map(({ pauseMs }) => pauseMs)),
    ...(gaps.length > 0 && { afterPrimaryMs: medianAndWorst(gaps) }),
    pages: trials.reduce((sum, { pages }) => sum + pages, 0),
    pagesFailed: trials.flatMap(({ pagesFailed }) => pagesFailed).length,
    stalls: trials.reduce((sum, { stalls }) => sum + stalls, 0),
    restarts: trials.flatMap(({ restarts }) => restarts).length,
    jobWaitMs: medianAndWorst(trials.map(({ jobWaitMs }) => jobWaitMs)),
    wholeMs: medianAndWorst(trials.map(({ wholeMs }) => wholeMs)),
  }
  const { lost, pagesFailed, restarts, firstWriteMs, pauseMs, afterPrimaryMs } = figures
  const isMet =
    lost + pagesFailed + restarts === 0 &&
    Math.max(firstWriteMs.worst, pauseMs.worst) <= BUDGET.firstWriteMs &&
    (afterPrimaryMs?.worst ?? 0) <= BUDGET.afterPrimaryMs
  console.log(`${kind}: ${JSON.stringify(figures)} ${verdict(isMet)}`)
  return figures
}

function medianAndWorst(all: number[]) {
  const sorted = all.toSorted((one, other) => one - other).map(Math.round)
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 }
}

function verdict(isMet: boolean) {
  return isMet ? 'meets' : 'MISSES'
}

function tell(
  { kind, lost, firstWriteMs, pauseMs, acceptsMs, pages, pagesFailed, stalls, restarts, jobWaitMs, wholeMs }: Trial,
  nth: number,
) {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  const parts = [
    `${nth} ${kind}: first write after ${seconds(firstWriteMs)} s, no write for ${seconds(pauseMs)} s`,
    ...(acceptsMs === undefined ? [] : [`${seconds(firstWriteMs - acceptsMs)} s after the new primary took one`]),
    `${lost.length} lost`,
    `${pagesFailed.length} of ${pages} pages failed`,
    ...(stalls > 0 ? [`the machine stood still for ${stalls}`] : []),
    `${restarts.length} restarts`,
    `a job waited ${seconds(jobWaitMs)} s`,
    `whole after ${seconds(wholeMs)} s`,
  ]
  console.log(parts.join(', '))
  for (const line of [...lost, ...pagesFailed.slice(0, 3), ...restarts]) console.log(`  ${line}`)
}
