import { ADD_REGISTRATION, CUSTOMER_LIST, customerPath, newComplaintPath } from 'contract/core/office-paths'
import { useState } from 'react'
import { Form, redirect, useSearchParams } from 'react-router'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { isRefusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailPage } from '../office/detail.tsx'
import { unlessRefused } from '../office/saved-row.ts'
import { needs } from '../session/guard.ts'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import type { Route } from './+types/add-customer'
import { NewCustomerFields } from './new-customer-fields.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.customers_profiles() },
    { text: m.customers_list(), to: CUSTOMER_LIST },
    { text: m.customers_add() },
  ],
}
export const clientMiddleware = [needs('customers.add')]
export const shouldRevalidate = unlessRefused

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.customers.add, { values: valuesOf(await request.formData()) })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return redirect(nextStep(new URL(request.url).searchParams, result.data))
}

/** The screen that needed the customer. */
function nextStep(params: URLSearchParams, { id, contact }: { id: number; contact: string }): string {
  const [next, enquiry] = [params.get('next'), params.get('enquiry')]
  if (next === 'complaint') return newComplaintPath(id, enquiry ? Number(enquiry) : undefined)
  if (next === 'registration') return `${ADD_REGISTRATION}?contact=${contact}`
  return customerPath(id)
}

/** `/baltra-admin-dashboard/add/customer`: an account for someone on the phone, which they claim with a code. */
export default function AddCustomer({ actionData }: Route.ComponentProps) {
  const { form, errorOf, onChange, forget } = useRefusal(actionData)
  const [isChanged, setChanged] = useState(false)
  const [params] = useSearchParams()
  return (
    <DetailPage title={m.customers_add()}>
      <LeaveGuard when={isChanged} />
      <h1 className="text-heading">{m.customers_add()}</h1>
      <p className="mt-1 max-w-2xl text-xs text-ink-2">{m.customers_add_text()}</p>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label={m.customers_add()}
        onSubmit={useSingleSubmit()}
        onChange={(event) => {
          onChange(event)
          setChanged(true)
        }}
        className="mt-6 max-w-2xl"
      >
        <NewCustomerFields
          contact={params.get('contact') ?? ''}
          name={params.get('name') ?? ''}
          errorOf={errorOf}
          onDistrict={() => forget('district')}
        />
        <Button
          type="submit"
          variant="ink"
          busy={useBusy()}
          busyLabel={m.customers_adding()}
          className="mt-7 max-sm:w-full"
        >
          {m.customers_add()}
        </Button>
      </Form>
    </DetailPage>
  )
}
