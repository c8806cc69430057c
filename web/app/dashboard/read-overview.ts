import type { DayVisit, EngineerOfDay } from 'contract/complaints/assignments'
import type { ComplaintRow } from 'contract/complaints/endpoints'
import type { Attention, DashboardStats } from 'contract/dashboard/endpoints'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { mayNow } from '../office/office-data.ts'

/** The day of a service centre: what waits, who goes where today, and what is due next. */
export interface CentreDay {
  attention: Attention
  visits: readonly DayVisit[]
  engineers: readonly EngineerOfDay[]
  due: readonly ComplaintRow[]
}

type Read = { readAt: string; failure?: undefined } & (
  | { stats: DashboardStats; centre?: undefined }
  | { centre: CentreDay; stats?: undefined }
)

/** The figures of the company or the day of a service centre, and when they were read; or why they were not. */
export type Overview = Read | { failure: string }

/** How many complaints of those due next are shown. */
const DUE_NEXT = 8

/** Reads the figures, or the day of who sees only their service centre. That they did not come is no reason to lose the screen. */
export async function readOverview({ request: { signal } }: { request: Request }): Promise<Overview> {
  try {
    const shown = mayNow('figures.read')
      ? { stats: (await api.dashboard.stats(undefined, { signal })).data }
      : { centre: await readCentre(signal) }
    return { ...shown, readAt: new Date().toISOString() }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
    return { failure: error.message }
  }
}

async function readCentre(signal: AbortSignal): Promise<CentreDay> {
  const [attention, day, due] = await Promise.all([
    api.dashboard.attention(undefined, { signal }),
    api.assignments.day({ query: {} }, { signal }),
    api.complaints.list({ query: { sort: 'due', per_page: DUE_NEXT } }, { signal }),
  ])
  return {
    attention: attention.data,
    visits: day.data,
    engineers: day.engineers,
    due: due.data.filter(({ next_due_at }) => next_due_at !== ''),
  }
}

/** The last figures that came: they stay while newer ones are on their way, and when those do not come. */
export function useLastRead(overview: Overview): Read | undefined {
  const [last, keep] = useState<Read>()
  const isRead = overview.failure === undefined
  if (isRead && overview !== last) keep(overview)
  return isRead ? overview : last
}
