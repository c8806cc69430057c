import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { isApproved, type PromiseChoice } from 'contract/registrations/words'
import { Button } from '../../../ui/buttons/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { NextWaiting } from '../next-waiting.tsx'
import { ALREADY, DECISION_KEY, DECISION_VERB, DECISIONS, type Decision } from './decision.ts'
import { DecisionButton } from './decision-button.tsx'
import { DiscountField } from './discount-field.tsx'
import { MonthsField } from './months-field.tsx'
import { PromiseChoices } from './promise-choices.tsx'
import { ReasonPanel } from './reason-panel.tsx'
import { Terms } from './terms.tsx'
import { useApprovalTerms } from './use-approval-terms.ts'
import { useDecide } from './use-decide.ts'
import { useDecisionKeys } from './use-decision-keys.ts'
import { useComing } from './use-coming.ts'

/**
 * The decision about a registration, at the foot of its screen: what approving comes to, and one button for each choice.
 * Nothing lies over the bill meanwhile. Mount a new instance for each registration.
 */
export function DecisionBar({ registration }: { registration: RegistrationDetail }) {
  const { id, status, on_approval, on_approval_now } = registration
  const [months, setMonths] = useState('')
  const [choice, choose] = useState<PromiseChoice>('promised')
  const [reasons, write] = useState<Partial<Record<Decision, string>>>({ Rejected: registration.reason })
  /** the decision whose reason is being written */
  const [asking, ask] = useState<Decision>()
  const [isTold, tell] = useState(false)
  const [isOpen, showFields] = useState(false)
  const buttons = useRef<Partial<Record<Decision, HTMLButtonElement | null>>>({})
  const terms = useApprovalTerms(registration, months, choice)
  const { form, errorOf, onChange, busy, known, decide } = useDecide(registration, () => ask(undefined))
  /** On a phone they are opened; what is refused is in sight. */
  const hasFields = isOpen || Boolean(errorOf('warranty_months') ?? errorOf('discount_percent'))
  const close = () => {
    ask(undefined)
    if (asking) buttons.current[asking]?.focus()
  }
  /** Nobody gets a warranty by one key that a bill does not prove. */
  const isWithoutBill = !registration.has_bill && !isApproved(status)
  const needsReason = (decision: Decision) => decision === 'Rejected' || isWithoutBill
  useDecisionKeys({
    registration,
    decide,
    prepare: (decision) => buttons.current[decision]?.focus(),
    reject: () => status !== 'Rejected' && ask('Rejected'),
    ...(isWithoutBill && { approveWithReason: () => ask('Approved'), sayNoBill: () => tell(true) }),
    isWriting: asking !== undefined,
  })
  const press = (decision: Decision, goesOn: boolean) => {
    if (!needsReason(decision)) decide(decision, goesOn)
    else if (asking === decision) close()
    else ask(decision)
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
      {isTold && !asking && (
        <Note className="mb-3">
          <span role="status">{m.registrations_office_no_bill_key()}</span>
        </Note>
      )}
      {asking && (
        <ReasonPanel
          key={asking}
          decision={asking}
          registration={registration}
          reason={reasons[asking] ?? ''}
          onWrite={(reason) => write({ ...reasons, [asking]: reason })}
          error={errorOf('reason')}
          busy={busy === asking}
          onSend={() => decide(asking, false)}
          onClose={close}
        />
      )}
      <KeptKeyWords />
      {on_approval_now && asking !== 'Rejected' && (
        <PromiseChoices
          on_approval={on_approval}
          now={on_approval_now}
          chosen={choice}
          onChoose={choose}
          className="mb-3"
        />
      )}
      <div className={clsx('flex flex-wrap items-center gap-x-5 gap-y-3', asking && 'max-sm:hidden')}>
        <div className="flex min-w-0 grow items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:flex-wrap">
          <Terms registration={registration} terms={terms} />
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={hasFields}
            className="-my-2 sm:hidden"
            onClick={() => showFields(!hasFields)}
          >
            {m.registrations_office_bar_change()}
          </Button>
          <div className={clsx('flex items-center gap-x-3', !hasFields && 'max-sm:hidden')}>
            <MonthsField
              usual={(choice === 'current' && on_approval_now ? on_approval_now : on_approval).warranty_months}
              value={months}
              onType={setMonths}
              error={errorOf('warranty_months')}
            />
            <DiscountField percent={registration.discount_percent} error={errorOf('discount_percent')} />
          </div>
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
              isOpen={needsReason(decision) ? asking === decision : undefined}
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

/** While the next registration loads: which one it is, and what was pressed for it. */
function KeptKeyWords() {
  const coming = useComing()
  const kept = DECISIONS.find((decision) => DECISION_KEY[decision] === coming?.key?.toLowerCase())
  return (
    <p role="status" className="text-xs font-medium text-ink not-empty:mb-2">
      {coming &&
        (kept
          ? m.registrations_office_bar_kept({ action: DECISION_VERB[kept](), id: coming.id })
          : m.registrations_office_bar_coming({ id: coming.id }))}
    </p>
  )
}
