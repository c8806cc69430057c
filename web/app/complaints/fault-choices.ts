import type { FaultList } from 'contract/faults/endpoints'
import { faultLabel as usualLabel, FAULTS } from 'contract/faults/fault-label'
import { OTHER_FAULT, USUAL_FAULTS } from 'contract/faults/usual-faults'
import type { FaultChoice } from 'contract/faults/words'
import { useEffect, useSyncExternalStore } from 'react'
import type { MiddlewareFunction } from 'react-router'
import { api } from '../api/client.ts'
import { pageLocale } from '../core/locale.ts'

const NONE: readonly FaultList[] = []
/** They could not be loaded. */
const UNREACHED: readonly FaultList[] = []
let lists = NONE
let texts = new Map<string, string>()
const listeners = new Set<() => void>()

/** Fetches what can be wrong with each sub-category. Without a connection the last known faults are offered, or the usual ones. */
export async function loadFaultChoices(signal?: AbortSignal): Promise<void> {
  try {
    const { data } = await api.faults.choices(undefined, signal && { signal })
    lists = data
    texts = new Map(data.flatMap(({ faults }) => faults).map(({ value, text }) => [value, text]))
    for (const listener of listeners) listener()
  } catch {
    // The usual faults do.
    if (lists === NONE) lists = UNREACHED
    for (const listener of listeners) listener()
  }
}

/** Whether the kinds of appliances are still on their way. */
export const areOnTheirWay = (kinds: readonly FaultList[]): boolean => kinds === NONE

/** The faults to choose from for a sub-category, named in either language; the usual ones for an unknown one. */
export const useFaultChoices = (subCategory: string): readonly FaultChoice[] =>
  useLists().find(({ name, name_ne }) => subCategory !== '' && [name, name_ne].includes(subCategory))?.faults ?? usual()

/** The kinds of appliances, each with its faults; empty until they are loaded. */
export const useKinds = (): readonly FaultList[] => useLists()

/** The name of a kind in the language of the page. */
export const kindName = ({ name, name_ne }: FaultList): string => (pageLocale() === 'ne' && name_ne) || name

/** Every fault that can be chosen for one sub-category or another. */
export const useEveryFault = (): readonly string[] => [
  ...new Set([...FAULTS, ...useLists().flatMap(({ faults }) => faults.map(({ value }) => value))]),
]

function useLists(): readonly FaultList[] {
  const known = useSyncExternalStore(
    subscribe,
    () => lists,
    () => NONE,
  )
  useEffect(() => {
    if (lists.length === 0) void loadFaultChoices()
  }, [])
  return known
}

const usual = () => [...USUAL_FAULTS, OTHER_FAULT].map((value) => ({ value, text: usualLabel(value) }))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A fault as people read it: in Nepali also one that the office wrote, as far as `readsFaults` ran before. */
export const faultLabel = (fault: string): string => texts.get(fault) ?? usualLabel(fault)

/** Lets the screens below it say every fault in the language of the page. */
export const readsFaults: MiddlewareFunction<Record<string, { type: string; result: unknown }>> = async (_, next) => {
  const known = pageLocale() === 'ne' && lists.length === 0 ? loadFaultChoices() : undefined
  const results = await next()
  await known
  return results
}
