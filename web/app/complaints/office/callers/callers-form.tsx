import type { CallersData } from 'contract/complaints/callers'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import type { FaultList } from 'contract/faults/endpoints'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { LeaveGuard } from '../../../forms/leave-guard.tsx'
import { UploadFoot } from '../../../forms/upload-foot.tsx'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { FormGroup } from '../../../portal/form-group.tsx'
import { SerialFields } from '../../../registrations/office/serial-fields.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../../../ui/fields/file-rules.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { PhoneInput } from '../../../ui/fields/phone-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { isoToday } from '../../../ui/format/dates.ts'
import { OfficePlaceFields } from '../office-place-fields.tsx'
import { kindName, useKinds } from '../../fault-choices.ts'
import { placeOf, type Zone } from '../../places.ts'
import { ProblemChoices } from '../../problem-choices.tsx'
import { PrioritySelect } from '../due-part.tsx'
import { PurchaseFields } from '../purchase-fields.tsx'
import { canBeChosen, NEW_PRODUCT, ProductsChoice } from './products-choice.tsx'

export interface CallersFormProps {
  caller: CallersData
  zones: readonly Zone[]
  /** the message that the complaint is made of */
  enquiry: Pick<EnquiryRow, 'id' | 'note' | 'phone'> | undefined
  /** the action's result */
  result: unknown
}

/** The complaint as the caller tells it: the product, what happens, where the technician goes. */
export function CallersForm({ caller, zones, enquiry, result }: CallersFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [isChanged, setChanged] = useState(false)
  const [chosen, choose] = useState(() => firstChoice(caller))
  const changeInput = (event: FormEvent<HTMLFormElement>) => {
    onChange(event)
    setChanged(true)
  }
  const kinds = useKinds()
  const [kind, chooseKind] = useState('')
  const product = caller.products.find(({ id }) => String(id) === chosen)
  const subCategory = product?.sub_category ?? kinds.find(({ id }) => String(id) === kind)?.name ?? ''
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={m.callers_title()}
      onSubmit={useSingleSubmit()}
      onChange={changeInput}
      className="max-w-2xl xl:grid xl:max-w-none xl:grid-cols-[minmax(0,42rem)_minmax(0,34rem)] xl:items-start xl:gap-x-12"
    >
      <LeaveGuard when={isChanged} />
      <input type="hidden" name="customer_id" value={caller.id} />
      {enquiry && <input type="hidden" name="enquiry_id" value={enquiry.id} />}
      <div>
        <FormGroup legend={m.complaints_office_product()}>
          <ProductsChoice
            caller={caller}
            chosen={chosen}
            choose={choose}
            error={chosen === NEW_PRODUCT ? undefined : errorOf('stock_id')}
          />
          {chosen === NEW_PRODUCT && <NewProduct kinds={kinds} kind={kind} chooseKind={chooseKind} errorOf={errorOf} />}
        </FormGroup>
        <FormGroup legend={m.complaints_office_problem()} className="">
          <FieldGroup label={m.callers_what_happens()} error={errorOf('problem_type')}>
            <ProblemChoices key={subCategory} subCategory={subCategory} chosen={undefined} />
          </FieldGroup>
          <Field label={m.callers_remark()} error={errorOf('problem_description')}>
            <Textarea name="problem_description" rows={3} maxLength={5000} defaultValue={enquiry?.note} />
          </Field>
          <Field label={m.complaints_office_priority()} error={errorOf('priority')}>
            <PrioritySelect defaultValue="normal" />
          </Field>
          <FileDrop label={m.callers_photo()} name="damaged_image" rule={IMAGE_RULE} error={errorOf('damaged_image')} />
        </FormGroup>
      </div>
      {/* Beside it on a wide screen, so that place and button are in sight. */}
      <div>
        <FormGroup legend={m.callers_where()}>
          <Field label={m.complaints_office_mobile()} error={errorOf('customerContact')}>
            <PhoneInput name="customerContact" defaultValue={enquiry?.phone ?? caller.contact} autoComplete="off" />
          </Field>
          <Field label={m.complaints_office_address()} error={errorOf('customerAddress')}>
            <TextInput name="customerAddress" defaultValue={addressOf(caller)} maxLength={300} autoComplete="off" />
          </Field>
          <OfficePlaceFields zones={zones} initial={{ ...caller, ...placeOf(caller, zones) }} errorOf={errorOf} />
          <DateField
            label={m.callers_wished_day()}
            name="wished_day"
            error={errorOf('wished_day')}
            whyNot={whyNotWished}
          />
        </FormGroup>
        <UploadFoot verb={m.callers_file()} busyLabel={m.callers_filing()} result={result} variant="ink" />
      </div>
    </Form>
  )
}

interface NewProductProps {
  kinds: readonly FaultList[]
  /** the id of the chosen one, or empty */
  kind: string
  chooseKind: (id: string) => void
  errorOf: (field: string) => string | undefined
}

/** The kind of appliance is enough; the rest as far as the caller knows it. */
const NewProduct = ({ kinds, kind, chooseKind, errorOf }: NewProductProps) => (
  <>
    <Field
      label={m.callers_kind()}
      help={m.callers_unknown_help()}
      error={errorOf('sub_category_id')}
      className="sm:col-span-2"
    >
      <Select name="sub_category_id" value={kind} onChange={({ target }) => chooseKind(target.value)}>
        <option value="">{m.callers_kind_choose()}</option>
        {kinds.map((one) => (
          <option key={one.id} value={one.id}>
            {kindName(one)}
          </option>
        ))}
      </Select>
    </Field>
    <SerialFields
      errorOf={errorOf}
      help={m.callers_serial_help()}
      onKnown={(known) => chooseKind(String(kinds.find((one) => [one.name, one.name_ne].includes(known))?.id ?? kind))}
    />
    <PurchaseFields errorOf={errorOf} />
  </>
)

/** The product that was looked for, or the only one that can be chosen. */
function firstChoice({ products, found_product }: CallersData): string {
  const open = products.filter(canBeChosen)
  const found = open.find(({ id }) => id === found_product) ?? (open.length === 1 ? open[0] : undefined)
  return found ? String(found.id) : open.length === 0 ? NEW_PRODUCT : 'none'
}

const addressOf = ({ customerAddress, city }: CallersData): string => [customerAddress, city].filter(Boolean).join(', ')

const whyNotWished = (day: string): string | undefined => (day < isoToday() ? m.callers_day_over() : undefined)
