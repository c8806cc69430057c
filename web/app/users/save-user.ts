import { submitChanges } from '../accounts/office/submit-changes.ts'
import { api } from '../api/client.ts'
import { endSessions, endsSessions } from '../office/end-sessions.ts'

interface UserSubmission {
  request: Request
  id: string
  goTo?: string
}

/** Saves the form of an account, with its role or without; or signs it out. */
export async function saveUser({ request, id, goTo }: UserSubmission) {
  const form = await request.formData()
  if (endsSessions(form)) return endSessions(api.users.endSessions, id)
  return submitChanges(api.users.update, {
    params: { id },
    form,
    signal: request.signal,
    ...(goTo && { goTo }),
  })
}
