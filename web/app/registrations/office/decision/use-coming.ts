import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { REGISTRATION } from 'contract/core/office-paths'
import { prefixOf } from 'contract/core/paths'
import { comingNext, type Coming } from './coming-next.ts'

/** The registration being loaded, for the screen's messages. */
export const useComing = (): Coming | undefined =>
  useSyncExternalStore(comingNext.subscribe, comingNext.read, () => undefined)

/** Where the screen is being left for: a registration's id, or undefined for another screen; false while it stays. */
export function useLeavingFor(): number | undefined | false {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  if (!next || next.pathname === pathname) return false
  const start = prefixOf(REGISTRATION)
  const id = next.pathname.startsWith(start) ? Number(next.pathname.slice(start.length)) : Number.NaN
  return Number.isInteger(id) ? id : undefined
}

/**
 * Hands over the key that was pressed while this registration loaded, once the page is there. What is kept when the
 * screen is left for something else is forgotten.
 */
export function useKeptKey(id: number, press: (key: string) => void): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const key = comingNext.take(id)
    // The frame of the office moves the focus to the new screen first.
    if (key) requestAnimationFrame(() => latest.current(key))
    return () => {
      const left = comingNext.read()
      // The screen that comes takes it within the same commit.
      setTimeout(() => comingNext.read() === left && comingNext.forget())
    }
  }, [id])
}
