import { api } from '../api/client.ts'
import { deleteAction } from '../lists/delete-action.ts'

/** Deletes accounts; both lists of them do. */
export const deleteUsers = deleteAction({
  one: (id) => api.users.delete({ params: { id } }),
  many: (user_ids) => api.users.deleteMany({ body: { user_ids } }),
})

/** What goes with somebody's account. */
export const lossOf = ({ firstname, role }: { firstname: string; role: string }): string =>
  role === 'customer'
    ? `Everything of ${firstname} goes: account, registered products, complaints and points.`
    : `${firstname} can no longer sign in. What ${firstname} did stays.`
