import { api } from '../../api/client.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a personalisation. */
export const decidePersonalisation = decideAction(api.personalisations.decide, { choice: 'status' })
