import { m } from '#messages'
import { api } from '../api/client.ts'
import type { Deletes } from '../lists/deleting/delete-action.ts'

/** Deletes accounts; both lists of them do. */
export const deleteUsers: Deletes<never> = {
  one: (id, reason) => api.users.delete({ params: { id }, body: { reason } }),
  many: (user_ids, reason) => api.users.deleteMany({ body: { user_ids, reason } }),
}

/** What is deleted with an account. */
export const lossOf = ({ firstname, role }: { firstname: string; role: string }): string =>
  role === 'customer' ? m.users_loss_customer({ name: firstname }) : m.users_loss_staff({ name: firstname })
