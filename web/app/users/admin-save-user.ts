import { submitChanges } from '../accounts/admin-submit-changes.ts'
import { api } from '../api/client.ts'

interface UserSubmission {
  request: Request
  id: string
  goTo?: string
}

/** Saves the form of an account, with its role or without. */
export async function saveUser({ request, id, goTo }: UserSubmission) {
  return submitChanges({
    form: await request.formData(),
    signal: request.signal,
    schema: async () => (await import('contract/users')).users.update.body,
    send: (body, options) => api.users.update({ params: { id }, body }, options),
    ...(goTo && { goTo }),
  })
}
