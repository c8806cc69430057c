import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useRevalidator } from 'react-router'
import { brand } from '../brand.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailSkeleton } from '../office/detail.tsx'
import { useOffice } from '../office/office-data.ts'
import { needs } from '../session/guard.ts'
import { Button } from '../ui/button.tsx'
import { dateTime } from '../ui/dates.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { waitingFor } from './waiting.ts'
import { WaitingList } from './waiting-list.tsx'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Dashboard' }] }
export const clientMiddleware = [needs('dashboard.read')]

/** What waits is read by the frame, whose menu shows it too. */
export async function clientLoader() {
  return null
}

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard` */
export default function AdminOverview() {
  const office = useOffice()
  const revalidator = useRevalidator()
  const refreshing = revalidator.state !== 'idle'
  const refresh = () => void revalidator.revalidate()
  return (
    <div className="w-full max-w-304 px-4 py-6 lg:px-8 lg:py-7">
      <title>{`Overview | ${brand.name}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-heading">Overview</h1>
          {office && (
            <output className="mt-1 block text-xs text-ink-3 tabular-nums">
              Last updated {dateTime(office.readAt)}
            </output>
          )}
        </div>
        <Button variant="line" size="sm" busy={refreshing} busyLabel="Refreshing…" onClick={refresh}>
          <RotateCw />
          Refresh
        </Button>
      </div>
      {office && <Waiting office={office} onRetry={refresh} busy={refreshing} />}
    </div>
  )
}

interface WaitingProps {
  office: NonNullable<ReturnType<typeof useOffice>>
  onRetry: () => void
  busy: boolean
}

function Waiting({ office: { attention, failure }, onRetry, busy }: WaitingProps) {
  if (!attention)
    return (
      <ErrorState title="Failed to load stats." text={`${failure}. Nothing is lost.`} onRetry={onRetry} busy={busy} />
    )
  const places = waitingFor(attention)
  if (places.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="Nothing waits for you"
        text="Every registration is decided and every complaint is on its way."
      />
    )
  return (
    <section aria-labelledby="waiting" className="mt-8 max-w-2xl">
      <h2 id="waiting" className="text-sm font-semibold">
        Waiting for you
      </h2>
      <WaitingList places={places} />
    </section>
  )
}
