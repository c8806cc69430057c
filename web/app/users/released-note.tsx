import type { Released } from 'contract/users/endpoints'
import type { StaffRole } from 'contract/users/words'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { Note } from '../ui/feedback/note.tsx'
import { whole } from '../ui/format/numbers.ts'

interface ReleasedNoteProps {
  id: number
  role: StaffRole
  /** the service centre of a role that is bound to one; empty until it is chosen */
  centre: string
}

/** Before it is saved: what this account owns and would not own in the chosen role and centre. */
export function ReleasedNote({ id, role, centre }: ReleasedNoteProps) {
  const question = `${id} ${role} ${centre}`
  const [answer, setAnswer] = useState<{ to: string; released: Released }>()
  useEffect(() => {
    const leaving = new AbortController()
    const query = { role, ...(centre !== '' && { centre_id: Number(centre) }) }
    api.users.released({ params: { id }, query }, { signal: leaving.signal }).then(
      ({ data }) => setAnswer({ to: question, released: data }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [id, role, centre, question])
  const { complaints = 0, enquiries = 0 } = answer?.to === question ? answer.released : {}
  return (
    <div aria-live="polite" className="sm:col-span-2 empty:hidden">
      {complaints + enquiries > 0 && (
        <Note title={m.users_released()}>
          {m.users_released_text({ complaints: whole(complaints), messages: whole(enquiries) })}
        </Note>
      )}
    </div>
  )
}
