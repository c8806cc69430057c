import { isBoundToCentre } from 'contract/core/roles'
import type { PartRequest } from 'contract/parts/requests'
import { LONGEST_NOTE } from 'contract/parts/words'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { submit } from '../../forms/submit.ts'
import { BulkVerb } from '../../lists/bulk/bulk-verb.tsx'
import { useMay, useOffice } from '../../office/office-data.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { requestName, requestState } from './request-words.ts'
import { STEP_LOOK } from './step-look.tsx'

/** In the selection bar: approves the selected requests, or sends them from the head office. Nothing where the caller may neither. */
export function useRequestVerbs() {
  const office = useOffice()
  const [mayApprove, mayMove] = [useMay('parts.approve'), useMay('parts.move')]
  const maySend = mayMove && office !== undefined && !isBoundToCentre(office.role)
  if (!mayApprove && !maySend) return undefined
  return (
    <>
      {mayApprove && <ApproveSelected />}
      {maySend && <SendSelected />}
    </>
  )
}

const ApproveSelected = () => (
  <BulkVerb<PartRequest>
    icon={STEP_LOOK.approve.icon}
    label={m.part_requests_approve()}
    title={m.part_requests_bulk_approve_ask}
    text={m.part_requests_approve_text()}
    verb={m.part_requests_approve()}
    nameOf={requestName}
    skip={(request) => skipUnless('asked', request)}
    send={(ids) => submit(api.partRequests.approveMany, { values: { ids } })}
  />
)

const SendSelected = () => (
  <BulkVerb<PartRequest>
    icon={STEP_LOOK.send.icon}
    label={m.part_requests_send()}
    title={m.part_requests_bulk_send_ask}
    text={m.part_requests_send_text()}
    verb={m.part_requests_send()}
    nameOf={requestName}
    skip={(request) =>
      skipUnless('approved', request) ??
      (request.place ? undefined : m.part_requests_no_place()) ??
      (request.at_office !== null && request.at_office < request.count ? m.part_requests_not_there() : undefined)
    }
    send={(ids, values) => submit(api.partRequests.sendMany, { values: { ...values, ids } })}
  >
    {(errorOf) => (
      <Field label={m.parts_note()} help={m.part_requests_send_help()} error={errorOf('note')}>
        <TextInput name="note" maxLength={LONGEST_NOTE} autoComplete="off" />
      </Field>
    )}
  </BulkVerb>
)

function skipUnless(state: PartRequest['state'], request: PartRequest): string | undefined {
  if (request.state !== state) return m.part_requests_skip_state({ state: requestState(request) })
  return request.is_closed ? m.part_requests_closed() : undefined
}
