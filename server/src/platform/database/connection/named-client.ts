import { hash } from 'node:crypto'
import pg from 'pg'

/**
 * Beyond this many different texts (lists of ids spelled out, say) queries stay unnamed, to bound what a session keeps.
 */
const MAX_NAMES = 500

/** Without parameters a text may be several statements, which cannot be named; this is one. */
const A_READING = /^\s*(?:select|with)\b[^;]*$/

/**
 * Gives every query a statement name, so that the database parses and plans it once per session: those with parameters,
 * and reading ones that come with an (empty) list of them. Names are derived from the text and shared by all clients of
 * a pool, which passes them in its options.
 */
export class NamedClient extends pg.Client {
  readonly #names: StatementNames
  /** A write was refused because this session only reads, as on a server that is not the primary. */
  refusedWrite = false

  constructor(options: pg.ClientConfig & { names?: StatementNames } = {}) {
    super(options)
    this.#names = options.names ?? new StatementNames()
  }

  // One signature covers what callers use (text or config, values, callback); the inherited overloads stay visible
  // below.
  override query = ((config: unknown, values?: unknown, callback?: unknown) => {
    const named = withName(this.#names, config, values)
    const answered = typeof values === 'function' ? values : callback
    const asked = named ? [named] : answered === values ? [config] : [config, values]
    const ask = (heard: unknown): unknown => (super.query as LooseQuery).call(this, ...asked, heard)
    return answered || isSubmitted(config) ? ask(answered) : this.#answer(ask, named)
  }) as pg.Client['query']

  /**
   * The promise of an answer. Those that `pg` makes keep their rows through minor collections, 20 KB for a page of a list;
   * copying them was a twentieth of what the list costs the process.
   */
  async #answer(ask: (heard: Heard) => unknown, named: NamedQuery | undefined): Promise<unknown> {
    try {
      return await new Promise((resolve, reject) => {
        ask((error, result) => (error ? reject(error) : resolve(result)))
      })
    } catch (error) {
      // As `pg` does: the stack leads to the caller of the query, not to the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      this.#note(error, named)
      throw error
    }
  }

  #note(error: unknown, named: NamedQuery | undefined): void {
    if (!(error instanceof pg.DatabaseError)) return
    if (error.code === READ_ONLY) this.refusedWrite = true
    // After a migration by another process a prepared `select *` fails for good under its old name; the retry gets a new one.
    if (named && error.routine === 'RevalidateCachedQuery') this.#names.forget(named.text)
  }
}

const READ_ONLY = '25006'

type LooseQuery = (this: pg.Client, ...given: unknown[]) => unknown
type Heard = (error: Error | null | undefined, result: unknown) => void

interface NamedQuery {
  name: string
  text: string
  values: unknown[]
}

/** The names of statements, by their text. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #generation = 0

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known
    const name = `q${this.#generation}_${hash('sha1', text).slice(0, 20)}`
    this.#names.set(text, name)
    return name
  }

  /** The next query gets a new name. */
  forget(text: string): void {
    this.#generation += 1
    this.#names.delete(text)
  }
}

function withName(names: StatementNames, config: unknown, values: unknown): NamedQuery | undefined {
  const query = typeof config === 'string' ? { text: config } : config
  if (!isPlainQuery(query)) return undefined
  const parameters = query.values ?? (Array.isArray(values) ? values : undefined)
  if (!parameters || (parameters.length === 0 && !A_READING.test(query.text))) return undefined
  const name = names.of(query.text)
  return name === undefined ? undefined : { ...query, name, values: parameters }
}

/** A query that brings its own protocol, a cursor say: it is its own answer. */
const isSubmitted = (query: unknown): boolean => typeof query === 'object' && query !== null && 'submit' in query

function isPlainQuery(query: unknown): query is { text: string; values?: unknown[] } {
  if (typeof query !== 'object' || query === null) return false
  return 'text' in query && typeof query.text === 'string' && !isSubmitted(query) && !('name' in query && query.name)
}
