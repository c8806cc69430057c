import { useState } from 'react'
import {
  EMPTY_DRAFT,
  forgetDraft,
  keepDraft,
  keptDraft,
  type ChosenProduct,
  type RequestDraft,
} from './request-draft.ts'

/** What a customer types on the page of a product, kept in this tab until it is sent; what is asked for again begins as given. */
export function useRequestDraft(contact: string, product: ChosenProduct, again?: RequestDraft) {
  const [draft, setDraft] = useState<RequestDraft>(() => again ?? keptDraft(contact, product))
  return {
    draft,
    change: (to: (before: RequestDraft) => RequestDraft) => {
      const changed = to(draft)
      setDraft(changed)
      if (!again) keepDraft(contact, product, changed)
    },
    clear: () => {
      setDraft(EMPTY_DRAFT)
      if (!again) forgetDraft(contact, product)
    },
  }
}
