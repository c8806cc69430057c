import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import type { FailedJob } from 'contract/jobs/endpoints'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { isRefusal } from '../forms/refusal.ts'
import { useMay } from '../office/office-data.ts'
import { useSingle } from '../forms/use-single.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu, MenuAction } from '../ui/overlays/menu.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import type { failedJobAction, JobIntent } from './failed-job-action.ts'
import { jobName } from './job-name.ts'

/** Try again, or give up after a question. */
export function FailedJobActions({ job }: { job: FailedJob }) {
  const { data, state, submit, formData } = useFetcher<typeof failedJobAction>()
  const [asking, ask] = useState(false)
  const mayWrite = useMay('jobs.write')
  const single = useSingle()
  const send = (intent: JobIntent) => single(() => submit({ intent, id: job.id }, { method: 'post' }))
  const isDoing = (intent: JobIntent) => state !== 'idle' && formData?.get('intent') === intent
  const what = jobName(job.name)

  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else toast.success(data.message)
  }, [data])

  if (!mayWrite) return null
  return (
    <>
      <span className="inline-flex gap-1 max-md:hidden">
        <Button variant="line" size="sm" busy={isDoing('retry')} onClick={() => send('retry')}>
          <RotateCw />
          {m.office_try_again()}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => ask(true)}>
          {m.jobs_give_up()}
        </Button>
      </span>
      <span className="md:hidden">
        <Menu
          trigger={
            <IconButton label={m.jobs_actions_for({ job: what })} busy={isDoing('retry')}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuAction icon={<RotateCw />} onSelect={() => send('retry')}>
            {m.office_try_again()}
          </MenuAction>
          <MenuAction danger icon={<Trash2 />} onSelect={() => ask(true)}>
            {m.jobs_give_up()}
          </MenuAction>
        </Menu>
      </span>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={m.jobs_give_up_ask()}
        text={m.jobs_give_up_text({ job: job.about ? `${what} (${job.about})` : what })}
        confirm={m.jobs_give_up()}
        busyLabel={m.jobs_giving_up()}
        busy={isDoing('giveUp')}
        onConfirm={() => send('giveUp')}
      />
    </>
  )
}
