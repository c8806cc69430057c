import pg from 'pg'
import { NamedClient, StatementNames } from './named-client.ts'
import { ownTime } from './own-time.ts'
import { valueParsers } from './value-parsers.ts'

/**
 * A query that gets no connection within this time fails; this also ends a query that waits for its own transaction.
 */
export const CONNECTION_TIMEOUT_MS = 15_000

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * The only kind of pool: named statements, our value parsers, and an end that first lets queued work finish (the pool
 * of `pg` forgets queued queries when it ends).
 */
export class DatabasePool extends pg.Pool {
  #ending: Promise<void> | undefined
  /** who waits for a connection, and since when; the first waits longest */
  readonly #waiting = new Set<{ since: number }>()

  constructor(options: pg.PoolConfig) {
    // The pool passes its options to each client.
    const shared = { Client: NamedClient, types: valueParsers, names: new StatementNames() }
    super({ connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, ...options, ...shared })
    // When the connection of a client in use breaks, its query fails; without this handler the error would end the
    // process.
    this.on('connect', (client) => client.on('error', () => {}))
    // The next connection may lead to a server that takes writes; the pool removes what has ended.
    this.on('release', (_error, client) => {
      if (client instanceof NamedClient && client.refusedWrite) void client.end()
    })
  }

  override end(): Promise<void>
  override end(onEnded: () => void): void
  override end(onEnded?: () => void): Promise<void> | void {
    this.#ending ??= this.#drained().then(() => super.end())
    if (!onEnded) return this.#ending
    void this.#ending.then(onEnded)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnected): void
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | void {
    if (this.#ending === undefined) return this.#connected(callback)
    const error = new Error('The database is closing')
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => {})
  }

  /**
   * How long the first query in the queue has waited for a connection, in milliseconds of `ownTime`; 0 when the queue
   * is empty.
   */
  get waitedMs(): number {
    const [longest] = this.#waiting
    return longest ? ownTime() - longest.since : 0
  }

  #connected(callback: OnConnected | undefined): Promise<pg.PoolClient> | void {
    // With a free connection there is no wait to be timed.
    if (this.idleCount > this.waitingCount) return callback ? super.connect(callback) : super.connect()
    const one = { since: ownTime() }
    this.#waiting.add(one)
    if (!callback) return super.connect().finally(() => this.#waiting.delete(one))
    super.connect((error, client, done) => {
      this.#waiting.delete(one)
      callback(error, client, done)
    })
  }

  async #drained(): Promise<void> {
    while (this.waitingCount > 0 || this.totalCount > this.idleCount) {
      await new Promise<void>((resolve) => {
        this.once('release', () => setImmediate(resolve))
      })
    }
  }
}
