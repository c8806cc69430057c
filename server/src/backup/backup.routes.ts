import type { FastifyInstance } from 'fastify'
import { backups } from 'contract/backups/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pageOfBackupRuns } from './backup-run.queries.ts'

export function backupRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, backups, {
    list: ({ query }) => pageOfBackupRuns(services.db, query),
  })
}
