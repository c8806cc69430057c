import { m } from 'contract/messages'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { complaintMerging } from 'contract/complaints/merging'
import type { FastifyInstance } from 'fastify'
import { reachOf } from '../../platform/core/caller.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/core/services.ts'
import { expectWithinCentre } from '../../platform/sessions/within-centre.ts'
import { mergeComplaint } from './merge-complaint.ts'
import { listMergeTargets, survivorOf } from './merging.queries.ts'
import { separateComplaint } from './separate-complaint.ts'

export function mergingRoutes(
  app: FastifyInstance,
  services: Services,
  detail: (id: number) => Promise<ComplaintDetail>,
) {
  implement(app, services, complaintMerging, {
    listTargets: async ({ params }, { user }) => ({
      data: await listMergeTargets(services.db, params.id, reachOf(user)),
    }),
    merge: async ({ params, body }, { user }) => {
      await expectWithinCentre(services.db, user, 'complaint', body.into)
      await mergeComplaint(services, user, params.id, body)
      return { message: m.complaints_complaints_merged(), data: await detail(params.id) }
    },
    separate: async ({ params: { id } }, { user }) => {
      await expectWithinCentre(services.db, user, 'complaint', await survivorOf(services.db, id))
      await separateComplaint(services, user, id)
      return { message: m.complaints_complaints_separated(), data: await detail(id) }
    },
  })
}
