import type { MessageSample } from 'contract/complaints/bulk-messages'
import { m } from '#messages'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import type { Previewed } from './use-message-preview.ts'

/** Before a message to many is sent: how many get it, and how the first of them reads it, in each language. */
export function MessagePreview({ preview: { shown, failed } }: { preview: Previewed }) {
  if (failed) return <Note tone="error">{m.complaints_office_preview_failed()}</Note>
  if (!shown)
    return (
      <p aria-busy="true" className="text-xs text-ink-3">
        {m.complaints_office_preview_loading()}
      </p>
    )
  const { messages, customers, samples } = shown
  return (
    <section aria-label={m.complaints_office_preview()} className="grid gap-3">
      <p className="text-sm font-medium" role="status">
        {howMany(messages, customers)}
      </p>
      {samples.map((sample) => (
        <Sample key={sample.language} sample={sample} />
      ))}
    </section>
  )
}

/** Whoever has several complaints gets a message under each. */
const howMany = (messages: number, customers: number): string =>
  messages === customers
    ? m.complaints_office_preview_customers({ customers: whole(customers), count: customers })
    : m.complaints_office_preview_count({ messages: whole(messages), customers: whole(customers), count: customers })

const Sample = ({ sample: { customer_name, language, text, sms, parts } }: { sample: MessageSample }) => (
  <div className="rounded-control border border-line px-3.5 py-3">
    <p className="text-2xs text-ink-3">{m.complaints_office_preview_reads({ name: customer_name })}</p>
    <p lang={language} className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
      {text}
    </p>
    <p className="mt-3 text-2xs text-ink-3">{m.complaints_office_preview_sms({ count: parts, shown: whole(parts) })}</p>
    <p lang={language} className="mt-1 text-xs wrap-anywhere text-ink-2">
      {sms}
    </p>
  </div>
)
