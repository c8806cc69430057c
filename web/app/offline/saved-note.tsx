import { useRevalidator } from 'react-router'
import { Button } from '../ui/buttons/button.tsx'
import { useWhenOnline } from '../ui/browser/when-online.ts'
import { Note } from '../ui/feedback/note.tsx'
import { longDate, timeOfDay } from '../ui/format/dates.ts'
import type { Saved } from './copies.ts'
import { m } from '#messages'

/** Tells that the screen shows a copy, and reloads it when the connection is back. */
export function SavedNote({ saved }: { saved: Saved | undefined }) {
  return saved && <Told saved={saved} />
}

function Told({ saved: { at, why } }: { saved: Saved }) {
  const { revalidate, state } = useRevalidator()
  useWhenOnline(() => void revalidate())
  const when = new Date(at)
  return (
    <Note
      className="mt-4 mb-5"
      action={
        why === 'unreachable' && (
          <Button size="sm" variant="line" busy={state !== 'idle'} onClick={() => void revalidate()}>
            {m.offline_try_again()}
          </Button>
        )
      }
    >
      {m.offline_saved_on({
        day: longDate(when),
        time: timeOfDay(when),
        why: why === 'offline' ? m.offline_you_are() : m.offline_unreachable(),
      })}
    </Note>
  )
}
