import { useState } from 'react'

/** What was typed for a part, and how many the ledger had when it was. */
export interface CountedLine {
  count: string
  seen: number
}

type Counted = Record<string, CountedLine>

/** What is being counted, by place: it stays while another place is looked at. */
export function useCounting(where: string) {
  const [all, setAll] = useState<Record<string, Counted>>({})
  return {
    lines: all[where] ?? NONE,
    /** whether something was typed at any place */
    isChanged: Object.values(all).some((lines) => Object.keys(lines).length > 0),
    type: (part: number, line: CountedLine) =>
      setAll((before) => ({
        ...before,
        [where]: line.count === '' ? without(before[where], [part]) : { ...before[where], [part]: line },
      })),
    /** These were entered. */
    forget: (parts: readonly number[]) => setAll((before) => ({ ...before, [where]: without(before[where], parts) })),
  }
}

export type Counting = ReturnType<typeof useCounting>

const NONE: Counted = {}

const without = (lines: Counted = NONE, parts: readonly number[]): Counted =>
  Object.fromEntries(Object.entries(lines).filter(([part]) => !parts.includes(Number(part))))
