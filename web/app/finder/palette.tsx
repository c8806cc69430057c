import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOffice } from '../office/office-data.ts'
import { keepOpened, lastOpened, type Offer } from '../office/last-opened.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteInput } from './palette-input.tsx'
import { PaletteList } from './palette-list.tsx'
import { PaletteSkeleton } from './palette-skeleton.tsx'
import { PaletteState } from './palette-state.tsx'
import { sectionsFor } from './sections.ts'
import { useHits } from './use-hits.ts'

export interface PaletteProps {
  /** something was opened in this tab */
  onLeave: () => void
  onClose: () => void
}

/** Search over screens, actions and records; arrow keys choose, Enter opens. */
export function Palette({ onLeave, onClose }: PaletteProps) {
  const id = useId()
  const navigate = useNavigate()
  const role = useOffice()?.role
  const { pathname } = useLocation()
  // Nobody goes where they are.
  const [last] = useState(() => lastOpened().filter(({ to }) => to !== pathname))
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState({ typed: '', place: 0 })
  const search = useHits(typed)
  const sections = role ? sectionsFor(role, typed, { hits: search.hits ?? [], totals: search.totals, last }) : []
  const offers = sections.flatMap((section) => section.offers)

  const opened = (offer: Offer, elsewhere: boolean) => {
    keepOpened(offer)
    if (elsewhere) onClose()
    else onLeave()
  }
  const open = (offer: Offer, elsewhere: boolean) => {
    opened(offer, elsewhere)
    if (elsewhere) window.open(offer.to, '_blank', 'noopener')
    else void navigate(offer.to)
  }
  const openWhenFound = useOpenWhenFound({ typed, isThere: search.hits !== undefined, first: offers[0] }, open)
  if (!role) return <PaletteSkeleton />

  // A new text makes a new list, and its first entry is the best.
  const active = chosen.typed === typed ? Math.min(chosen.place, offers.length - 1) : 0
  const choose = (place: number) => setChosen({ typed, place: (place + offers.length) % offers.length })

  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    // Pressed before the answer, it opens what the answer brings first.
    if (key === 'Enter' && offers.length === 0 && !search.hits) {
      event.preventDefault()
      openWhenFound(event.ctrlKey || event.metaKey)
      return
    }
    if (offers.length === 0) return
    if (key === 'ArrowDown') choose(active + 1)
    else if (key === 'ArrowUp') choose(active - 1)
    else if (key === 'Home') choose(0)
    else if (key === 'End') choose(offers.length - 1)
    else if (key === 'Enter') open(offers[active]!, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <>
      <PaletteInput
        typed={typed}
        onType={setTyped}
        onKeyDown={press}
        list={offers.length > 0 ? `${id}list` : undefined}
        active={offers.length > 0 ? `${id}${active}` : undefined}
        onClose={onClose}
      />
      <PaletteList id={id} sections={sections} active={active} onChoose={choose} onOpened={opened} />
      <PaletteState typed={typed} count={offers.length} search={search} />
      <PaletteFoot />
    </>
  )
}

interface Found {
  typed: string
  /** the answer to it has come */
  isThere: boolean
  first: Offer | undefined
}

/** Remembers that Enter was pressed before the answer: what it brings first is opened, unless something else was typed since. */
function useOpenWhenFound({ typed, isThere, first }: Found, open: (offer: Offer, elsewhere: boolean) => void) {
  const pressed = useRef<{ typed: string; elsewhere: boolean }>(undefined)
  const arrive = useEffectEvent(() => {
    const { current } = pressed
    pressed.current = undefined
    if (current && current.typed === typed && first) open(first, current.elsewhere)
  })
  useEffect(() => {
    if (isThere) arrive()
  }, [isThere])
  return (elsewhere: boolean) => {
    pressed.current = { typed, elsewhere }
  }
}
