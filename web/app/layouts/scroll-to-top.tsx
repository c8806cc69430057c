import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

const SHOWN_AFTER_PX = 250

/** A way back up, once there is one. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  const up = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <div className="fixed right-4 bottom-20 z-20 rounded-control bg-white shadow-float lg:right-6 lg:bottom-6">
      <IconButton label="Scroll to top" onClick={up}>
        <ArrowUp />
      </IconButton>
    </div>
  )
}
