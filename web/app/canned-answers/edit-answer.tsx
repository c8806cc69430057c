import type { CannedAnswer } from 'contract/canned-answers/endpoints'
import { ANSWER_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { ClashDialog } from '../changes/clash-dialog.tsx'
import type { ComparedField } from '../changes/compared-fields.ts'
import { saveChanges } from '../changes/save-changes.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { History } from '../history/history.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { unlessRefused } from '../office/saved-row.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/edit-answer'
import { AnswerForm } from './answer-form.tsx'
import { kindLabel } from './kind-label.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.answers_list(), to: ANSWER_LIST }, { text: m.answers_edit_title() }],
}
export const clientMiddleware = [needs('answers.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.cannedAnswers.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges(api.cannedAnswers.update, {
    params: { id: params.id },
    request,
    subject: 'canned_answer',
    fields: fields(),
    goTo: ANSWER_LIST,
  })
const fields = (): readonly ComparedField<CannedAnswer>[] => [
  {
    kind: 'text',
    name: 'kind',
    label: m.answers_kind(),
    stored: ({ kind }) => kind,
    words: ({ kind }) => kindLabel(kind),
  },
  { kind: 'text', name: 'title', label: m.answers_title(), stored: ({ title }) => title },
  { kind: 'text', name: 'text', label: m.answers_text(), stored: ({ text }) => text },
  {
    kind: 'text',
    name: 'title_ne',
    label: m.forms_in_nepali({ label: m.answers_title() }),
    stored: ({ title_ne }) => title_ne,
  },
  {
    kind: 'text',
    name: 'text_ne',
    label: m.forms_in_nepali({ label: m.answers_text() }),
    stored: ({ text_ne }) => text_ne,
  },
]
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/edit/canned-answer/{id}` */
export default function EditAnswer({ loaderData: stored, actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  if (!stored) return <AbsentDetail words={m.answers_absent()} back={ANSWER_LIST} list={m.answers_list()} />
  return (
    <DetailPage title={m.answers_edit_title()}>
      <h1 className="text-heading">{m.answers_edit_title()}</h1>
      <DetailCard title={m.answers_one_title()} className="mt-6 max-w-3xl">
        <AnswerForm key={stored.id} label={m.answers_edit_title()} refusal={refusal} stored={stored} />
      </DetailCard>
      <ClashDialog result={actionData} form={refusal.form} />
      <History subject="canned_answer" id={stored.id} className="max-w-3xl" />
    </DetailPage>
  )
}
