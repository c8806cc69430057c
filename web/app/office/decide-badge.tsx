import type { Access } from 'contract/core/access'
import type { ReactNode } from 'react'
import { BadgeButton } from '../ui/data/badge-button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { useOpening, type Opening } from '../ui/overlays/use-opening.ts'
import { useMay } from './office-data.ts'

export interface DecideBadgeProps {
  access: Access
  /** there is still something to decide */
  isOpen: boolean
  /** for screen readers, after the status: `update status of KT-1` */
  action: string
  tone: BadgeTone
  sign?: ReactNode
  /** the status */
  children: string
  /** opens the dialog, unless something has to be done first */
  onPress?: (open: () => void) => void
  renderDialog: (opening: Opening) => ReactNode
}

/** The status as a button that opens the decision, for accounts that may decide while there is something to; otherwise a badge. */
export function DecideBadge({ access, isOpen, action, onPress, renderDialog, children, ...look }: DecideBadgeProps) {
  const mayDecide = useMay(access)
  const { start, opened } = useOpening()
  return (
    <>
      {mayDecide && isOpen ? (
        <BadgeButton {...look} action={action} onClick={() => (onPress ? onPress(start) : start())}>
          {children}
        </BadgeButton>
      ) : (
        <Badge {...look}>{children}</Badge>
      )}
      {opened(renderDialog)}
    </>
  )
}
