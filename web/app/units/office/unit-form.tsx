import { UNIT_LIST } from 'contract/core/office-paths'
import type { UnitRow } from 'contract/units/endpoints'
import { BATCH_MAX } from 'contract/units/words'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ProductSelect } from '../../quotations/product-select.tsx'
import type { ChosenProduct } from '../../quotations/request-draft.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { UnitCode } from './unit-code.tsx'

/** One unit after the other: model and batch stay, and the next serial number is typed or scanned at once. */
export function UnitForm({ result }: { result: Refusal | { added: UnitRow } | undefined }) {
  const { form, errorOf, onChange } = useRefusal(result, { saysInvalid: true })
  const serial = useRef<HTMLInputElement>(null)
  const [model, choose] = useState<ChosenProduct | null>(null)
  const busy = useBusy()
  const added = result && !isRefusal(result) ? result.added : undefined

  useEffect(() => {
    if (!added || !serial.current) return
    serial.current.value = ''
    serial.current.focus()
  }, [added])

  return (
    <Form ref={form} method="post" noValidate onSubmit={useSingleSubmit()} onChange={onChange} className="grid gap-5">
      <Field
        label={m.units_office_model()}
        help={m.units_office_model_help()}
        error={errorOf('model_number') ?? (errorOf('model_name') && m.units_office_model_choose())}
      >
        <ProductSelect name="model" chosen={model} choose={choose} />
      </Field>
      <input type="hidden" name="model_name" value={model?.model_name ?? ''} />
      <input type="hidden" name="model_number" value={model?.model_num ?? ''} />
      <Field label={m.office_serial_number()} help={m.units_office_serial_help()} error={errorOf('serial_number')}>
        <TextInput ref={serial} name="serial_number" autoComplete="off" autoCapitalize="characters" maxLength={100} />
      </Field>
      <Field label={m.units_office_batch_optional()} help={m.units_office_batch_help()} error={errorOf('batch')}>
        <TextInput name="batch" autoComplete="off" maxLength={BATCH_MAX} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel={m.office_saving()} className="max-sm:w-full">
          {m.units_office_add_one()}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold blocks */}
      <div role="status" className="empty:hidden">
        {added && <Added unit={added} />}
      </div>
    </Form>
  )
}

const ADDED_TAGS = {
  serial: (text: string) => <span className="font-medium">{text}</span>,
  list: (text: string) => <TextLink to={UNIT_LIST}>{text}</TextLink>,
}

const Added = ({ unit }: { unit: UnitRow }) => (
  <div className="flex items-center gap-3 rounded-control bg-green-tint px-3.5 py-2.5 text-xs">
    <UnitCode unit={unit} />
    <p className="min-w-0 break-words">
      <RichMessage
        parts={m.units_office_added.parts({ serial: unit.serial_number, model: unit.model_name })}
        tags={ADDED_TAGS}
      />
    </p>
  </div>
)
