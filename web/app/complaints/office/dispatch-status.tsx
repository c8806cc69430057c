import Clock from 'lucide-react/icons/clock'
import type { DispatchState } from 'contract/complaints/words'
import type { ReactNode } from 'react'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { Badge } from '../../ui/data/badge.tsx'

const LOOK: Record<DispatchState, { text: string; tone: BadgeTone; sign?: ReactNode }> = {
  none: { text: 'Not dispatched', tone: 'wait' },
  queued: { text: 'Queued', tone: 'gold', sign: <Clock /> },
  failed: { text: 'Failed', tone: 'amber' },
  dispatched: { text: 'Dispatched', tone: 'green' },
}

/** The choices of the filter, in words. */
export const DISPATCH_OPTIONS = Object.entries(LOOK).map(([value, { text }]) => ({ value, text }))

/** How far a complaint is on its way to the CRM. */
export const DispatchStatus = ({ state }: { state: DispatchState }) => {
  const { text, ...look } = LOOK[state]
  return <Badge {...look}>{text}</Badge>
}
