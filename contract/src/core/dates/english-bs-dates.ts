import { BS_MONTHS_ENGLISH } from './bikram-sambat.ts'
import type { Dates } from './dates.ts'
import { adDay, englishDatesOf } from './english-dates.ts'
import { shownBs } from './shown-bs.ts'

/** Bikram Sambat in English; a forecast is marked, with the AD day that binds, or hidden, and AD then marked. */
export const englishBsDates: Dates = /* @__PURE__ */ englishDatesOf((time) => {
  const bs = shownBs(time.iso)
  if (!bs) return { ...adDay(time), mark: 'AD ' }
  const month = BS_MONTHS_ENGLISH[bs.month - 1]!
  const day = { ...bs, month, shortMonth: month }
  return bs.isForecast ? { ...day, mark: 'approx. ', binding: adDay(time) } : day
})
