import { WEBHOOK_LIST, webhookPath } from 'contract/core/office-paths'
import type { Webhook } from 'contract/webhooks/endpoints'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { ClashDialog } from '../changes/clash-dialog.tsx'
import type { ComparedField } from '../changes/compared-fields.ts'
import { saveChanges } from '../changes/save-changes.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { unlessRefused } from '../office/saved-row.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/edit-webhook'
import { WebhookForm } from './webhook-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_menu_webhooks(), to: WEBHOOK_LIST }, { text: m.webhooks_edit() }],
}
export const clientMiddleware = [needs('webhooks.manage')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.webhooks.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges(api.webhooks.update, {
    params: { id: params.id },
    request,
    subject: 'webhook',
    fields: fields(),
    goTo: webhookPath(Number(params.id)),
  })
const fields = (): readonly ComparedField<Webhook>[] => [
  { kind: 'text', name: 'address', label: m.webhooks_address(), stored: ({ address }) => address },
  { kind: 'text', name: 'description', label: m.webhooks_description(), stored: ({ description }) => description },
  { kind: 'list', name: 'types', label: m.webhooks_events(), stored: ({ types }) => types },
]
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/edit/webhook/{id}` */
export default function EditWebhook({ loaderData: stored, actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  if (!stored) return <AbsentDetail words={m.webhooks_absent()} back={WEBHOOK_LIST} list={m.office_menu_webhooks()} />
  return (
    <DetailPage title={m.webhooks_edit()}>
      <h1 className="text-heading">{m.webhooks_edit()}</h1>
      <DetailCard title={m.webhooks_one()} className="mt-6 max-w-3xl">
        <WebhookForm
          key={stored.id}
          label={m.webhooks_edit()}
          refusal={refusal}
          stored={stored}
          back={webhookPath(stored.id)}
        />
      </DetailCard>
      <ClashDialog result={actionData} form={refusal.form} />
    </DetailPage>
  )
}
