import { useMemo, useState } from 'react'
import type { QuotationDetail } from 'contract/quotations/endpoints'
import { draftOf, saysTheSame, type PriceDraft } from './price-draft.ts'

/** What is typed of an offer, over what is stored of it. */
export interface Typing {
  shown: PriceDraft
  /** undefined while nothing is typed */
  typed: PriceDraft | undefined
  isChanged: boolean
  /** someone else changed the request since typing began */
  isBehind: boolean
  change: (to: (before: PriceDraft) => PriceDraft) => void
  /** back to a draft, or to what is stored */
  replace: (draft: PriceDraft | undefined) => void
  /** goes on with what is typed, over what is stored by now */
  keep: () => void
  /** what was sent is stored; what was typed after it stays */
  settle: (sent: PriceDraft | undefined) => void
}

/** Keeps what is typed until it is saved, also when the request behind it changes. */
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
