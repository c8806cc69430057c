import type { ComplaintRow } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { m } from '#messages'
import { ROLE_NAME } from '../../../accounts/role-name.ts'
import { api } from '../../../api/client.ts'
import { submit } from '../../../forms/submit.ts'
import { BulkVerb } from '../../../lists/bulk/bulk-verb.tsx'
import { useMay } from '../../../office/office-data.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { complaintName } from '../complaint-name.ts'
import { useColleagues } from '../use-colleagues.ts'
import { usePlaces } from '../use-places.ts'

/** In the selection bar: gives the selected complaints to a service centre, an engineer and an owner. */
export const AssignSelected = () => (
  <BulkVerb<ComplaintRow>
    icon={<UserPlus />}
    label={m.complaints_office_bulk_assign()}
    title={m.complaints_office_bulk_assign_ask}
    text={m.complaints_office_bulk_assign_text()}
    verb={m.complaints_office_bulk_assign()}
    nameOf={complaintName}
    skip={(complaint, values) => {
      if (isClosed(complaint.status)) return m.complaints_office_bulk_closed()
      if (values['centre_id'] === AS_PROPOSED && complaint.centre_id === null)
        return m.complaints_office_bulk_not_proposed()
      return isAssignedSo(complaint, values) ? m.complaints_office_bulk_assign_same() : undefined
    }}
    send={(ids, values) => submit(api.assignments.assignMany, { values: { ...chosenOf(values), ids } })}
  >
    {(errorOf) => <AssignFields errorOf={errorOf} />}
  </BulkVerb>
)

/** In the choice of a centre: each complaint goes to the one that is proposed for it. */
const AS_PROPOSED = 'proposed'

/** Unchanged fields are not sent. */
function chosenOf({ centre_id, ...values }: Record<string, unknown>) {
  const centre = centre_id === AS_PROPOSED ? { as_proposed: true } : { centre_id }
  return Object.fromEntries(Object.entries({ ...values, ...centre }).filter(([, value]) => value !== ''))
}

function isAssignedSo(complaint: ComplaintRow, values: Record<string, unknown>): boolean {
  const { centre_id = '', engineer_id = '', owner_id = '' } = values
  if (centre_id === '' && engineer_id === '' && owner_id === '') return false
  const { centre_chosen } = complaint
  const hasCentre = centre_chosen && (centre_id === AS_PROPOSED || String(complaint.centre_id) === centre_id)
  return (
    (centre_id === '' || hasCentre) &&
    (engineer_id === '' || String(complaint.engineer_id) === engineer_id) &&
    (owner_id === '' || String(complaint.owner_id) === owner_id)
  )
}

function AssignFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const { centres, engineers } = usePlaces(true)
  const colleagues = useColleagues(true)
  const seesCentres = useMay('servicepoints.read')
  const [centre, choose] = useState('')
  // Staff of the chosen centre come first.
  const inOrder = engineers.toSorted(
    (one, other) => Number(String(one.centre_id) !== centre) - Number(String(other.centre_id) !== centre),
  )
  return (
    <>
      {seesCentres && (
        <Field label={m.complaints_office_centre()} error={errorOf('centre_id')}>
          <Select name="centre_id" value={centre} onChange={({ target }) => choose(target.value)}>
            <option value="">{m.complaints_office_bulk_as_is()}</option>
            <option value={AS_PROPOSED}>{m.complaints_office_bulk_as_proposed()}</option>
            {centres.map(optionOf)}
          </Select>
        </Field>
      )}
      <Field label={m.complaints_office_engineer()} error={errorOf('engineer_id')}>
        <Select name="engineer_id" defaultValue="">
          <option value="">{m.complaints_office_bulk_as_is()}</option>
          {inOrder.map(optionOf)}
        </Select>
      </Field>
      <Field label={m.complaints_office_owner()} error={errorOf('owner_id')}>
        <Select name="owner_id" defaultValue="">
          <option value="">{m.complaints_office_bulk_as_is()}</option>
          {colleagues.map(({ id, name, role }) => optionOf({ id, name: `${name} · ${ROLE_NAME[role]()}` }))}
        </Select>
      </Field>
    </>
  )
}

const optionOf = ({ id, name }: { id: number; name: string }) => (
  <option key={id} value={id}>
    {name}
  </option>
)
