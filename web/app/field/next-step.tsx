import { fieldReportPath } from 'contract/core/paths'
import type { FieldJob } from 'contract/field/jobs'
import type { ReactNode } from 'react'
import { useSingle } from '../forms/use-single.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import type { Standing } from './day.ts'
import { fieldQueue, syncField, useField } from './field-app.ts'
import { m } from '#messages'

/** The next step of a visit, where the thumb is; a step may be left out, so the report is always there. */
export function NextStep({ job, standing }: { job: FieldJob; standing: Standing }) {
  const { stage } = useField()
  const single = useSingle()
  if (stage !== 'ready' || standing === 'done' || standing === 'decide') return null
  if (standing === 'waiting' || standing === 'unconfirmed')
    return (
      <Foot>
        <p className="py-2 text-sm text-ink-2">
          {standing === 'waiting' ? m.field_report_waits() : m.field_code_waits()}
        </p>
      </Foot>
    )
  const tell = (kind: 'set_out' | 'arrive') =>
    single(async () => {
      try {
        await fieldQueue().give(job, { kind })
      } catch {
        toast.error(m.field_not_kept())
        return
      }
      void syncField()
    })
  const isThere = standing === 'arrived'
  return (
    <Foot>
      <ButtonLink to={fieldReportPath(job.id)} variant={isThere ? 'primary' : 'line'} size="lg" className="grow">
        {m.field_report()}
      </ButtonLink>
      {standing === 'planned' && (
        <Button size="lg" className="grow" onClick={() => tell('set_out')}>
          {m.field_set_out()}
        </Button>
      )}
      {standing === 'set_out' && (
        <Button size="lg" className="grow" onClick={() => tell('arrive')}>
          {m.field_arrive()}
        </Button>
      )}
    </Foot>
  )
}

/** A bar at the foot of the screen. */
export const Foot = ({ children }: { children: ReactNode }) => (
  <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-white">
    <div className="mx-auto flex w-full max-w-3xl flex-wrap gap-3 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  </div>
)
