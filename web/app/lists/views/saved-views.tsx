import { OFFICE } from 'contract/core/paths'
import type { ListWithViews } from 'contract/saved-views/words'
import type { SavedView } from 'contract/saved-views/endpoints'
import { Navigate, redirect, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { needs } from '../../session/guard.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/saved-views'

export type ViewsOfList = { views: SavedView[]; failure?: undefined } | { views?: undefined; failure: string }

export const clientMiddleware = [needs('dashboard.read')]

/** The views of the list that the address names, or why they did not load; without a list it leads to the overview. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<ViewsOfList> {
  // The server checks the name of the list.
  const list = new URL(request.url).searchParams.get('list') as ListWithViews | null
  if (!list) throw redirect(OFFICE)
  try {
    return { views: (await api.savedViews.list({ query: { list } }, { signal: request.signal })).data }
  } catch (error) {
    return { failure: refusalOf(error).message }
  }
}

/** Saves a view, or deletes the one whose id is sent. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<Refusal | { message: string }> {
  const values = valuesOf(await request.formData())
  if (typeof values['id'] === 'string') return deleteView(values['id'])
  return submit(api.savedViews.save, { values: { ...values, is_shared: values['is_shared'] === 'on' } })
}

async function deleteView(id: string) {
  try {
    const told = await api.savedViews.delete({ params: { id } })
    toast.success(told.message)
    return told
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.error(error.message)
    return refusalOf(error)
  }
}

/** A resource route of the lists; opened directly, it redirects to the list. */
export default function SavedViews() {
  const [search] = useSearchParams()
  return <Navigate to={`${OFFICE}/${search.get('list') ?? ''}`} replace />
}
