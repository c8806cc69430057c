import { REGISTRATION_LIST, registrationPath } from 'contract/core/office-paths'
import { useState } from 'react'
import { redirect, useFetcher } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { checkAndSend, valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { notAhead } from '../not-ahead.ts'
import type { Route } from './+types/add-registration'
import { CounterForm } from './counter-form.tsx'
import { FindCustomer, type FoundCustomer } from './find-customer.tsx'
import { keepStore, lastStore } from './last-store.ts'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.registrations_office_customer_products() },
    { text: m.registrations_office_title(), to: REGISTRATION_LIST },
    { text: m.registrations_office_add() },
  ],
}
export const clientMiddleware = [needs('registrations.write'), needs('customers.read')]
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const contact = new URL(request.url).searchParams.get('contact')
  return { store: lastStore(), asked: contact === null ? undefined : await find({ contact }) }
}
export const shouldRevalidate = () => false

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, ...values } = valuesOf(await request.formData())
  return intent === 'find' ? find(values) : register(values, request.signal)
}

export const HydrateFallback = () => (
  <div className="w-full max-w-304 px-4 py-5 lg:px-6">
    <SkeletonForm label={m.registrations_office_loading_form()} fields={2} />
  </div>
)

/** `/baltra-admin-dashboard/add/customer-product`: at the counter, first the customer, then the product. */
export default function AddRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<() => Promise<FoundCustomer>>()
  const [forgotten, forget] = useState<unknown>()
  // The screen of a customer leads here with their number.
  const asked = fetcher.data ?? loaderData.asked
  const found = asked !== forgotten && !isRefusal(asked) ? asked?.customer : undefined
  return (
    <DetailPage title={m.registrations_office_add_title()}>
      <h1 className="text-heading">{m.registrations_office_add_title()}</h1>
      <FindCustomer found={found ?? undefined} fetcher={fetcher} onForget={() => forget(asked)} />
      {found && <CounterForm key={found.id} customer={found} store={loaderData.store} result={actionData} />}
    </DetailPage>
  )
}

const find = (values: Record<string, unknown>) =>
  checkAndSend({
    schema: async () => (await import('contract/registrations/endpoints')).registrations.customerOfNumber.query,
    values,
    send: async ({ contact }) => ({
      customer: (await api.registrations.customerOfNumber({ query: { contact: String(contact) } })).data,
    }),
  })

async function register(values: Record<string, unknown>, signal: AbortSignal) {
  const result = await submitUpload(api.registrations.registerForCustomer, {
    values,
    // A future day is refused before three photographs are uploaded.
    narrow: (body) => body.extend({ purchase_date: notAhead(body.shape.purchase_date) }),
    signal,
  })
  if (isRefusal(result)) return result
  keepStore(values)
  const { id, customer, model_name } = result.data
  toast.success(result.message, { text: `${model_name}, ${customer.firstname} ${customer.lastname}` })
  return redirect(registrationPath(id))
}
