import { PART_REQUEST_LIST } from 'contract/core/office-paths'
import type { PartRequest } from 'contract/parts/requests'
import { HEAD_OFFICE, LONGEST_NOTE } from 'contract/parts/words'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { TELLS_REFUSAL } from '../../forms/use-refusal.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { whole } from '../../ui/format/numbers.ts'
import type { Opening } from '../../ui/overlays/use-opening.ts'
import { PlaceSelect } from '../place-select.tsx'
import type { RequestStep } from './request-action.ts'
import { requestName, requestPlace } from './request-words.ts'
import { STEP_LOOK } from './step-look.tsx'
import { usePartPlaces } from '../use-places-and-stock.ts'

export interface StepDialogProps extends Opening {
  request: PartRequest
  step: RequestStep
}

/** Takes a request one step on. What is refused, such as parts that are not there, stays in the form. */
export function StepDialog({ request, step, ...opening }: StepDialogProps) {
  const { id, version } = request
  const { title, text, verb } = STEP_LOOK[step]
  const Fields = FIELDS[step]
  return (
    <FormDialog
      {...opening}
      action={PART_REQUEST_LIST}
      title={title()}
      text={text()}
      verb={verb()}
      about={requestName(request)}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <p className="text-sm font-medium wrap-anywhere">{requestName(request)}</p>
          {errorOf('lines') && (
            <div {...TELLS_REFUSAL}>
              <Note tone="error" title={errorOf('lines')!} />
            </div>
          )}
          <Fields request={request} errorOf={errorOf} />
        </>
      )}
    </FormDialog>
  )
}

interface FieldsProps {
  request: PartRequest
  errorOf: (field: string) => string | undefined
}

const PlainFields = ({ errorOf }: FieldsProps) => <NoteField label={m.parts_note()} error={errorOf('note')} />

const RefuseFields = ({ errorOf }: FieldsProps) => (
  <NoteField label={m.office_reason()} help={m.part_requests_refuse_help()} error={errorOf('note')} />
)

/** What is at the head office, and to whom it goes; a request without a place is given one. */
function SendFields({ request, errorOf }: FieldsProps) {
  const { at_office, place } = request
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 text-xs">
        <dt className="text-ink-3">{m.parts_at_office()}</dt>
        <dt className="text-ink-3">{m.part_requests_for()}</dt>
        <dd className="tabular-nums">{at_office === null ? '–' : whole(at_office)}</dd>
        <dd className="wrap-anywhere">{requestPlace(request)}</dd>
      </dl>
      {!place && <PlaceField label={m.parts_to()} error={errorOf('place')} />}
      <NoteField label={m.parts_note()} help={m.part_requests_send_help()} error={errorOf('note')} />
    </>
  )
}

const ReceiveFields = ({ request: { count, place, centre_name }, errorOf }: FieldsProps) => (
  <>
    <Field
      label={m.part_requests_came()}
      help={m.part_requests_of_sent({ count: whole(count) })}
      error={errorOf('came')}
    >
      <TextInput
        name="came"
        defaultValue={String(count)}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        className="tabular-nums"
      />
    </Field>
    <PlaceField label={m.parts_place()} error={errorOf('place')} centre={centre_name} chosen={place} />
    <NoteField label={m.parts_note()} help={m.part_requests_receive_help()} error={errorOf('note')} />
  </>
)

const ReturnFields = ({ request: { state }, errorOf }: FieldsProps) => (
  <>
    {state === 'received' && (
      <Field label={m.parts_condition()}>
        <Select name="is_defective" defaultValue="false">
          <option value="false">{m.parts_good()}</option>
          <option value="true">{m.parts_defective()}</option>
        </Select>
      </Field>
    )}
    <NoteField label={m.parts_note()} error={errorOf('note')} />
  </>
)

const FIELDS: Record<RequestStep, (props: FieldsProps) => ReactNode> = {
  approve: PlainFields,
  refuse: RefuseFields,
  send: SendFields,
  receive: ReceiveFields,
  return: ReturnFields,
  cancel: PlainFields,
}

interface PlaceFieldProps {
  label: string
  error: string | undefined
  /** only the shelf of this service centre and the bags there */
  centre?: string
  chosen?: string
}

/** The service centres and bags; the chosen one is there at once, the others when they have been read. */
function PlaceField({ label, error, centre, chosen = '' }: PlaceFieldProps) {
  const places = usePartPlaces().value?.filter(
    ({ place, name, centre_name }) =>
      place !== HEAD_OFFICE && (centre === undefined || centre_name === centre || (!centre_name && name === centre)),
  )
  if (!places) return <input type="hidden" name="place" value={chosen} />
  return (
    <Field label={label} error={error}>
      <PlaceSelect name="place" places={places} defaultValue={chosen} />
    </Field>
  )
}

const NoteField = ({ label, help, error }: { label: string; help?: string; error: string | undefined }) => (
  <Field label={label} help={help} error={error}>
    <TextInput name="note" maxLength={LONGEST_NOTE} autoComplete="off" />
  </Field>
)
