import { QUOTATION_LIST, quotationPath } from 'contract/core/office-paths'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { useState } from 'react'
import { Form, redirect } from 'react-router'
import { m } from '#messages'
import { fullName } from '../../accounts/office/person-columns.tsx'
import { api } from '../../api/client.ts'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { errorsOfRows } from '../errors-of-rows.ts'
import { OtherProducts } from '../other-products.tsx'
import { ProductSelect } from '../product-select.tsx'
import { QuantityInput } from '../quantity-input.tsx'
import { otherField, type ChosenProduct, type OtherDraft } from '../request-draft.ts'
import type { Route } from './+types/new-quotation'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.quotations_office_crumb(), to: QUOTATION_LIST }, { text: m.quotations_office_make() }],
}
export const clientMiddleware = [needs('quotations.decide')]
export const shouldRevalidate = unlessRefused
export const HydrateFallback = DetailSkeleton

/** Who asks: the sender of a message, a customer, or somebody who is typed in. */
export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url)
  const [customerId, enquiryId] = [searchParams.get('customer'), searchParams.get('enquiry')]
  const [customer, enquiry] = await Promise.all([
    customerId ? rowOrAbsent(api.customers.get({ params: { id: customerId } }, { signal })) : null,
    enquiryId ? rowOrAbsent(api.enquiries.open({ params: { id: enquiryId } }, { signal })) : null,
  ])
  const buyer = customer
    ? { name: fullName(customer), contact: customer.contact, address: customer.customerAddress }
    : { name: enquiry?.name ?? '', contact: enquiry?.phone ?? '', address: '' }
  return { buyer, enquiry }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const { model_name, model_num, number, quantity, other: _, ...page } = valuesOf(form)
  const keys = form.getAll('other').map(String)
  const others = keys.map((key) => ({
    model_name: page[otherField(key, 'model_name')],
    model_num: page[otherField(key, 'number')],
    quantity: page[otherField(key, 'quantity')],
  }))
  const { customer_name, contact, company, pan, address, description, enquiry_id } = page
  const result = await submit(api.quotations.make, {
    values: {
      customer_name,
      contact,
      company,
      pan,
      address,
      description,
      enquiry_id,
      products: [{ model_name, model_num: number ?? model_num, quantity }, ...others],
    },
  })
  if (!isRefusal(result)) {
    toast.success(result.message)
    return redirect(quotationPath(result.data.id))
  }
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(errorsOfRows(result.errors, 'products', ['first', ...keys])))
    errors[path.replace(/^first\./, '').replace(/^model_name$/, 'model_num')] = message
  // What is wrong with a row that has no product yet is that none is chosen.
  if (!number) errors['model_num'] = m.quotations_choose_product()
  for (const [place, key] of keys.entries())
    if (!others[place]?.model_num) errors[otherField(key, 'model_num')] = m.quotations_choose_product()
  return { ...result, errors }
}

/** `/baltra-admin-dashboard/add/bulk-quote`: a quotation for whoever asks by phone or contact form. */
export default function NewQuotation({ loaderData: { buyer, enquiry }, actionData }: Route.ComponentProps) {
  const { form, errorOf, onChange, forget } = useRefusal(actionData)
  const [isChanged, setChanged] = useState(false)
  const [first, chooseFirst] = useState<ChosenProduct | null>(null)
  const [quantity, setQuantity] = useState('1')
  const [others, setOthers] = useState<readonly OtherDraft[]>([])
  return (
    <DetailPage title={m.quotations_office_make()}>
      <LeaveGuard when={isChanged} />
      <h1 className="text-heading">{m.quotations_office_make()}</h1>
      <p className="mt-1 max-w-2xl text-xs text-ink-2">{m.quotations_office_make_text()}</p>
      {enquiry && <OfMessage enquiry={enquiry} />}
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label={m.quotations_office_make()}
        onSubmit={useSingleSubmit()}
        onChange={(event) => {
          onChange(event)
          setChanged(true)
        }}
        className="mt-6 grid max-w-2xl gap-5"
      >
        {enquiry && <input type="hidden" name="enquiry_id" value={enquiry.id} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={m.quotations_office_buyer_name()} error={errorOf('customer_name')}>
            <TextInput name="customer_name" defaultValue={buyer.name} maxLength={100} autoComplete="off" />
          </Field>
          <Field label={m.customers_add_contact()} help={m.quotations_office_contact_help()} error={errorOf('contact')}>
            <PhoneInput name="contact" defaultValue={buyer.contact} autoComplete="off" />
          </Field>
          <Field label={m.quotations_office_company()} error={errorOf('company')}>
            <TextInput name="company" maxLength={120} autoComplete="off" />
          </Field>
          <Field label={m.quotations_office_pan()} error={errorOf('pan')}>
            <TextInput name="pan" inputMode="numeric" maxLength={12} autoComplete="off" />
          </Field>
        </div>
        <Field label={m.quotations_office_address()} error={errorOf('address')}>
          <TextInput name="address" defaultValue={buyer.address} maxLength={300} autoComplete="off" />
        </Field>
        <input type="hidden" name="model_name" value={first?.model_name ?? ''} />
        <input type="hidden" name="number" value={first?.model_num ?? ''} />
        <Field label={m.quotations_office_product()} error={errorOf('model_num')}>
          <ProductSelect
            name="model_num"
            chosen={first}
            choose={(product) => {
              chooseFirst(product)
              setChanged(true)
              forget('model_num')
            }}
          />
        </Field>
        <Field label={m.quotations_quantity()} error={errorOf('quantity')}>
          <QuantityInput
            name="quantity"
            value={quantity}
            onValue={(value) => {
              setQuantity(value)
              forget('quantity')
            }}
          />
        </Field>
        <OtherProducts others={others} change={(to) => setOthers(to)} errorOf={errorOf} forget={forget} />
        <Field label={m.quotations_office_words()} error={errorOf('description')}>
          <Textarea name="description" rows={3} maxLength={2000} defaultValue={enquiry?.note ?? ''} />
        </Field>
        <Button type="submit" variant="ink" busy={useBusy()} busyLabel={m.forms_saving()} className="max-sm:w-full">
          {m.quotations_office_make_do()}
        </Button>
      </Form>
    </DetailPage>
  )
}

/** The message that it is made of, and whether one was made already. */
const OfMessage = ({ enquiry: { name, note, quotation_id } }: { enquiry: EnquiryRow }) => (
  <Note className="mt-6 max-w-2xl" title={m.callers_of_enquiry({ name })}>
    <p className="mt-1 wrap-anywhere whitespace-pre-line">{note}</p>
    {quotation_id !== null && <p className="mt-2">{m.quotations_office_made_already({ id: quotation_id })}</p>}
  </Note>
)
