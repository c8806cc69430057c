import { useMemo, useState } from 'react'
import type { QuotationDetail } from 'contract/quotations/endpoints'
import { draftOf, saysTheSame, type PriceDraft } from './price-draft.ts'

/** The draft of an offer, over the stored one. */
export interface Typing {
  shown: PriceDraft
  /** undefined while nothing is typed */
  typed: PriceDraft | undefined
  isChanged: boolean
  /** someone else changed the request since typing began */
  isBehind: boolean
  change: (to: (before: PriceDraft) => PriceDraft) => void
  /** back to a draft, or to the stored offer */
  replace: (draft: PriceDraft | undefined) => void
  /** keeps the draft, based on the newly stored offer */
  keep: () => void
  /** the sent offer is stored; later input stays */
  settle: (sent: PriceDraft | undefined) => void
}

/** Keeps the draft until it is saved, also when the stored request changes. */
export function usePriceDraft(quotation: QuotationDetail): Typing {
  const [typed, replace] = useState<PriceDraft>()
  const stored = useMemo(() => draftOf(quotation), [quotation])
  const overStored = (draft: PriceDraft): PriceDraft => ({
    ...draft,
    seen_status: stored.seen_status,
    seen_version: stored.seen_version,
  })
  return {
    shown: typed ?? stored,
    typed,
    isChanged: typed !== undefined && !saysTheSame(typed, stored),
    isBehind: typed !== undefined && typed.seen_version !== stored.seen_version,
    change: (to) => replace((before) => to(before ?? stored)),
    replace,
    keep: () => replace((before) => before && overStored(before)),
    settle: (sent) => replace((now) => (now === sent || !now ? undefined : overStored(now))),
  }
}
