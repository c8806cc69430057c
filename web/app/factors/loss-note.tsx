import { m } from '#messages'
import { api } from '../api/client.ts'
import { useTask } from '../forms/use-task.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { dateTime } from '../ui/format/dates.ts'
import type { FactorProps } from './factor-part.tsx'

/** Somebody who knew the password said that the factors are lost: their owner can say no. */
export function LossNote({ factors: { taken_away_at }, show }: FactorProps) {
  const { busy, run } = useTask()
  const keep = () =>
    run('keep', async () => {
      show((await api.factors.notLost()).data)
      toast.success(m.factors_kept())
    })
  return (
    <Note tone="error" title={m.factors_said_lost_title()}>
      <p>{taken_away_at ? m.factors_taken_away_at({ when: dateTime(taken_away_at) }) : m.factors_said_lost_text()}</p>
      <Button size="sm" variant="outline" busy={busy !== undefined} onClick={keep} className="mt-3 max-sm:w-full">
        {m.factors_not_lost()}
      </Button>
    </Note>
  )
}
