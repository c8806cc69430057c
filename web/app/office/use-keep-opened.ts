import {
  COMPLAINT,
  CUSTOMER,
  OFFICE_PRODUCT,
  PERSONALISATION,
  QUOTATION,
  REGISTRATION,
} from 'contract/core/office-paths'
import type { FinderKind } from 'contract/finder/words'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useCrumbs } from './crumbs.ts'
import { keepOpened, lastOpened } from './last-opened.ts'

const SCREENS: readonly (readonly [kind: FinderKind, address: string])[] = [
  ['customer', CUSTOMER],
  ['complaint', COMPLAINT],
  ['registration', REGISTRATION],
  ['product', OFFICE_PRODUCT],
  ['quotation', QUOTATION],
  ['personalisation', PERSONALISATION],
]

/** Remembers the record on the screen for the finder, however it was reached; what the finder calls it already stays. */
export function useKeepOpened(title: string): void {
  const { pathname: to } = useLocation()
  const crumbs = useCrumbs()
  const own = crumbs.at(-1)?.text ?? ''
  // A title that says which one it is needs its list below.
  const line = title.includes(own) ? (crumbs[0]?.text ?? '') : own
  useEffect(() => {
    const screen = SCREENS.find(([, address]) => matchPath(address, to))
    if (!screen) return
    keepOpened(lastOpened().find((offer) => offer.to === to) ?? { to, title, line, kind: screen[0] })
  }, [to, title, line])
}
