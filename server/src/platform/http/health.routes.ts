import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../core/services.ts'
import { forOperators } from './for-operators.ts'
import { Problem } from '../core/problems.ts'
import { ALSO_UNDER_PRESSURE } from './pressure.ts'

/** `/api/health`: the process is alive. `/api/ready`: it can do its work. */
export function healthRoutes(app: FastifyInstance, { config, database, db }: Services) {
  app.get('/api/health', { config: ALSO_UNDER_PRESSURE }, () => ({
    message: 'OK',
    status: 'alive',
    database: database.kind,
  }))
  app.get('/api/ready', { onRequest: forOperators(config) }, async () => {
    // A replica answers as well, and takes no write.
    const isWritable = await sql<{ takes: boolean }>`select current_setting('transaction_read_only') = 'off' as takes`
      .execute(db)
      .then(
        ({ rows }) => rows[0]!.takes,
        () => false,
      )
    if (!isWritable) throw new Problem(503, 'database_away', m.core_database_away(), { retryAfter: 5 })
    return { message: 'OK', status: 'ready', database: database.kind }
  })
}
