import { clsx } from 'clsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { m } from '#messages'

const SHOWN_AFTER_PX = 250
const AT_REST_MS = 120
/** Candidate positions from the bottom up: right, then centre, then left. */
const ROWS = 4
const COLUMNS = 3
const GAP_PX = 8
const CONTROL = 'a, button, input, select, textarea, summary, video, [role=button], [role=combobox], [contenteditable]'

interface ScrollToTopProps {
  className?: string
  /** also shown where every position covers a control, as in lists with buttons in each row */
  always?: boolean
}

/** Scrolls the window, or the main scrolling element, back to the top. Avoids covering controls. */
export function ScrollToTop({ className = 'bottom-20 lg:bottom-6', always = false }: ScrollToTopProps) {
  // The element that scrolled on the previous screen may be gone.
  return <WayUp key={useLocation().key} className={className} always={always} />
}

function WayUp({ className, always }: Required<ScrollToTopProps>) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState<Element>()
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const settle = () => setSpot(box.current ? freeSpot(box.current) : undefined)
    const look = ({ target }: Pick<Event, 'target'>) => {
      const part = target instanceof Element ? target : document.scrollingElement
      if (!part || !isScreen(part)) return
      setScrolled((before) => (part.scrollTop > SHOWN_AFTER_PX ? part : before === part ? undefined : before))
      clearTimeout(resting)
      resting = setTimeout(settle, AT_REST_MS)
    }
    if (window.scrollY > SHOWN_AFTER_PX) look({ target: document })
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      clearTimeout(resting)
      document.removeEventListener('scroll', look, { capture: true })
    }
  }, [])
  // Its position is known only after rendering.
  useEffect(() => {
    if (scrolled && box.current) setSpot(freeSpot(box.current))
  }, [scrolled])
  if (!scrolled) return null
  const up = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    scrolled.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <div
      ref={box}
      className={clsx(
        'fixed right-4 z-20 rounded-control bg-white shadow-float lg:right-6 print:hidden',
        className,
        !always && spot === undefined && 'invisible',
      )}
      style={{ translate: spot && `${spot.x}px ${spot.y}px` }}
    >
      <IconButton label={m.layouts_scroll_to_top()} onClick={up}>
        <ArrowUp />
      </IconButton>
    </div>
  )
}

/** The offset from its default position. */
interface Spot {
  x: number
  y: number
}

/** The first position at which it covers no control. */
function freeSpot(box: HTMLElement): Spot | undefined {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = box
  const toTheLeft = offsetLeft - (window.innerWidth - offsetLeft - offsetWidth)
  const spots = Array.from({ length: ROWS * COLUMNS }, (_, place) => ({
    x: (-toTheLeft * Math.floor(place / ROWS)) / (COLUMNS - 1),
    y: -(place % ROWS) * (offsetHeight + GAP_PX),
  }))
  const isFree = (spot: Spot) =>
    [0, 0.5, 1].every((across) =>
      [0, 0.5, 1].every((down) => {
        const x = offsetLeft + spot.x + across * (offsetWidth - 1)
        const y = offsetTop + spot.y + down * (offsetHeight - 1)
        const below = document.elementsFromPoint(x, y).find((element) => !box.contains(element))
        const control = below?.closest(CONTROL)
        return !control || isCard(control, { x, y }, offsetHeight)
      }),
    )
  return spots.find(isFree)
}

/** A link over a whole card or row may be covered, because it can be pressed beside the button. */
function isCard(control: Element, { x, y }: Spot, height: number): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom || bottom - top > 2 * height
}

/** The window or the main part of a screen, not a small box or a dialog. */
const isScreen = (part: Element): boolean =>
  part === document.scrollingElement ||
  (part.clientHeight > window.innerHeight / 2 && document.getElementById('main')?.contains(part) === true)
