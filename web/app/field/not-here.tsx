import CloudOff from 'lucide-react/icons/cloud-off'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { syncField, useField, type FieldState } from './field-app.ts'
import { m } from '#messages'

/** Why the phone has no visits to show, and what helps. */
export function NotHere({ stage }: Pick<FieldState, 'stage'>) {
  const { line } = useField()
  if (stage === 'unsafe')
    return <EmptyState size="short" icon={<ShieldAlert />} title={m.field_unsafe()} text={m.field_unsafe_text()} />
  return (
    <EmptyState size="short" icon={<CloudOff />} title={m.field_locked()} text={m.field_locked_text()}>
      <Button variant="line" busy={line === 'busy'} onClick={() => void syncField()}>
        {m.offline_try_again()}
      </Button>
    </EmptyState>
  )
}
