import { useEffect, useState, type RefObject } from 'react'

/** Whether an element fills the screen, and how to change it; phones of some makers cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [element])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    // Refused without a user gesture; then nothing changes.
    else element.current?.requestFullscreen().catch(() => undefined)
  }
  return { full, toggle }
}
