import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  /** What happened: `The list did not load`. */
  title: string
  /** Why, and what is kept. */
  text?: ReactNode
  icon?: ReactNode
  onRetry?: () => void
  busy?: boolean
  size?: 'tall' | 'short'
  heading?: 'h1' | 'h2'
  /** An alternative to the retry. */
  children?: ReactNode
}

/** Something failed: what, what is kept, and the next step. */
export const ErrorState = ({ icon, onRetry, busy = false, children, ...rest }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState {...rest} icon={icon ?? <CloudOff />}>
      {(onRetry || children) && (
        <>
          {onRetry && (
            <Button variant="ink" busy={busy} onClick={onRetry}>
              <RotateCw />
              Try again
            </Button>
          )}
          {children}
        </>
      )}
    </EmptyState>
  </div>
)
