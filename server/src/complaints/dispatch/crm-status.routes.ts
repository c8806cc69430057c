import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { complaints } from 'contract/complaints/endpoints'
import { isSigned } from '../../platform/core/signature.ts'
import { Unauthorized } from '../../platform/core/problems.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/core/services.ts'
import { applyCrmStage } from './apply-crm-stage.ts'

/** Called by the CRM. Without a valid signature a caller learns nothing, not even what a valid body looks like. */
export function crmStatusRoutes(app: FastifyInstance, services: Services) {
  const { crmStatus } = complaints
  const key = services.config.crm?.inwardKey ?? ''

  void app.register(async (signed) => {
    signed.addHook('preHandler', async ({ rawBody = '', headers }) => {
      const signature = headers['x-signature']
      if (!isSigned(rawBody, typeof signature === 'string' ? signature : undefined, key))
        throw new Unauthorized(m.complaints_signature_does_not_fit_body(), { attempt: 'a forged signature' })
    })
    implement(
      signed,
      services,
      { crmStatus },
      {
        crmStatus: async ({ body }) => ({
          message: (await applyCrmStage(services, body))
            ? m.complaints_stage_taken_over()
            : m.complaints_stage_already_recorded(),
        }),
      },
    )
  })
}
