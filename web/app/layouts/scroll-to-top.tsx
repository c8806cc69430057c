import { clsx } from 'clsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/buttons/icon-button.tsx'

const SHOWN_AFTER_PX = 250
const AT_REST_MS = 120
/** How often it moves up before it stays away. */
const SPOTS = 7
const GAP_PX = 8
const CONTROL = 'a, button, input, select, textarea, summary, video, [role=button], [role=combobox], [contenteditable]'

/** A way back up, once there is one: of the window, or of what scrolls in its place. It never lies over a control. */
export function ScrollToTop({
  className = 'bottom-20 max-lg:[:root:has([data-action-bar])_&]:bottom-36 lg:bottom-6',
}: {
  className?: string
}) {
  // What scrolled on the screen before may be gone.
  return <WayUp key={useLocation().key} className={className} />
}

function WayUp({ className }: { className: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState<Element>()
  const [spot, setSpot] = useState<number>()
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
        spot === undefined && 'invisible',
      )}
      style={{ translate: `0 calc(${spot ?? 0} * (-100% - ${GAP_PX}px))` }}
    >
      <IconButton label="Scroll to top" onClick={up}>
        <ArrowUp />
      </IconButton>
    </div>
  )
}

/** The lowest of its places at which it lies over no control. */
function freeSpot(box: HTMLElement): number | undefined {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = box
  const isFree = (spot: number) =>
    [0, 0.5, 1].every((across) =>
      [0, 0.5, 1].every((down) => {
        const x = offsetLeft + across * (offsetWidth - 1)
        const y = offsetTop + down * (offsetHeight - 1) - spot * (offsetHeight + GAP_PX)
        const below = document.elementsFromPoint(x, y).find((element) => !box.contains(element))
        const control = below?.closest(CONTROL)
        return !control || isCard(control, { x, y }, offsetHeight)
      }),
    )
  return Array.from({ length: SPOTS }, (_, spot) => spot).find(isFree)
}

/** A link over a whole card or row is reached beside the button, too. */
function isCard(control: Element, { x, y }: { x: number; y: number }, height: number): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom || bottom - top > 2 * height
}

/** The window or the large part of a screen, not a box in it or a dialog over it. */
const isScreen = (part: Element): boolean =>
  part === document.scrollingElement ||
  (part.clientHeight > window.innerHeight / 2 && document.getElementById('main')?.contains(part) === true)
