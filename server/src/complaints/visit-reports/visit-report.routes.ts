import { m } from 'contract/messages'
import { visitReports } from 'contract/complaints/visit-reports'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/core/services.ts'
import { askingBefore, implement } from '../../platform/http/implement.ts'
import { getComplaint } from '../complaint.queries.ts'
import { reportVisit } from './report-visit.ts'
import { visitReportsOf } from './visit-report.queries.ts'

export function visitReportRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, visitReports, {
    list: async ({ params }) => ({ data: await visitReportsOf(services.db, services.files, params.id) }),
    add: askingBefore(
      ({ params }) => getComplaint(services.db, services.files, params.id, services.clock.now()),
      async ({ params, body }, { user }) => ({
        message: m.visits_entered(),
        data: await reportVisit(services, user, params.id, body),
      }),
    ),
  })
}
