import { useState } from 'react'
import { draftOn, EMPTY_DRAFT, type ChosenProduct, type RequestDraft } from './request-draft.ts'

/** What a customer types on the page of a product, kept in this browser until it is sent; what is asked for again begins as given. */
export function useRequestDraft(product: ChosenProduct, again?: RequestDraft) {
  const place = draftOn(product)
  const [draft, setDraft] = useState<RequestDraft>(() => again ?? place.read())
  const [isRestored, setRestored] = useState(!again && draft !== EMPTY_DRAFT)
  return {
    draft,
    /** it begins with what was typed before */
    isRestored,
    change: (to: (before: RequestDraft) => RequestDraft) => {
      const changed = to(draft)
      setDraft(changed)
      if (!again) place.keep(changed)
    },
    clear: () => {
      setDraft(EMPTY_DRAFT)
      setRestored(false)
      if (!again) place.forget()
    },
  }
}
