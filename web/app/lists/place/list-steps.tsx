import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages'
import { usePageKeys } from '../../office/use-page-keys.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { placeOfForm, placeOn, type Trail } from '../../office/trails.ts'
import { useTrails } from '../../office/use-trails.ts'
import { useNeighbour } from './use-neighbour.ts'

/** On the screen of a row, or its form: where it stands in the list that was left for it, and the way to the rows beside it. */
export function ListSteps() {
  const trails = useTrails()
  const { pathname } = useLocation()
  const place = placeOn(trails, pathname) ?? placeOfForm(trails, pathname)
  return place && place.trail.total > 1 ? <Steps {...place} key={place.trail.list} /> : null
}

function Steps({ trail, at, formOf }: { trail: Trail; at: number; formOf?: (id: number) => string }) {
  const navigate = useNavigate()
  const previous = useNeighbour(trail, at, -1, formOf)
  const next = useNeighbour(trail, at, 1, formOf)
  usePageKeys((key) => {
    const address = key === 'j' ? next : key === 'k' ? previous : undefined
    if (address) void navigate(address)
    return address !== undefined
  })
  return (
    <nav aria-label={m.lists_steps()} className="flex shrink-0 items-center text-xs text-ink-2 tabular-nums">
      <span className="mr-1 max-sm:sr-only">
        {m.lists_steps_at({ place: whole(trail.skipped + at + 1), total: whole(trail.total) })}
      </span>
      <Step to={previous} label={m.lists_steps_previous()} keyName="k">
        <ChevronLeft />
      </Step>
      <Step to={next} label={m.lists_steps_next()} keyName="j">
        <ChevronRight />
      </Step>
    </nav>
  )
}

interface StepProps {
  to: string | undefined
  label: string
  keyName: string
  children: ReactNode
}

/** At the end of the list it stays in its place and leads nowhere. */
const Step = ({ to, label, keyName, children }: StepProps) =>
  to ? (
    <IconLink to={to} label={label} size="sm" aria-keyshortcuts={keyName}>
      {children}
    </IconLink>
  ) : (
    <IconButton label={label} size="sm" disabled>
      {children}
    </IconButton>
  )
