import { redirect } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { refreshProfile } from '../../session/profile.ts'
import { forgetSession } from '../../session/session.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { signInForReview } from './review-address.ts'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

export type ReviewAnswer = Refusal | { message: string; text: string }

/** Saves or deletes the customer's own review. A session that the server ended leads to sign-in and back. */
export async function reviewAction({ request }: { request: Request }): Promise<ReviewAnswer> {
  const form = await request.formData()
  try {
    return form.get('intent') === 'delete' ? await remove(Number(form.get('id'))) : await save(form)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error
    forgetSession()
    toast.warning(m.session_expired(), { text: m.reviews_kept_here() })
    throw redirect(signInForReview(request.url))
  }
}

async function save(form: FormData): Promise<ReviewAnswer> {
  const result = await submit(api.reviews.add, { values: valuesOf(form) })
  if (isRefusal(result)) return result
  const { reward_points, hidden } = result.data
  if (reward_points > 0) void refreshProfile()
  return { message: result.message, text: wordsAfter(reward_points, hidden) }
}

function wordsAfter(points: number, hidden: boolean): string {
  if (hidden) return m.reviews_stays_hidden()
  return points > 0 ? m.reviews_points_added({ points: whole(points) }) : m.reviews_everybody_reads()
}

async function remove(id: number): Promise<ReviewAnswer> {
  try {
    const { message } = await api.reviews.deleteMine({ params: { id } })
    void refreshProfile()
    return { message, text: '' }
  } catch (error) {
    return refusalOf(error)
  }
}
