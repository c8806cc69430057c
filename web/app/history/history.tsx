import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { HistorySubject } from 'contract/history/words'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { m } from '#messages'
import { HistoryEvents } from './history-events.tsx'

export interface HistoryProps {
  subject: HistorySubject
  id: number
  className?: string
}

/** The change history at the foot of a record's screen; loaded when opened, and again when the screen reloads. */
export function History({ subject, id, className }: HistoryProps) {
  const [open, setOpen] = useState(false)
  const times = useTimesRead()
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={clsx('group mt-5 rounded-card border border-line bg-white', className)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between rounded-card px-5 group-open:rounded-b-none group-open:border-b group-open:border-line hover:bg-ground [&::-webkit-details-marker]:hidden">
        <h2 className="text-sm font-semibold">{m.history_title()}</h2>
        <ChevronDown className="size-4 text-ink-3 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="px-5 py-4">
        {open && <HistoryEvents key={`${subject} ${id} ${times}`} subject={subject} id={id} />}
      </div>
    </details>
  )
}

/** Counts the reads of the screen: each saved change adds one. */
function useTimesRead(): number {
  const screen: unknown = useLoaderData()
  const [read, setRead] = useState({ screen, times: 0 })
  if (read.screen !== screen) setRead({ screen, times: read.times + 1 })
  return read.times
}
