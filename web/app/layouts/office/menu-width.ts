import { stored, useStored } from '../../ui/browser/stored.ts'

const narrow = stored('office-menu', {
  owner: 'device',
  check: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: false,
})

/** Whether the side menu shows icons only; this browser remembers it. */
export const useNarrowMenu = (): boolean => useStored(narrow, false)

export const setNarrowMenu = narrow.keep
