import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { assignments } from 'contract/complaints/assignments'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { FastifyInstance } from 'fastify'
import { reachOf } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import { listEngineersOnDay } from '../../engineers/engineers-on-day.queries.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/core/services.ts'
import { bulkAnswerOf } from '../../platform/http/bulk-answer.ts'
import { assignComplaint } from './assign-complaint.ts'
import { bulkAssign } from './bulk-assign.ts'
import { getAssignmentChoices, listVisitsOn } from './assignment.queries.ts'
import { cancelVisit } from './cancel-visit.ts'
import { moveDay } from './move-day.ts'
import { boardOfVisits } from './visit-board.queries.ts'

export function assignmentRoutes(
  app: FastifyInstance,
  services: Services,
  detail: (id: number) => Promise<ComplaintDetail>,
) {
  const { db, clock } = services

  implement(app, services, assignments, {
    choices: async ({ params, query }, { user }) => ({
      data: await getAssignmentChoices(db, params.id, {
        day: query.day,
        today: today(clock),
        reach: reachOf(user),
      }),
    }),
    assign: async ({ params, body }, { user }) => {
      await assignComplaint(services, user, params.id, body)
      return { message: m.core_assignment_saved(), data: await detail(params.id) }
    },
    assignMany: async ({ body: { ids, ...chosen } }, { user }) => {
      const { done, skipped } = await bulkAssign(services, user, ids, chosen)
      return bulkAnswerOf(done.length, skipped)
    },
    cancelVisit: async ({ params, body }, { user }) => {
      await cancelVisit(services, user, params.id, body)
      return { message: m.complaints_visit_called_off(), data: await detail(params.id) }
    },
    day: async ({ query: { day = today(clock) } }, { user }) => {
      const reach = reachOf(user)
      const [data, engineers] = await Promise.all([
        listVisitsOn(db, day, reach),
        listEngineersOnDay(db, day, { reach }),
      ])
      return { data, day, engineers }
    },
    board: ({ query: { from, centre_id } }, { user }) =>
      boardOfVisits(db, { from, centre_id, reach: reachOf(user), today: today(clock) }),
    moveDay: async ({ body }, { user }) => {
      const moved = await moveDay(services, user, body)
      return { message: m.complaints_visits_moved({ n: counted(moved) }), moved }
    },
  })
}
