import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { AnswerMenu } from '../../../canned-answers/answer-menu.tsx'
import { answersForComplaint } from '../../../canned-answers/answers-of.ts'
import { readDraft } from '../../../forms/draft.ts'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { RadioCard } from '../../../ui/fields/radio-card.tsx'
import { MessageForm, messageDraftOf } from '../../message-form.tsx'
import { MessageSms } from './message-sms.tsx'
import { MentionMenu } from './mention-menu.tsx'

export interface WriteFormProps {
  complaint: ComplaintDetail
  /** the newest message of the customer that waits for an answer */
  seenUpTo: number | undefined
}

/** Writes to the customer, or a note among staff; long after the end only notes. */
export function WriteForm({ complaint: { id, may_write, centre_id }, seenUpTo }: WriteFormProps) {
  const { pathname } = useLocation()
  // A note that waits in the draft must not go to the customer.
  const [chosen, choose] = useState(() => readDraft(messageDraftOf(pathname))['kind'] ?? 'staff')
  const [short, shorten] = useState(() => readDraft(messageDraftOf(pathname))['sms'] ?? '')
  const kind = may_write ? chosen : 'internal'
  return (
    <MessageForm
      label={m.complaints_office_message()}
      verb={kind === 'staff' ? m.complaints_office_send() : m.complaints_office_save_note()}
      help={kind === 'staff' ? m.complaints_office_message_help() : m.complaints_office_staff_only_help()}
      tools={(text) => (
        <>
          {kind === 'internal' && <MentionMenu field="text" centreId={centre_id} />}
          <AnswerMenu
            field="text"
            label={m.answers_use()}
            load={() => answersForComplaint(id, kind === 'staff' ? 'reply' : 'note')}
            onChosen={({ sms }) => shorten(sms)}
          />
          {kind === 'staff' && text.trim() !== '' && <MessageSms id={id} text={text} short={short} onShort={shorten} />}
        </>
      )}
    >
      {seenUpTo !== undefined && <input type="hidden" name="seen_up_to" value={seenUpTo} />}
      <FieldGroup label={m.complaints_office_readers()}>
        <div className="grid gap-2 sm:grid-cols-2">
          <RadioCard
            name="kind"
            value="staff"
            title={m.complaints_office_reader_customer()}
            checked={kind === 'staff'}
            disabled={!may_write}
            onChange={() => choose('staff')}
          />
          <RadioCard
            name="kind"
            value="internal"
            title={m.complaints_office_reader_staff()}
            checked={kind === 'internal'}
            onChange={() => choose('internal')}
          />
        </div>
      </FieldGroup>
      {!may_write && <p className="text-2xs text-ink-3">{m.complaints_office_late()}</p>}
    </MessageForm>
  )
}
