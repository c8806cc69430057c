import { clsx } from 'clsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/buttons/icon-button.tsx'

const SHOWN_AFTER_PX = 250

/** A way back up, once there is one: of the window, or of what scrolls in its place. */
export function ScrollToTop({ className = 'bottom-20 lg:bottom-6' }: { className?: string }) {
  // What scrolled on the screen before may be gone.
  return <WayUp key={useLocation().key} className={className} />
}

function WayUp({ className }: { className: string }) {
  const [scrolled, setScrolled] = useState<Element>()
  useEffect(() => {
    const look = ({ target }: Pick<Event, 'target'>) => {
      const part = target instanceof Element ? target : document.scrollingElement
      if (!part || !isScreen(part)) return
      setScrolled((before) => (part.scrollTop > SHOWN_AFTER_PX ? part : before === part ? undefined : before))
    }
    if (window.scrollY > SHOWN_AFTER_PX) look({ target: document })
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [])
  if (!scrolled) return null
  const up = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    scrolled.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <div
      className={clsx('fixed right-4 z-20 rounded-control bg-white shadow-float lg:right-6 print:hidden', className)}
    >
      <IconButton label="Scroll to top" onClick={up}>
        <ArrowUp />
      </IconButton>
    </div>
  )
}

/** The window or the large part of a screen, not a box in it or a dialog over it. */
const isScreen = (part: Element): boolean =>
  part === document.scrollingElement ||
  (part.clientHeight > window.innerHeight / 2 && document.getElementById('main')?.contains(part) === true)
