import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { AnswerMenu } from '../../../canned-answers/answer-menu.tsx'
import { answersForRegistration } from '../../../canned-answers/answers-of.ts'
import { ReasonField } from '../../../office/decide-fields.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Decision } from './decision.ts'
import { isApproved } from 'contract/registrations/words'

export interface ReasonPanelProps {
  /** which one it is the reason of: a rejection, or an approval without a bill */
  decision: Decision
  registration: RegistrationDetail
  /** the text written before it was closed */
  reason: string
  onWrite: (reason: string) => void
  error: string | undefined
  busy: boolean
  onSend: () => void
  onClose: () => void
}

/** Above the buttons: why a registration is rejected or approved without a bill, and what follows. Escape closes it and keeps what was written. */
export function ReasonPanel({
  decision,
  registration,
  reason,
  onWrite,
  error,
  busy,
  onSend,
  onClose,
}: ReasonPanelProps) {
  const isRejecting = decision === 'Rejected'
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
      aria-label={isRejecting ? m.registrations_office_reject() : m.registrations_office_approve_without()}
      className="sm:mb-3 sm:border-b sm:border-line sm:pb-3"
    >
      <div className="grid max-w-3xl gap-3">
        <ReasonField
          error={error}
          defaultValue={reason}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          onKeyDown={onKeyDown}
          {...(!isRejecting && { help: m.registrations_office_without_help() })}
          tools={
            isRejecting && (
              <AnswerMenu
                field="reason"
                label={m.answers_reasons()}
                load={() => answersForRegistration(registration.id)}
              />
            )
          }
        />
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="sm" variant="ink" busy={busy} aria-keyshortcuts="Control+Enter" onClick={onSend}>
            {isRejecting ? m.registrations_office_bar_reject() : m.registrations_office_approve_without()}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {m.registrations_office_cancel()}
          </Button>
          <p className="text-2xs text-ink-3">
            {!isRejecting
              ? m.registrations_office_without_text()
              : isApproved(registration.status)
                ? m.registrations_office_taken_back()
                : m.registrations_office_not_given()}
          </p>
        </div>
      </div>
    </div>
  )
}
