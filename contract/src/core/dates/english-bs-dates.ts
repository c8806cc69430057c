import { BS_MONTHS_ENGLISH, toBs } from './bikram-sambat.ts'
import type { Dates } from './dates.ts'
import { adDay, englishDatesOf } from './english-dates.ts'

/** Bikram Sambat in English where the year is published, and else AD. */
export const englishBsDates: Dates = /* @__PURE__ */ englishDatesOf((time) => {
  const bs = toBs(time.iso)
  if (!bs) return adDay(time)
  const month = BS_MONTHS_ENGLISH[bs.month - 1]!
  return { ...bs, month, shortMonth: month }
})
