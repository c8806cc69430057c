import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { PART_REQUEST_LIST } from 'contract/core/office-paths'
import { HEAD_OFFICE, LONGEST_NOTE } from 'contract/parts/words'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { randomUuid } from '../../ui/browser/random-uuid.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Opening } from '../../ui/overlays/use-opening.ts'
import { NeededPartsField } from '../needed-parts-field.tsx'
import { PlaceSelect } from '../place-select.tsx'
import { usePartPlaces } from '../use-places-and-stock.ts'

export interface AskDialogProps extends Opening {
  complaint: Pick<ComplaintDetail, 'id' | 'model_name' | 'centre_name'>
}

/** Asks for parts that the repair of a complaint needs. */
export function AskDialog({ complaint: { id, model_name, centre_name }, ...opening }: AskDialogProps) {
  const [key] = useState(randomUuid)
  const places = usePartPlaces().value?.filter(({ place }) => place !== HEAD_OFFICE)
  return (
    <FormDialog
      {...opening}
      action={PART_REQUEST_LIST}
      title={m.part_requests_ask_title()}
      text={m.part_requests_ask_text()}
      verb={m.part_requests_ask()}
      about={m.complaints_office_complaint_about({ id, model: model_name })}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="step" value="ask" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={key} />
          <NeededPartsField name="lines" errorOf={errorOf} />
          {places && (
            <Field
              label={m.part_requests_for()}
              help={centre_name ? m.part_requests_for_centre({ centre: centre_name }) : m.part_requests_for_later()}
              error={errorOf('place')}
            >
              <PlaceSelect name="place" places={places} />
            </Field>
          )}
          <Field label={m.parts_note()} error={errorOf('note')}>
            <TextInput name="note" maxLength={LONGEST_NOTE} autoComplete="off" />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
