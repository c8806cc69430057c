import { api } from '../../api/client.ts'
import type { Saved } from '../../forms/form-dialog.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { submitForMessage } from '../../forms/submit-for-message.ts'

type Values = Record<string, unknown>
type Answer = Refusal | Saved

/** The actions of a message's screen, by the `intent` of the form. */
export async function enquiryAction(id: string, { intent, note, ...values }: Values): Promise<Answer> {
  const params = { id }
  const noted = { id: Number(note) }
  if (intent === 'answer') return submitForMessage(api.enquiries.answer, { params, values })
  if (intent === 'close') return submitForMessage(api.enquiries.close, { params, values })
  if (intent === 'assign') return submitForMessage(api.enquiries.assign, { params, values })
  if (intent === 'sort') return submitForMessage(api.enquiries.sort, { params, values })
  if (intent === 'note-add') return submitForMessage(api.enquiries.addNote, { params, values })
  if (intent === 'note-change') return submitForMessage(api.enquiries.changeNote, { params: noted, values })
  if (intent === 'note-delete') return submitForMessage(api.enquiries.deleteNote, { params: noted })
  return submitForMessage(api.enquiries.reopen, { params })
}
