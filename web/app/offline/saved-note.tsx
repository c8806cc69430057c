import { useRevalidator } from 'react-router'
import { Button } from '../ui/buttons/button.tsx'
import { useWhenOnline } from '../ui/browser/use-when-online.ts'
import { Note } from '../ui/feedback/note.tsx'
import { longDate, timeOfDay } from '../ui/format/dates.ts'
import type { Saved } from './copies.ts'

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
            Try again
          </Button>
        )
      }
    >
      Saved on {longDate(when)}, {timeOfDay(when)}.{' '}
      {why === 'offline' ? 'You are offline.' : 'Our service cannot be reached right now.'}
    </Note>
  )
}
