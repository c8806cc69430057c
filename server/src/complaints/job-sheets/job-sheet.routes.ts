import { jobSheets } from 'contract/complaints/job-sheets'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/core/services.ts'
import { printDay } from './print-day.ts'
import { printJobSheets } from './print-job-sheets.ts'

export function jobSheetRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, jobSheets, {
    print: ({ query: { ids } }, { user, locale }) =>
      printJobSheets(services, {
        user,
        ids,
        locale,
        ...(ids.length === 1 && { filename: `job-sheet-${ids[0]}.pdf` }),
      }),
    printDay: ({ query }, { user, locale }) => printDay(services, { ...query, user, locale }),
  })
}
