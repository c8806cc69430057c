import { ANSWER_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { loadBody } from '../forms/body-of.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailCard, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { unlessRefused } from '../office/saved-row.ts'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/add-answer'
import { AnswerForm } from './answer-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.answers_list(), to: ANSWER_LIST }, { text: m.answers_add() }],
}
export const clientMiddleware = [needs('answers.write')]

/** Preloads the form's validation, so that it works offline. */
export async function clientLoader() {
  await loadBody(api.cannedAnswers.add)
  return null
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm(api.cannedAnswers.add, { request, goTo: ANSWER_LIST })
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add/canned-answer` */
export default function AddAnswer({ actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  return (
    <DetailPage title={m.answers_add()}>
      <h1 className="text-heading">{m.answers_add()}</h1>
      <DetailCard title={m.answers_one_title()} className="mt-6 max-w-3xl">
        <AnswerForm label={m.answers_add()} refusal={refusal} />
      </DetailCard>
    </DetailPage>
  )
}
