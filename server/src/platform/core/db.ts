import type { Kysely } from 'kysely'
import type { DB } from './schema.ts'

/** The database, or a transaction in it: the first argument of every query function. */
export type Db = Kysely<DB>
