import { clsx } from 'clsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import { currentWhen } from '../navigation.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useOffice } from '../../office/office-data.ts'
import { isAtPlace, menuFor, settingsMenuFor, type OfficePlace } from '../../office/office-menu.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'
import { howMany } from '../../office/how-many.ts'
import { WAITING_WORDS } from '../../office/waiting-words.ts'
import type { Attention } from 'contract/dashboard/endpoints'

export interface OfficeNavProps {
  /** icons only */
  narrow?: boolean
  /** called when an entry is pressed: a sheet closes */
  onGo?: () => void
}

/** The entries that the role may open, by section, with pending counts. On a screen of the settings theirs, with the way back to the menu. */
export function OfficeNav({ narrow = false, onGo }: OfficeNavProps) {
  const office = useOffice()
  const { pathname } = useLocation()
  // Where somebody went back to the menu without leaving the screen.
  const [leftAt, leave] = useState<string>()
  if (!office) return <NavSkeleton narrow={narrow} />
  const setUp = settingsMenuFor(office.role)
  const isInside =
    setUp.length > 1 &&
    pathname !== leftAt &&
    setUp.some(({ places }) => places.some((place) => isAtPlace(pathname, place)))
  return (
    <nav
      aria-label={isInside ? m.office_section_settings() : m.office_office()}
      className="grow overflow-y-auto px-3 pb-4"
    >
      {isInside && (
        <button
          type="button"
          title={narrow ? m.office_menu_back() : undefined}
          onClick={() => leave(pathname)}
          className={clsx(
            'mt-2 flex h-9 w-full items-center gap-2 rounded-control px-2 text-xs text-ink-2 hover:bg-ground-2 hover:text-ink pointer-coarse:h-11',
            narrow && 'justify-center',
          )}
        >
          <ArrowLeft className="size-4" aria-hidden />
          <span className={clsx(narrow && 'sr-only')}>{m.office_menu_back()}</span>
        </button>
      )}
      {(isInside ? setUp : menuFor(office.role)).map(({ section, places }) => (
        <div key={places[0]?.to}>
          <p className={clsx('mt-4 mb-1 px-2 text-2xs text-ink-3', narrow && 'invisible')} aria-hidden="true">
            {section()}
          </p>
          <ul aria-label={section()} className="space-y-px">
            {places.map((place) => (
              <li key={place.to}>
                <PlaceLink
                  place={place}
                  narrow={narrow}
                  onGo={() => {
                    leave(undefined)
                    onGo?.()
                  }}
                  waiting={(office.attention && place.waiting?.(office.attention)) ?? 0}
                  why={reasonsOf(place, office.attention)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface PlaceLinkProps {
  place: OfficePlace
  narrow: boolean
  onGo: () => void
  waiting: number
  /** the parts of the number */
  why: string
}

const PlaceLink = ({ place, narrow, onGo, waiting, why }: PlaceLinkProps) => (
  <Link
    to={place.to}
    prefetch={ON_INTENT}
    onClick={onGo}
    title={[narrow && place.label(), why].filter(Boolean).join('\n') || undefined}
    aria-current={currentWhen(isAtPlace(useLocation().pathname, place))}
    className={clsx(
      'relative flex h-9 items-center gap-2 rounded-control px-2 text-xs whitespace-nowrap text-ink-2 transition-colors hover:bg-ground-2 hover:text-ink pointer-coarse:h-11 aria-[current=page]:bg-white aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:ring-1 aria-[current=page]:ring-line aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-lamp',
      narrow && 'justify-center',
    )}
  >
    <place.icon className="size-4" aria-hidden />
    <span className={clsx(narrow && 'sr-only')}>{place.label()}</span>
    {waiting > 0 && (
      <span
        className={clsx(
          'flex items-center gap-1.5 text-2xs font-normal text-ink-3 tabular-nums',
          narrow ? 'absolute top-1.5 right-1.5' : 'ml-auto',
        )}
      >
        <span className="size-1.5 rounded-full bg-lamp" />
        <span className={clsx(narrow && 'hidden')} aria-hidden>
          {howMany(waiting)}
        </span>
        <span className="sr-only">{m.office_waiting({ shown: howMany(waiting) })}</span>
      </span>
    )}
  </Link>
)

/** A line for each reason; one thing may wait for several, so they add up to more than the number. */
const reasonsOf = ({ parts = [] }: OfficePlace, attention: Attention | undefined): string =>
  parts
    .map((part) => ({ part, total: attention?.[part]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .map(({ part, total }) => `${WAITING_WORDS[part]()}: ${howMany(total)}`)
    .join('\n')

const NavSkeleton = ({ narrow }: { narrow: boolean }) => (
  <div className="grow px-5 pt-5" aria-hidden="true">
    {['w-20', 'w-32', 'w-28', 'w-24'].map((width) => (
      <Skeleton key={width} className={clsx('mb-5 h-3.5', narrow ? 'w-4' : width)} />
    ))}
  </div>
)
