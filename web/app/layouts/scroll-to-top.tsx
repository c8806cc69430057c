import { clsx } from 'clsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import type { Spot } from './free-spot.ts'
import { m } from '#messages'

const SHOWN_AFTER_PX = 250
const AT_REST_MS = 120

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
    const settle = () => void findSpot(box.current).then(setSpot)
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
    if (scrolled) void findSpot(box.current).then(setSpot)
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

/** What looks for a place is loaded once somebody has scrolled; where it cannot be, the button stays where it is. */
const findSpot = async (box: HTMLElement | null): Promise<Spot | undefined> =>
  box
    ? import('./free-spot.ts').then(
        ({ freeSpot }) => freeSpot(box),
        () => ({ x: 0, y: 0 }),
      )
    : undefined

/** The window or the main part of a screen, not a small box or a dialog. */
const isScreen = (part: Element): boolean =>
  part === document.scrollingElement ||
  (part.clientHeight > window.innerHeight / 2 && document.getElementById('main')?.contains(part) === true)
