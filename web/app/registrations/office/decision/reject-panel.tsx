import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { AnswerMenu } from '../../../canned-answers/answer-menu.tsx'
import { answersForRegistration } from '../../../canned-answers/answers-of.ts'
import { ReasonField } from '../../../office/decide-fields.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { isApproved } from 'contract/registrations/words'

export interface RejectPanelProps {
  registration: RegistrationDetail
  /** the text written before it was closed */
  reason: string
  onWrite: (reason: string) => void
  error: string | undefined
  busy: boolean
  onSend: () => void
  onClose: () => void
}

/** Above the buttons: why a registration is rejected, and what follows. Escape closes it and keeps what was written. */
export function RejectPanel({ registration, reason, onWrite, error, busy, onSend, onClose }: RejectPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), [])
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
    // Enter alone begins a new line.
    if (key === 'Enter' && (ctrlKey || metaKey)) onSend()
  }
  return (
    <div
      ref={panel}
      role="group"
      aria-label={m.registrations_office_reject()}
      className="sm:mb-3 sm:border-b sm:border-line sm:pb-3"
    >
      <div className="grid max-w-3xl gap-3">
        <ReasonField
          error={error}
          defaultValue={reason}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          onKeyDown={onKeyDown}
          tools={
            <AnswerMenu
              field="reason"
              label={m.answers_reasons()}
              load={() => answersForRegistration(registration.id)}
            />
          }
        />
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="sm" variant="ink" busy={busy} aria-keyshortcuts="Control+Enter" onClick={onSend}>
            {m.registrations_office_bar_reject()}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {m.registrations_office_cancel()}
          </Button>
          <p className="text-2xs text-ink-3">
            {isApproved(registration.status) ? m.registrations_office_taken_back() : m.registrations_office_not_given()}
          </p>
        </div>
      </div>
    </div>
  )
}
