import { api } from '../../api/client.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a personalisation. */
export const decidePersonalisation = decideAction({
  choice: 'status',
  schema: async () => (await import('contract/personalisations/endpoints')).personalisations.decide.body,
  send: (body) => api.personalisations.decide({ body }),
})
