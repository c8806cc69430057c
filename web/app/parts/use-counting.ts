import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { isRefusal } from '../forms/refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import type { countAction } from './count-action.ts'

/** What was typed for a part, and how many the ledger had when it was. */
export interface CountedLine {
  count: string
  seen: number
}

type Counted = Record<string, CountedLine>

/**
 * What is being counted, by place, and how it is sent. It stays while another place is shown: an answer that comes meanwhile
 * counts, and a number that was typed over after sending stays.
 */
export function useCounting(where: string) {
  const [all, setAll] = useState<Record<string, Counted>>({})
  const { Form, submit, data, state } = useFetcher<typeof countAction>()
  const onSubmit = useSingleSubmit(submit)

  useEffect(() => {
    if (!data) return
    setAll((before) => {
      const lines = before[data.where]
      const entered = data.entered.filter(({ part_id, count }) => lines?.[part_id]?.count === count)
      return {
        ...before,
        [data.where]: without(
          lines,
          entered.map(({ part_id }) => part_id),
        ),
      }
    })
    if (!isRefusal(data)) toast.success(data.message)
    else if (data.where !== where) toast.error(data.message)
    // Once per answer, wherever one looks then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return {
    Form,
    onSubmit,
    isSending: state !== 'idle',
    /** the answer to what was sent from this place */
    outcome: data?.where === where ? data : undefined,
    lines: all[where] ?? NONE,
    /** whether something was typed at any place */
    isChanged: Object.values(all).some((lines) => Object.keys(lines).length > 0),
    type: (part: number, line: CountedLine) =>
      setAll((before) => ({
        ...before,
        [where]: line.count === '' ? without(before[where], [part]) : { ...before[where], [part]: line },
      })),
  }
}

export type Counting = ReturnType<typeof useCounting>

const NONE: Counted = {}

const without = (lines: Counted = NONE, parts: readonly number[]): Counted =>
  Object.fromEntries(Object.entries(lines).filter(([part]) => !parts.includes(Number(part))))
