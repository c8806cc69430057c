import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { OfferIcon } from './offer-icon.tsx'
import type { Offer } from '../office/last-opened.ts'
import type { Section } from './sections.ts'

export interface PaletteListProps {
  id: string
  sections: readonly Section[]
  /** the place of the entry that Enter opens */
  active: number
  onChoose: (place: number) => void
  /** an entry was opened by the pointer */
  onOpened: (offer: Offer, elsewhere: boolean) => void
}

/** The entries under their headings. Each is a link, so that the mouse can open it wherever links can be opened. */
export function PaletteList({ id, sections, active, onChoose, onOpened }: PaletteListProps) {
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (sections.length === 0) return null
  let place = 0
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={m.finder_list()}
      className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2"
    >
      {sections.map(({ title, offers }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-3 pt-3 pb-1 text-2xs text-ink-3">
            {title}
          </p>
          {offers.map((offer) => {
            const its = place++
            return (
              <Entry
                key={offer.to}
                id={`${id}${its}`}
                offer={offer}
                active={its === active}
                onPoint={() => its !== active && onChoose(its)}
                onOpened={onOpened}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface EntryProps {
  id: string
  offer: Offer
  active: boolean
  onPoint: () => void
  onOpened: PaletteListProps['onOpened']
}

const Entry = ({ id, offer, active, onPoint, onOpened }: EntryProps) => (
  <Link
    id={id}
    to={offer.to}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    onMouseMove={onPoint}
    onClick={({ ctrlKey, metaKey, shiftKey }) => onOpened(offer, ctrlKey || metaKey || shiftKey)}
    className={clsx(
      'flex min-h-11 scroll-my-8 items-center gap-3 rounded-control px-3 py-1.5',
      active && 'bg-ground-2',
    )}
  >
    <OfferIcon {...offer} />
    <span className="min-w-0 grow">
      <span className="block truncate text-sm tabular-nums">{offer.title}</span>
      {offer.kind !== 'place' && offer.line && (
        <span className="block truncate text-2xs text-ink-2 tabular-nums">{offer.line}</span>
      )}
    </span>
  </Link>
)
