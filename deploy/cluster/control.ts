// Starts, asks and stops a cluster, for the command line and for the drill.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { DATABASE, NODES, type Node, placesIn, PORTS, PRODUCTS } from './places.ts'
import { programsIn } from './programs.ts'

const SUPERVISE = fileURLToPath(new URL('supervise.ts', import.meta.url))
const PATIENCE_MS = 300_000

/** Starts everything; resolves when there is a primary with a synchronous replica, and each process of the product is ready. */
export async function startCluster(dir: string, productEnv: Record<string, string> = {}): Promise<void> {
  const places = placesIn(dir)
  if (supervisorOf(dir) !== undefined) throw new Error(`A cluster runs in ${dir}`)
  for (const path of [places.logs, places.pids, places.held]) mkdirSync(path, { recursive: true })
  writeFileSync(places.programs, JSON.stringify(programsIn(dir, productEnv), null, 2), { mode: 0o600 })
  for (const { name } of PRODUCTS) hold(dir, name)
  const log = openSync(join(places.logs, 'supervisor'), 'a')
  spawn(process.execPath, [SUPERVISE, dir], { stdio: ['ignore', log, log], detached: true }).unref()
  await until('a primary with a synchronous replica', async () => (await nodes()).replica?.isSynchronous === true)
  await until('a way to the primary', () => makeDatabase().then(() => true))
  for (const { name } of PRODUCTS) release(dir, name)
  await until('each process of the product', async () => (await readiness()).every(({ isReady }) => isReady))
}

/** Stops everything that was started in a directory; its data stays. */
export async function stopCluster(dir: string): Promise<void> {
  const supervisor = supervisorOf(dir)
  if (supervisor !== undefined) process.kill(supervisor, 'SIGTERM')
  await until('the end of all programs', async () => supervisorOf(dir) === undefined)
  // Where a Patroni could not stop its PostgreSQL, which stood still, say.
  for (const node of NODES) {
    const pid = postmasterOf(dir, node)
    if (pid === undefined) continue
    process.kill(pid, 'SIGQUIT')
    process.kill(pid, 'SIGCONT')
    await until('the end of PostgreSQL', async () => postmasterOf(dir, node) === undefined)
  }
}

/** The first process of a node's PostgreSQL, while it lives. */
export function postmasterOf(dir: string, { name }: Node): number | undefined {
  const path = join(dir, `node-${name}`, 'data', 'postmaster.pid')
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0
  return pid > 0 && existsSync(`/proc/${pid}`) ? pid : undefined
}

/** The process id of a running program of the cluster. */
export function pidOf(dir: string, name: string): number | undefined {
  const path = join(placesIn(dir).pids, name)
  if (!existsSync(path)) return undefined
  const pid = Number(readFileSync(path, 'utf8'))
  return existsSync(`/proc/${pid}`) ? pid : undefined
}
const supervisorOf = (dir: string) => pidOf(dir, 'supervisor')

/** Keeps a program from being started again. */
export const hold = (dir: string, name: string): void => writeFileSync(join(placesIn(dir).held, name), '')
export const release = (dir: string, name: string): void => rmSync(join(placesIn(dir).held, name), { force: true })

export interface NodeState {
  node: Node
  /** what its Patroni says, or undefined where it says nothing */
  role: string | undefined
  state: string | undefined
  isSynchronous: boolean
}

/** What Patroni says of both nodes. */
export async function nodes(): Promise<{ all: NodeState[]; primary?: NodeState; replica?: NodeState }> {
  const all = await Promise.all(NODES.map(askNode))
  const primary = all.find(({ role }) => role === 'master' || role === 'primary')
  const replica = all.find(({ role, state }) => role === 'replica' && state === 'running')
  return { all, ...(primary && { primary }), ...(replica && { replica }) }
}

async function askNode(node: Node): Promise<NodeState> {
  const signal = AbortSignal.timeout(2000)
  const answer = await fetch(`http://${node.address}:${PORTS.patroni}/patroni`, { signal }).catch(() => undefined)
  const told = (await answer?.json().catch(() => undefined)) as Told | undefined
  return { node, role: told?.role, state: told?.state, isSynchronous: told?.sync_standby === true }
}

interface Told {
  role?: string
  state?: string
  sync_standby?: boolean
}

/** Whether each process of the product can do its work. */
export const readiness = () =>
  Promise.all(
    PRODUCTS.map(async ({ name, origin }) => ({
      name,
      isReady: await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    })),
  )

/** The programs that run, by what the supervisor wrote down. */
export const running = (dir: string): string[] =>
  (existsSync(placesIn(dir).pids) ? readdirSync(placesIn(dir).pids) : [])
    .filter((name) => pidOf(dir, name) !== undefined)
    .toSorted()

async function makeDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${PORTS.pgbouncer}/postgres` })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE} template template0 locale 'C.UTF-8'`)
  } finally {
    await client.end()
  }
}

/** Waits for what may fail at first. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = PATIENCE_MS): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`)
    await sleep(200)
  }
}
