import Clock from 'lucide-react/icons/clock'
import type { DispatchState } from 'contract/complaints/words'
import type { ReactNode } from 'react'
import { m } from '#messages'
import type { BadgeTone } from '../../../ui/data/badge-look.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { dispatchWords } from './dispatch-words.ts'

const LOOK: Record<DispatchState, { label: () => string; tone: BadgeTone; sign?: ReactNode }> = {
  none: { label: () => dispatchWords().none(), tone: 'wait' },
  queued: { label: m.complaints_office_dispatch_queued, tone: 'gold', sign: <Clock /> },
  failed: { label: m.complaints_office_dispatch_failed, tone: 'amber' },
  dispatched: { label: () => dispatchWords().dispatched(), tone: 'green' },
}

/** The choices of the filter, in words. */
export const DISPATCH_OPTIONS = Object.entries(LOOK).map(([value, { label }]) => ({ value, text: label }))

/** How far a complaint is on its way to the CRM or its service centre. */
export const DispatchStatus = ({ state }: { state: DispatchState }) => {
  const { label, ...look } = LOOK[state]
  return <Badge {...look}>{label()}</Badge>
}
