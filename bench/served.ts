import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fill, type Amounts, type Place } from './calls-data.ts'
import { medianBy, type Rate } from './measure.ts'
import { ownDatabase, type OwnDatabase } from './own-database.ts'

/** A `calls-server.ts` in a separate process, and what it printed once it listened. */
export interface Served<S> {
  pid: number | undefined
  process: ChildProcess
  at: S
}

/** Filled databases with their servers, all removed on close. */
export interface Stage {
  /** A new database with the demo and so much more. */
  place(name: string, amounts: Amounts): Promise<Place>
  serve<S>(kind: 'product' | 'floor', place: Place): Promise<Served<S>>
  close(): Promise<void>
}

/** Where calls are measured: below a directory, or on the PostgreSQL server of an address. */
export function openStage(dir: string, databaseUrl: string | undefined): Stage {
  const running: ChildProcess[] = []
  const databases: OwnDatabase[] = []
  return {
    async place(name, amounts) {
      const database = databaseUrl ? await ownDatabase(databaseUrl, name) : undefined
      if (database) databases.push(database)
      const made = { dataDir: join(dir, name), databaseUrl: database?.url }
      const begun = performance.now()
      await fill(made, amounts)
      const { products, rows } = amounts
      const took = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${products} products, ${rows} registrations, complaints and ledger entries added in ${took} s`)
      return made
    },
    async serve<S>(kind: 'product' | 'floor', { dataDir, databaseUrl: url }: Place) {
      const program = fileURLToPath(new URL('calls-server.ts', import.meta.url))
      const server = fork(program, [kind, dataDir, ...(url ? [url] : [])], {
        // The lines of its log go where a terminal is not waited for.
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, NODE_ENV: 'production' },
      })
      running.push(server)
      return { pid: server.pid, process: server, at: await answerOf<S>(server) }
    },
    async close() {
      await Promise.all(running.map(stop))
      for (const database of databases) await database.drop()
    },
  }
}

/** The next thing that a server says. Rejects when it ends instead. */
export async function answerOf<S>(server: ChildProcess): Promise<S> {
  const gone = new AbortController()
  try {
    const [said] = (await Promise.race([
      once(server, 'message', { signal: gone.signal }),
      once(server, 'exit', { signal: gone.signal }).then(([code]) =>
        Promise.reject(new Error(`a server ended with ${code}`)),
      ),
    ])) as [S]
    return said
  } finally {
    gone.abort()
  }
}

/** So that what else the machine does falls on all of them. The first round warms up; of the others the middle one counts. */
export async function inTurns<Name extends string>(
  contestants: Record<Name, () => Promise<Rate>>,
  rounds = 3,
): Promise<Record<Name, Rate>> {
  const found = {} as Record<Name, Rate[]>
  for (let round = 0; round <= rounds; round++)
    for (const [name, run] of Object.entries(contestants) as [Name, () => Promise<Rate>][]) {
      const measured = await run()
      if (round > 0) (found[name] ??= []).push(measured)
    }
  return Object.fromEntries(
    Object.entries<Rate[]>(found).map(([name, rates]) => [name, medianBy(rates, ({ wall }) => wall)]),
  ) as Record<Name, Rate>
}

export const addressOn = (port: number, path: string): string => `http://127.0.0.1:${port}${path}`

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
