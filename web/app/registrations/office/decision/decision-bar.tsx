import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { m } from '#messages'
import type { PromiseChoice } from 'contract/registrations/words'
import { Note } from '../../../ui/feedback/note.tsx'
import { NextWaiting } from '../next-waiting.tsx'
import { ALREADY, DECISIONS, type Decision } from './decision.ts'
import { DecisionButton } from './decision-button.tsx'
import { DiscountField } from './discount-field.tsx'
import { KeptKeyWords } from './kept-key-words.tsx'
import { MonthsField } from './months-field.tsx'
import { PromiseChoices } from './promise-choices.tsx'
import { RejectPanel } from './reject-panel.tsx'
import { Terms } from './terms.tsx'
import { useApprovalTerms } from './use-approval-terms.ts'
import { useDecide } from './use-decide.ts'
import { useDecisionKeys } from './use-decision-keys.ts'

/**
 * The decision about a registration, at the foot of its screen: what approving comes to, and one button for each choice.
 * Nothing lies over the bill meanwhile. Mount a new instance for each registration.
 */
export function DecisionBar({ registration }: { registration: RegistrationDetail }) {
  const { id, status, on_approval, on_approval_now } = registration
  const [months, setMonths] = useState('')
  const [choice, choose] = useState<PromiseChoice>('promised')
  const [reason, write] = useState(registration.reason)
  const [isRejecting, setRejecting] = useState(false)
  const buttons = useRef<Partial<Record<Decision, HTMLButtonElement | null>>>({})
  const terms = useApprovalTerms(registration, months, choice)
  const { form, errorOf, onChange, busy, known, decide } = useDecide(registration, () => setRejecting(false))
  const close = () => {
    setRejecting(false)
    buttons.current.Rejected?.focus()
  }
  useDecisionKeys({
    registration,
    decide,
    prepare: (decision) => buttons.current[decision]?.focus(),
    reject: () => status !== 'Rejected' && setRejecting(true),
    isRejecting,
  })
  const press = (decision: Decision, goesOn: boolean) => {
    if (decision !== 'Rejected') decide(decision, goesOn)
    else if (isRejecting) close()
    else setRejecting(true)
  }
  return (
    <form
      ref={form}
      aria-label={m.registrations_office_bar()}
      data-foot-bar=""
      noValidate
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
      className="sticky bottom-0 z-10 mt-auto shrink-0 border-t border-line bg-white px-4 py-3 lg:px-6 print:hidden"
    >
      <input type="hidden" name="stock_id" value={id} />
      <input type="hidden" name="seen" value={status} />
      {status !== known && (
        <Note tone="error" title={ALREADY[status]()} className="mb-3">
          {m.registrations_office_bar_already()}
        </Note>
      )}
      {isRejecting && (
        <RejectPanel
          registration={registration}
          reason={reason}
          onWrite={write}
          error={errorOf('reason')}
          busy={busy === 'Rejected'}
          onSend={() => decide('Rejected', false)}
          onClose={close}
        />
      )}
      <KeptKeyWords />
      {on_approval_now && !isRejecting && (
        <PromiseChoices
          on_approval={on_approval}
          now={on_approval_now}
          chosen={choice}
          onChoose={choose}
          className="mb-3"
        />
      )}
      <div className={clsx('flex flex-wrap items-center gap-x-5 gap-y-3', isRejecting && 'max-sm:hidden')}>
        <div className="flex min-w-0 grow items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:flex-wrap">
          <Terms registration={registration} terms={terms} />
          <MonthsField
            usual={(choice === 'current' && on_approval_now ? on_approval_now : on_approval).warranty_months}
            value={months}
            onType={setMonths}
            error={errorOf('warranty_months')}
          />
          <DiscountField percent={registration.discount_percent} error={errorOf('discount_percent')} />
        </div>
        <div className="flex items-stretch gap-2 max-sm:grid max-sm:w-full max-sm:auto-cols-fr max-sm:grid-flow-col">
          {DECISIONS.filter((decision) => decision !== status).map((decision) => (
            <DecisionButton
              key={decision}
              ref={(button) => {
                buttons.current[decision] = button
              }}
              decision={decision}
              isMain={decision === 'Approved' && status === 'Pending'}
              isOpen={decision === 'Rejected' ? isRejecting : undefined}
              busy={busy === decision}
              onPress={(goesOn) => press(decision, goesOn && status === 'Pending')}
            />
          ))}
          {status !== 'Pending' && <NextWaiting registration={registration} />}
        </div>
      </div>
    </form>
  )
}
