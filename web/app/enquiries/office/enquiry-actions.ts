import { api } from '../../api/client.ts'
import type { Saved } from '../../forms/form-dialog.tsx'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'

type Values = Record<string, unknown>
type Answer = Refusal | Saved

const schemas = async () => (await import('contract/enquiries/endpoints')).enquiries

/** The actions of a message's screen, by the `intent` of the form. */
export async function enquiryAction(id: string, { intent, note, ...values }: Values): Promise<Answer> {
  const params = { id }
  const noted = { id: Number(note) }
  if (intent === 'answer')
    return said(
      submit({
        schema: async () => (await schemas()).answer.body,
        values,
        send: (body) => api.enquiries.answer({ params, body }),
      }),
    )
  if (intent === 'close')
    return said(
      submit({
        schema: async () => (await schemas()).close.body,
        values,
        send: (body) => api.enquiries.close({ params, body }),
      }),
    )
  if (intent === 'assign')
    return said(
      submit({
        schema: async () => (await schemas()).assign.body,
        values,
        send: (body) => api.enquiries.assign({ params, body }),
      }),
    )
  if (intent === 'sort')
    return said(
      submit({
        schema: async () => (await schemas()).sort.body,
        values,
        send: (body) => api.enquiries.sort({ params, body }),
      }),
    )
  if (intent === 'note-add') return write(values, (body) => api.enquiries.addNote({ params, body }))
  if (intent === 'note-change') return write(values, (body) => api.enquiries.changeNote({ params: noted, body }))
  if (intent === 'note-delete') return plain(() => api.enquiries.deleteNote({ params: noted }))
  return plain(() => api.enquiries.reopen({ params }))
}

const write = (values: Values, send: (body: { text: string }) => Promise<{ message: string }>) =>
  said(submit({ schema: async () => (await schemas()).addNote.body, values, send }))

async function said(sent: Promise<Refusal | { message: string }>): Promise<Answer> {
  const result = await sent
  return isRefusal(result) ? result : { message: result.message }
}

async function plain(send: () => Promise<{ message: string }>): Promise<Answer> {
  try {
    return { message: (await send()).message }
  } catch (error) {
    return refusalOf(error)
  }
}
