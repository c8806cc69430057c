import type { Access } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import type { Attention } from 'contract/dashboard/endpoints'
import { ENROLMENT_NEEDED } from 'contract/factors/words'
import { useRouteLoaderData } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { livingSession } from '../api/living-session.ts'
import { mayHere } from '../session/may-here.ts'

/** The data of the back-office frame. */
export interface OfficeData {
  role: Role
  attention: Attention | undefined
  /** why the pending work could not be counted */
  failure: string | undefined
  readAt: string
  /** a second factor has to be added before anything else */
  enrolling: boolean
}

const ATTENTION_TIMEOUT_MS = 4_000

/** The role and its pending work. A slow or failed answer never keeps a screen from being shown. */
export async function readOffice(): Promise<OfficeData> {
  const role = livingSession()?.role ?? 'customer'
  const readAt = new Date().toISOString()
  try {
    // An engineer has no pending work here, only the own account.
    if (role === 'engineer') return await readOwnAccount(readAt)
    const { data } = await api.dashboard.attention(undefined, { signal: AbortSignal.timeout(ATTENTION_TIMEOUT_MS) })
    return { role, attention: data, failure: undefined, readAt, enrolling: false }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
    const enrolling = error.code === ENROLMENT_NEEDED
    return { role, attention: undefined, failure: error.message, readAt, enrolling }
  }
}

/** Any call that a session without its second factor may not make says so. */
async function readOwnAccount(readAt: string): Promise<OfficeData> {
  await api.sessions.list(undefined, { signal: AbortSignal.timeout(ATTENTION_TIMEOUT_MS) })
  return { role: 'engineer', attention: undefined, failure: undefined, readAt, enrolling: false }
}

/** Undefined on the server and until the browser knows the session. */
export const useOffice = (): OfficeData | undefined =>
  (useRouteLoaderData('layouts/office/office-layout') as OfficeData | null | undefined) ?? undefined

/** Whether the signed-in account has this permission, outside of components. */
export const mayNow = (access: Access): boolean => mayHere(livingSession()?.role ?? 'customer', access)
/** Whether the caller may have everybody of a list in one file. */
export const mayExportPeople = (): boolean => mayNow('people.export')

/** Whether the signed-in account has this permission. */
export function useMay(access: Access): boolean {
  const office = useOffice()
  return office !== undefined && mayHere(office.role, access)
}
