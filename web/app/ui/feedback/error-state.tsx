import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useWhenOnline } from '../browser/when-online.ts'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { m } from '#messages'

export interface ErrorStateProps {
  /** What happened: `The list did not load`. */
  title: string
  /** The reason, and what is kept. */
  text?: ReactNode
  icon?: ReactNode
  onRetry?: () => void
  busy?: boolean
  size?: 'tall' | 'short'
  heading?: 'h1' | 'h2'
  /** An alternative to the retry. */
  children?: ReactNode
}

/** A failure: what failed, what is kept, and an action. Retries automatically when the connection is back. */
export function ErrorState({ icon, onRetry, busy = false, children, ...rest }: ErrorStateProps) {
  useWhenOnline(onRetry)
  return (
    <div role="alert">
      <EmptyState {...rest} icon={icon ?? <CloudOff />}>
        {(onRetry || children) && (
          <>
            {onRetry && (
              <Button variant="ink" busy={busy} onClick={onRetry}>
                <RotateCw />
                {m.ui_try_again()}
              </Button>
            )}
            {children}
          </>
        )}
      </EmptyState>
    </div>
  )
}
