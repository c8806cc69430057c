import type { OfferedAnswer } from 'contract/canned-answers/endpoints'
import { useEffect, useEffectEvent, useState } from 'react'

export interface Offers {
  answers: OfferedAnswer[]
  state: 'loading' | 'failed' | 'here'
}

const NOTHING: Offers = { answers: [], state: 'loading' }

/** Reads what is offered each time the menu opens: visit and job number may have changed. */
export function useOfferedAnswers(load: () => Promise<OfferedAnswer[]>, open: boolean): Offers {
  const [offers, setOffers] = useState(NOTHING)
  const read = useEffectEvent(() => load())
  useEffect(() => {
    if (!open) return
    let isLeft = false
    read().then(
      (answers) => isLeft || setOffers({ answers, state: 'here' }),
      () => isLeft || setOffers({ answers: [], state: 'failed' }),
    )
    return () => {
      isLeft = true
    }
  }, [open])
  return offers
}
