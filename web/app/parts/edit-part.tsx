import { PART_LIST, partPath } from 'contract/core/office-paths'
import type { Part } from 'contract/parts/endpoints'
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
import { rupees } from '../ui/format/price.ts'
import type { Route } from './+types/edit-part'
import { modelNumbers } from './models-field.tsx'
import { PartForm } from './part-form.tsx'
import { partName } from './part-words.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.parts_list(), to: PART_LIST }, { text: m.parts_edit_title() }],
}
export const clientMiddleware = [needs('parts.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.parts.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges(api.parts.update, {
    params: { id: params.id },
    request,
    subject: 'part',
    fields: fields(),
    goTo: partPath(Number(params.id)),
  })
const fields = (): readonly ComparedField<Part>[] => [
  { kind: 'text', name: 'number', label: m.parts_number(), stored: ({ number }) => number },
  {
    kind: 'text',
    name: 'price',
    label: m.parts_price(),
    stored: ({ price }) => price,
    words: ({ price }) => rupees(price),
  },
  { kind: 'text', name: 'name', label: m.parts_name(), stored: ({ name }) => name },
  {
    kind: 'text',
    name: 'name_ne',
    label: m.forms_in_nepali({ label: m.parts_name() }),
    stored: ({ name_ne }) => name_ne,
  },
  {
    kind: 'text',
    name: 'reorder_level',
    label: m.parts_reorder_level(),
    stored: ({ reorder_level }) => reorder_level,
  },
  {
    kind: 'text',
    name: 'active',
    label: m.parts_state(),
    stored: ({ active }) => String(active),
    words: ({ active }) => (active ? m.parts_ordered() : m.parts_not_ordered()),
  },
  {
    kind: 'list',
    name: 'models',
    label: m.parts_models(),
    stored: ({ models }) => models.map(({ id }) => String(id)),
    words: ({ models }) => modelNumbers(models),
  },
]
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/edit/part/{id}` */
export default function EditPart({ loaderData: stored, actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  if (!stored) return <AbsentDetail words={m.parts_absent()} back={PART_LIST} list={m.parts_list()} />
  return (
    <DetailPage title={m.parts_edit_title()}>
      <h1 className="text-heading break-words">{partName(stored)}</h1>
      <DetailCard title={m.parts_one()} className="mt-6 max-w-3xl">
        <PartForm key={stored.id} label={m.parts_edit_title()} refusal={refusal} stored={stored} />
      </DetailCard>
      <ClashDialog result={actionData} form={refusal.form} />
      <History subject="part" id={stored.id} className="max-w-3xl" />
    </DetailPage>
  )
}
