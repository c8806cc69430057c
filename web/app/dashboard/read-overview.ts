import type { DashboardStats } from 'contract/dashboard/endpoints'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'

/** The figures and when they were read; or why they were not. */
export type Overview = { stats: DashboardStats; readAt: string; failure?: undefined } | { failure: string }
type ReadOverview = Extract<Overview, { readAt: string }>

/** Reads the figures. That they did not come is no reason to lose the screen. */
export async function readOverview({ request }: { request: Request }): Promise<Overview> {
  try {
    const { data } = await api.dashboard.stats(undefined, { signal: request.signal })
    return { stats: data, readAt: new Date().toISOString() }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
    return { failure: error.message }
  }
}

/** The last figures that came: they stay while newer ones are on their way, and when those do not come. */
export function useLastRead(overview: Overview): ReadOverview | undefined {
  const [last, keep] = useState<ReadOverview>()
  const isRead = overview.failure === undefined
  if (isRead && overview !== last) keep(overview)
  return isRead ? overview : last
}
