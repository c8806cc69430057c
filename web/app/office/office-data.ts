import { may, type Access, type Role } from 'contract/core/access'
import type { Attention } from 'contract/dashboard/endpoints'
import { useRouteLoaderData } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { livingSession } from '../session/session.ts'

/** What the frame of the back office knows. */
export interface OfficeData {
  role: Role
  attention: Attention | undefined
  /** why what waits is not known */
  failure: string | undefined
  readAt: string
}

const WAIT_AT_MOST_MS = 4_000

/** Who works here and what waits for them. A slow or failed answer never keeps a screen from being shown. */
export async function readOffice(): Promise<OfficeData> {
  const role = livingSession()?.role ?? 'customer'
  const readAt = new Date().toISOString()
  try {
    const { data } = await api.dashboard.attention(undefined, { signal: AbortSignal.timeout(WAIT_AT_MOST_MS) })
    return { role, attention: data, failure: undefined, readAt }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
    return { role, attention: undefined, failure: error.message, readAt }
  }
}

/** Undefined on the server and until the browser has looked who is signed in. */
export const useOffice = (): OfficeData | undefined =>
  (useRouteLoaderData('office/office-layout') as OfficeData | null | undefined) ?? undefined

/** Whether the one who works here may use what needs this capability. */
export function useMay(access: Access): boolean {
  const office = useOffice()
  return office !== undefined && may(office.role, access)
}
