import { clsx } from 'clsx'
import type { MouseEvent, Ref } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { KeyCap } from '../../../ui/overlays/key-cap.tsx'
import { DECISION_KEY, DECISION_VERB, type Decision } from './decision.ts'

export interface DecisionButtonProps {
  ref: Ref<HTMLButtonElement>
  decision: Decision
  isMain: boolean
  /** of the one that opens the reason; undefined for the others */
  isOpen: boolean | undefined
  busy: boolean
  /** whether the next registration follows */
  onPress: (goesOn: boolean) => void
}

/** One choice of the bar. Approving goes on to the next registration, with Shift it stays. */
export function DecisionButton({ ref, decision, isMain, isOpen, busy, onPress }: DecisionButtonProps) {
  const press = ({ detail, shiftKey }: MouseEvent) => {
    // The second click of a double click would fall on the next registration.
    if (detail < 2) onPress(decision === 'Approved' && !shiftKey)
  }
  return (
    <Button
      ref={ref}
      size="sm"
      variant={isMain ? 'ink' : 'line'}
      busy={busy}
      aria-expanded={isOpen}
      aria-keyshortcuts={decision === 'Approved' ? 'a Shift+A' : DECISION_KEY[decision]}
      onClick={press}
      className="max-sm:h-full! max-sm:[&>span]:px-1"
    >
      {DECISION_VERB[decision]()}
      <span aria-hidden className={clsx('max-lg:hidden', isMain && 'opacity-90')}>
        <KeyCap>{DECISION_KEY[decision]}</KeyCap>
      </span>
    </Button>
  )
}
