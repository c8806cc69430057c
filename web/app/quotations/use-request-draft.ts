import { useState } from 'react'
import { draftOn, EMPTY_DRAFT, type ChosenProduct, type RequestDraft } from './request-draft.ts'

/** The draft of a request from a product's page, kept in this browser until it is sent; a repeated request starts as given. */
export function useRequestDraft(product: ChosenProduct, again?: RequestDraft) {
  const place = draftOn(product)
  const [draft, setDraft] = useState<RequestDraft>(() => again ?? place.read())
  const [isRestored, setRestored] = useState(!again && draft !== EMPTY_DRAFT)
  return {
    draft,
    /** it starts from an earlier draft */
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
