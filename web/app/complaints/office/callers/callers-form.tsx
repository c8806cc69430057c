import type { CallersData } from 'contract/complaints/callers'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { LeaveGuard } from '../../../forms/leave-guard.tsx'
import { UploadFoot } from '../../../forms/upload-foot.tsx'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { FormGroup } from '../../../portal/form-group.tsx'
import { whyNoPurchaseDate } from '../../../registrations/not-ahead.ts'
import { SerialFields } from '../../../registrations/office/serial-fields.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../../../ui/fields/file-rules.ts'
import { PhoneInput } from '../../../ui/fields/phone-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { isoToday } from '../../../ui/format/dates.ts'
import { PlaceFields } from '../../place-fields.tsx'
import { placeOf, type Zone } from '../../places.ts'
import { ProblemChoices } from '../../problem-choices.tsx'
import { PrioritySelect } from '../due-card.tsx'
import { canBeChosen, NEW_PRODUCT, ProductsChoice } from './products-choice.tsx'

export interface CallersFormProps {
  caller: CallersData
  zones: readonly Zone[]
  /** the message that the complaint is made of */
  enquiry: Pick<EnquiryRow, 'id' | 'note' | 'phone'> | undefined
  /** the action's result */
  result: unknown
}

const PLACE_WORDS = {
  zone: m.complaints_office_zone,
  area: m.complaints_office_area,
  help: m.callers_place_help,
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
  const product = caller.products.find(({ id }) => String(id) === chosen)
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={m.callers_title()}
      onSubmit={useSingleSubmit()}
      onChange={changeInput}
      className="max-w-2xl"
    >
      <LeaveGuard when={isChanged} />
      <input type="hidden" name="customer_id" value={caller.id} />
      {enquiry && <input type="hidden" name="enquiry_id" value={enquiry.id} />}
      <FormGroup legend={m.complaints_office_product()}>
        <ProductsChoice caller={caller} chosen={chosen} choose={choose} error={errorOf('stock_id')} />
        {chosen === NEW_PRODUCT && <NewProduct errorOf={errorOf} />}
      </FormGroup>
      <FormGroup legend={m.complaints_office_problem()} className="">
        <FieldGroup label={m.callers_what_happens()} error={errorOf('problem_type')}>
          <ProblemChoices
            key={product?.sub_category ?? ''}
            subCategory={product?.sub_category ?? ''}
            chosen={undefined}
          />
        </FieldGroup>
        <Field label={m.callers_remark()} error={errorOf('problem_description')}>
          <Textarea name="problem_description" rows={3} maxLength={5000} defaultValue={enquiry?.note} />
        </Field>
        <Field label={m.complaints_office_priority()} error={errorOf('priority')}>
          <PrioritySelect defaultValue="normal" />
        </Field>
        <FileDrop label={m.callers_photo()} name="damaged_image" rule={IMAGE_RULE} error={errorOf('damaged_image')} />
      </FormGroup>
      <FormGroup legend={m.callers_where()}>
        <Field label={m.complaints_office_mobile()} error={errorOf('customerContact')}>
          <PhoneInput name="customerContact" defaultValue={enquiry?.phone ?? caller.contact} autoComplete="off" />
        </Field>
        <Field label={m.complaints_office_address()} error={errorOf('customerAddress')}>
          <TextInput name="customerAddress" defaultValue={addressOf(caller)} maxLength={300} autoComplete="off" />
        </Field>
        <PlaceFields zones={zones} initial={placeOf(caller, zones)} errorOf={errorOf} words={PLACE_WORDS} />
        <DateField
          label={m.callers_wished_day()}
          name="wished_day"
          error={errorOf('wished_day')}
          whyNot={whyNotWished}
        />
      </FormGroup>
      <UploadFoot verb={m.callers_file()} busyLabel={m.callers_filing()} result={result} variant="ink" />
    </Form>
  )
}

const NewProduct = ({ errorOf }: { errorOf: (field: string) => string | undefined }) => (
  <>
    <SerialFields errorOf={errorOf} />
    <DateField
      label={m.registrations_office_purchase_date()}
      name="purchase_date"
      error={errorOf('purchase_date')}
      whyNot={whyNoPurchaseDate}
    />
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
