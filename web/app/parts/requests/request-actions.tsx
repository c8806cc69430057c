import type { PartRequest } from 'contract/parts/requests'
import { useState } from 'react'
import { RowActions } from '../../lists/row-actions.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuAction } from '../../ui/overlays/menu.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import type { RequestStep } from './request-action.ts'
import { requestName } from './request-words.ts'
import { StepDialog } from './step-dialog.tsx'
import { STEP_LOOK } from './step-look.tsx'
import { useSteps } from './use-steps.ts'

/** The steps of a request that is a row of a list, in a menu; nothing where the caller may take none. */
export function RequestMenu({ request }: { request: PartRequest }) {
  const steps = useSteps(request)
  const { open, dialog } = useStepDialog(request)
  return (
    <>
      {steps.length > 0 && (
        <RowActions
          name={requestName(request)}
          links={[]}
          more={steps.map((step) => (
            <MenuAction key={step} icon={STEP_LOOK[step].icon} onSelect={() => open(step)}>
              {STEP_LOOK[step].verb()}
            </MenuAction>
          ))}
        />
      )}
      {dialog}
    </>
  )
}

/** The same as buttons. */
export function RequestButtons({ request }: { request: PartRequest }) {
  const steps = useSteps(request)
  const { open, dialog } = useStepDialog(request)
  return (
    <>
      {steps.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {steps.map((step) => (
            <Button key={step} variant="line" size="sm" aria-haspopup="dialog" onClick={() => open(step)}>
              {STEP_LOOK[step].icon}
              {STEP_LOOK[step].verb()}
            </Button>
          ))}
        </div>
      )}
      {dialog}
    </>
  )
}

function useStepDialog(request: PartRequest) {
  const { start, opened } = useOpening()
  const [step, setStep] = useState<RequestStep>('approve')
  return {
    open: (next: RequestStep) => {
      setStep(next)
      start()
    },
    dialog: opened((opening) => <StepDialog {...opening} request={request} step={step} />),
  }
}
