import type { CustomerRow } from 'contract/customers/endpoints'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'

/** Shorter words find too many. */
const LETTERS = 3
const PAUSE_MS = 250

interface People {
  people: readonly CustomerRow[] | undefined
  /** why they could not be read */
  failure: string
}

const NOBODY: People = { people: undefined, failure: '' }

/** Customers by a number, a name or an e-mail address, but the one that is looked at; undefined until they are read. */
export function usePeople(sought: string, except: number): People {
  const [read, setRead] = useState<People & { of: string }>({ of: '', ...NOBODY })
  const typed = sought.trim()
  useEffect(() => {
    if (typed.length < LETTERS) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      api.customers
        .list({ query: { firstname: typed, per_page: 6 } }, { signal: leaving.signal })
        .then(({ data }) =>
          setRead({ of: typed, people: data.filter(({ id }) => id !== except).slice(0, 5), failure: '' }),
        )
        .catch((error: unknown) => {
          if (!leaving.signal.aborted && error instanceof ApiError)
            setRead({ of: typed, people: undefined, failure: error.message })
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [typed, except])
  return read.of === typed ? read : NOBODY
}

/** Whether enough was typed to look for. */
export const isEnough = (sought: string): boolean => sought.trim().length >= LETTERS
