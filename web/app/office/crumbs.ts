import { useMatches, type Params } from 'react-router'
import { leftAt } from './trails.ts'
import { useTrails } from './use-trails.ts'
import type { Crumb } from '../ui/data/breadcrumb.tsx'

/** The metadata of a back-office screen: `export const handle: OfficeHandle = { crumbs: () => [...] }`. */
export interface OfficeHandle {
  /** the breadcrumb below the office; the last item is the screen itself */
  crumbs: (params: Params) => readonly Crumb[]
}

/** The way to the screen that is shown; lists with the page and the filters that they were left with. */
export function useCrumbs(): readonly Crumb[] {
  const screen = useMatches().at(-1)
  const handle = screen?.handle as Partial<OfficeHandle> | undefined
  const left = useTrails()
  return (handle?.crumbs?.(screen?.params ?? {}) ?? []).map(({ text, to }) => ({ text, to: to && leftAt(left, to) }))
}
