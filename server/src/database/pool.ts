import pg from 'pg'
import { NamedClient } from './named-client.ts'
import { valueParsers } from './value-parsers.ts'

/** A query that cannot get a connection for this long fails; it also ends the wait of one that would wait for itself. */
export const CONNECTION_TIMEOUT_MS = 15_000

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * The one kind of pool: named statements, our value parsers, and an end that first lets queued work finish
 * (the pool of `pg` forgets who still waits for a connection when it is ended).
 */
export class DatabasePool extends pg.Pool {
  #ending: Promise<void> | undefined

  constructor(options: pg.PoolConfig) {
    super({ connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, ...options, Client: NamedClient, types: valueParsers })
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
    if (this.#ending === undefined) return callback ? super.connect(callback) : super.connect()
    const error = new Error('The database is closing')
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => {})
  }

  async #drained(): Promise<void> {
    while (this.waitingCount > 0 || this.totalCount > this.idleCount) {
      await new Promise<void>((resolve) => {
        this.once('release', () => setImmediate(resolve))
      })
    }
  }
}
