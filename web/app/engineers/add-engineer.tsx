import { ENGINEER_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { loadBody } from '../forms/body-of.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailCard, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { unlessRefused } from '../office/saved-row.ts'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/add-engineer'
import { loadChoices } from './engineer-choices.ts'
import { EngineerForm } from './engineer-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.engineers_list(), to: ENGINEER_LIST }, { text: m.engineers_add() }],
}
export const clientMiddleware = [needs('engineers.write')]

/** Preloads the form's validation, so that it works offline. */
export async function clientLoader() {
  const [choices] = await Promise.all([loadChoices(), loadBody(api.engineers.add)])
  return choices
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm(api.engineers.add, { request, goTo: ENGINEER_LIST })
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add/engineer` */
export default function AddEngineer({ loaderData: choices, actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  return (
    <DetailPage title={m.engineers_add()}>
      <h1 className="text-heading">{m.engineers_add()}</h1>
      <DetailCard title={m.engineers_one()} className="mt-6 max-w-3xl">
        <EngineerForm label={m.engineers_add()} refusal={refusal} choices={choices} />
      </DetailCard>
    </DetailPage>
  )
}
