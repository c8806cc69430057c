import type { AssignmentChoices } from 'contract/complaints/assignments'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'

/** Undefined choices and no failure: they are being read. */
export interface Choosing {
  choices: AssignmentChoices | undefined
  /** why they could not be read */
  failure: string
}

const NOTHING: Choosing = { choices: undefined, failure: '' }

/**
 * Whom a complaint can be given to, with their visits on a day, or with a proposed visit where there is none; those of the
 * last day stay while another one loads.
 */
export function useChoices(id: number, day: string): Choosing {
  const [choosing, setChoosing] = useState(NOTHING)
  useEffect(() => {
    const leaving = new AbortController()
    const query = /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {}
    api.assignments
      .choices({ params: { id }, query }, { signal: leaving.signal })
      .then(({ data }) => setChoosing({ choices: data, failure: '' }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError)
          setChoosing((last) => ({ ...last, failure: error.message }))
      })
    return () => leaving.abort()
  }, [id, day])
  return choosing
}
