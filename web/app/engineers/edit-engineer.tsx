import { ENGINEER_LIST } from 'contract/core/office-paths'
import type { Engineer } from 'contract/engineers/endpoints'
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
import type { Route } from './+types/edit-engineer'
import { absenceAction, isAbsenceForm } from './absence-action.ts'
import { AbsenceCard } from './absence-card.tsx'
import { loadChoices } from './engineer-choices.ts'
import { EngineerForm } from './engineer-form.tsx'
import { PhoneCard } from './phone-card.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.engineers_list(), to: ENGINEER_LIST }, { text: m.engineers_edit_title() }],
}
export const clientMiddleware = [needs('engineers.write')]
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [stored, choices] = await Promise.all([
    rowOrAbsent(api.engineers.get({ params: { id: params.id } })),
    loadChoices(),
  ])
  return { stored, choices }
}
export const shouldRevalidate = unlessRefused
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  if (await isAbsenceForm(request)) return absenceAction(request, params.id)
  return saveChanges(api.engineers.update, {
    params: { id: params.id },
    request,
    subject: 'engineer',
    fields: fields(),
    goTo: ENGINEER_LIST,
  })
}
const fields = (): readonly ComparedField<Engineer>[] => [
  { kind: 'text', name: 'name', label: m.engineers_name(), stored: ({ name }) => name },
  { kind: 'text', name: 'phone', label: m.engineers_phone(), stored: ({ phone }) => phone },
  {
    kind: 'text',
    name: 'centre_id',
    label: m.engineers_centre(),
    stored: ({ centre_id }) => centre_id,
    words: ({ centre_name }) => centre_name,
  },
  {
    kind: 'text',
    name: 'active',
    label: m.engineers_state(),
    stored: ({ active }) => String(active),
    words: ({ active }) => (active ? m.engineers_active() : m.engineers_left()),
  },
  { kind: 'list', name: 'skills', label: m.engineers_skills(), stored: ({ skills }) => skills.map(String) },
  { kind: 'list', name: 'days_off', label: m.engineers_days_off(), stored: ({ days_off }) => days_off.map(String) },
]
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/edit/engineer/{id}` */
export default function EditEngineer({ loaderData: { stored, choices }, actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  if (!stored) return <AbsentDetail words={m.engineers_absent()} back={ENGINEER_LIST} list={m.engineers_list()} />
  return (
    <DetailPage title={m.engineers_edit_title()}>
      <h1 className="text-heading">{stored.name}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <DetailCard title={m.engineers_one()}>
          <EngineerForm
            key={stored.id}
            label={m.engineers_edit_title()}
            refusal={refusal}
            choices={choices}
            stored={stored}
          />
        </DetailCard>
        <div className="grid gap-5">
          <AbsenceCard engineer={stored} />
          <PhoneCard engineer={stored} />
        </div>
      </div>
      <ClashDialog result={actionData} form={refusal.form} />
      <History subject="engineer" id={stored.id} />
    </DetailPage>
  )
}
