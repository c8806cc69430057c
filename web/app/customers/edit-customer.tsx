import { CUSTOMER_LIST, customerPath } from 'contract/core/office-paths'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { m } from '#messages'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { fullName } from '../accounts/office/person-columns.tsx'
import { PersonFields } from '../accounts/office/person-fields.tsx'
import { submitChanges } from '../accounts/office/submit-changes.ts'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailPage } from '../office/detail.tsx'
import { savedRow, unlessRefused } from '../office/saved-row.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Card } from '../ui/data/card.tsx'
import { SkeletonForm } from '../ui/feedback/skeleton-form.tsx'
import type { Route } from './+types/edit-customer'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { whole } from '../ui/format/numbers.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.customers_list(), to: CUSTOMER_LIST },
    { text: m.customers_number({ id: id! }), to: customerPath(Number(id)) },
    { text: m.customers_edit() },
  ],
}
export const clientMiddleware = [needs('customers.read'), needs('customers.write')]
export const clientLoader = ({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) =>
  savedRow(api.customers.get({ params: { id } }, { signal }))
export const shouldRevalidate = unlessRefused

export const clientAction = async ({ request, params: { id } }: Route.ClientActionArgs) =>
  submitChanges(api.customers.update, {
    params: { id },
    form: await request.formData(),
    signal: request.signal,
    goTo: customerPath(Number(id)),
  })

export const HydrateFallback = () => (
  <div className="w-full max-w-304 px-4 py-5 lg:px-6">
    <SkeletonForm label={m.office_loading()} fields={6} />
  </div>
)

/** `/baltra-admin-dashboard/single-customer-view/{id}/edit` */
export default function EditCustomer({ loaderData: found, actionData }: Route.ComponentProps) {
  if (!found) return <AbsentDetail words={m.customers_absent()} back={CUSTOMER_LIST} list={m.customers_list()} />
  const { row: customer, version } = found
  const name = fullName(customer)
  return (
    <DetailPage title={m.customers_edit_about({ name })}>
      <ButtonLink to={CUSTOMER_LIST} variant="quiet" size="sm" className="mb-2 -ml-3">
        <ArrowLeft />
        {m.customers_list()}
      </ButtonLink>
      <h1 className="text-heading break-words">{m.customers_edit_about({ name })}</h1>
      <Card className="mt-6 max-w-3xl p-5">
        <AccountForm
          before={customer}
          version={version}
          result={actionData}
          verb={m.customers_save()}
          busyLabel={m.customers_saving()}
          back={customerPath(customer.id)}
          list={name}
        >
          {(errorOf) => (
            <>
              <PersonFields person={customer} version={version} errorOf={errorOf} />
              <QuotaField factor={customer.quota_factor} error={errorOf('quota_factor')} />
            </>
          )}
        </AccountForm>
      </Card>
    </DetailPage>
  )
}

const FACTORS = [1, 5, 20, 100]

/** How many requests a customer may make: a shop or a school registers more than a household. */
const QuotaField = ({ factor, error }: { factor: number; error: string | undefined }) => (
  <Field label={m.customers_quota()} help={m.customers_quota_help()} error={error}>
    <Select name="quota_factor" defaultValue={factor}>
      {[...new Set([...FACTORS, factor])]
        .toSorted((a, b) => a - b)
        .map((times) => (
          <option key={times} value={times}>
            {times === 1 ? m.customers_quota_usual() : m.customers_quota_times({ times: whole(times) })}
          </option>
        ))}
    </Select>
  </Field>
)
