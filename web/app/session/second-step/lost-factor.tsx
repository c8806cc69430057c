import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useTask } from '../../forms/use-task.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { m } from '#messages'

/** What happens when a second factor is lost, and the button that begins it. */
export function LostFactor() {
  const [said, setSaid] = useState<string>()
  const { busy, run } = useTask()
  const say = () => run('say', async () => setSaid((await api.factors.sayLost()).message))
  return (
    <div>
      <ol className="grid list-decimal gap-2 [&:lang(ne)]:list-[devanagari] pl-5 text-sm text-ink-2">
        <li>{m.session_lost_first()}</li>
        <li>{m.session_lost_second()}</li>
        <li>{m.session_lost_third()}</li>
      </ol>
      <div role="status" className="mt-5">
        {said ? (
          <Note title={said}>{m.session_lost_call()}</Note>
        ) : (
          <Button
            variant="outline"
            busy={busy !== undefined}
            busyLabel={m.session_sending()}
            onClick={say}
            className="w-full"
          >
            {m.session_say_lost()}
          </Button>
        )}
      </div>
    </div>
  )
}
