import { api } from '../../api/client.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a registration. */
export const decideRegistration = decideAction({
  choice: 'status',
  schema: async () => (await import('contract/registrations/endpoints')).registrations.decide.body,
  send: (body) => api.registrations.decide({ body }),
})
