import type { AssignmentChoices } from 'contract/complaints/assignments'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { useState } from 'react'
import { m } from '#messages'
import { staffNames } from '../../../accounts/staff-names.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { placeName } from '../../places.ts'
import { EngineerSelect } from './engineer-select.tsx'
import { useChoices, type Choosing } from './use-choices.ts'

/** Chooses service centre, engineer and owner of a complaint. */
export function AssignDialog({ complaint, opening }: { complaint: ComplaintDetail; opening: Opening }) {
  const { id, model_name, visit_date } = complaint
  const choosing = useChoices(id, visit_date)
  return (
    <FormDialog
      {...opening}
      disabled={!choosing.choices}
      title={m.complaints_office_assign_title()}
      text={m.complaints_office_assign_text()}
      verb={m.complaints_office_assign_save()}
      about={m.complaints_office_complaint_about({ id, model: model_name })}
    >
      {(errorOf) => <AssignFields complaint={complaint} errorOf={errorOf} choosing={choosing} />}
    </FormDialog>
  )
}

interface AssignFieldsProps {
  complaint: ComplaintDetail
  errorOf: (field: string) => string | undefined
}

function AssignFields({
  complaint,
  errorOf,
  choosing: { choices, failure },
}: AssignFieldsProps & { choosing: Choosing }) {
  if (failure) return <Note tone="error">{failure}</Note>
  if (!choices) return <Skeleton pale className="h-52 animate-late" />
  return <ChosenFields complaint={complaint} errorOf={errorOf} choices={choices} />
}

function ChosenFields({
  complaint,
  errorOf,
  choices: { centres, engineers, staff },
}: AssignFieldsProps & { choices: AssignmentChoices }) {
  const proposed = centres.find(({ serves }) => serves)?.id
  const [centre, setCentre] = useState(String(complaint.centre_id ?? proposed ?? ''))
  const [engineer, setEngineer] = useState(String(complaint.engineer_id ?? ''))
  const isTyped = complaint.engineer_id === null && complaint.technician !== ''
  // Staff of the chosen centre come first.
  const inOrder = engineers.toSorted(
    (one, other) => Number(String(one.centre_id) !== centre) - Number(String(other.centre_id) !== centre),
  )
  return (
    <>
      <input type="hidden" name="intent" value="assign" />
      <input type="hidden" name="seen_centre_id" value={complaint.centre_id ?? ''} />
      <input type="hidden" name="seen_engineer_id" value={complaint.engineer_id ?? ''} />
      <input type="hidden" name="seen_owner_id" value={complaint.owner_id ?? ''} />
      <Field label={m.complaints_office_centre()} error={errorOf('centre_id')}>
        <Select name="centre_id" value={centre} onChange={({ target }) => setCentre(target.value)}>
          <option value="">{m.complaints_office_nobody()}</option>
          {centres.map(({ id, name, district, serves }) => (
            <option key={id} value={id}>
              {serves ? m.complaints_office_serves_district({ name }) : inDistrict(name, district)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.complaints_office_engineer()} error={errorOf('engineer_id')}>
        <EngineerSelect
          engineers={inOrder}
          value={engineer}
          onChange={setEngineer}
          nobody={isTyped ? m.complaints_office_typed({ name: complaint.technician }) : m.complaints_office_nobody()}
          // A name typed by an older client stays unless somebody on the list is chosen.
          name={isTyped && engineer === '' ? undefined : 'engineer_id'}
        />
      </Field>
      <Field label={m.complaints_office_owner()} help={m.complaints_office_owner_help()} error={errorOf('owner_id')}>
        <Select name="owner_id" defaultValue={complaint.owner_id ?? ''}>
          <option value="">{m.complaints_office_nobody()}</option>
          {staffNames(staff).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

/** Its district tells how far it is, unless the name does. */
const inDistrict = (name: string, district: string): string =>
  district === '' || name.includes(district) ? name : `${name}, ${placeName(district)}`
