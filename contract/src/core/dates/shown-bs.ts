import { calendarEnds, toBs, type BsDay } from './bikram-sambat.ts'
import { hidesForecasts } from './forecasts.ts'

/** A day of Nepal's calendar as a reader sees it. */
export interface ShownBs extends BsDay {
  /** of a year that is not published: the AD day stands beside it and binds */
  isForecast: boolean
}

/** The BS day that is shown for a day `YYYY-MM-DD`; undefined where AD takes its place. Everything that writes BS asks this. */
export function shownBs(day: string): ShownBs | undefined {
  const bs = toBs(day)
  const isForecast = day >= calendarEnds()
  return bs && !(isForecast && hidesForecasts()) ? { ...bs, isForecast } : undefined
}
