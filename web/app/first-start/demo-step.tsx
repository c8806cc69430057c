import type { DemoState } from 'contract/first-start/words'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { m } from '#messages'
import { RemoveDemoDialog } from './remove-demo-dialog.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Keep the demo to try things out, or begin without it. */
export function DemoStep({ demo, before, next }: StepProps & { demo: DemoState }) {
  const { times, start, ...opening } = useOpening()
  return (
    <>
      <section aria-label={m.first_start_demo()} className="mt-8 grid gap-4">
        <ul className="grid max-w-read list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
          <li>{m.first_start_demo_brought()}</li>
          <li>{m.first_start_demo_stays()}</li>
        </ul>
        {demo === 'in-use' ? (
          <Note>{m.first_start_demo_in_use()}</Note>
        ) : (
          <div>
            <Button variant="danger-line" onClick={start}>
              {m.first_start_demo_remove_open()}
            </Button>
          </div>
        )}
      </section>
      {times > 0 && <RemoveDemoDialog key={times} {...opening} next={next} />}
      <StepForm
        label={m.first_start_demo()}
        {...{ before, next }}
        intent="on"
        verb={demo === 'in-use' ? m.first_start_go_on() : m.first_start_demo_keep()}
      />
    </>
  )
}
