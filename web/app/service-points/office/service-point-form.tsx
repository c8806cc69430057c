import { SERVICE_POINT_LIST } from 'contract/core/office-paths'
import type { ServicePoint } from 'contract/service-points/endpoints'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { SeenBefore } from '../../changes/seen-before.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import type { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ServicePointFields } from './service-point-fields.tsx'

export interface ServicePointFormProps {
  label: string
  /** of the form's action */
  refusal: ReturnType<typeof useRefusal>
  /** as it is stored; undefined for a new one */
  stored?: ServicePoint | undefined
}

/** The form of a shop or service centre: keeps its input, and asks before discarding it. */
export function ServicePointForm({ label, refusal, stored }: ServicePointFormProps) {
  const { form, errorOf, onChange, forget } = refusal
  const [isChanged, setChanged] = useState(false)
  const busy = useBusy()
  const changeInput = (event: FormEvent<HTMLFormElement>) => {
    // The search among the districts has no name: it is not of this form.
    if (!(event.target as HTMLInputElement).name) return
    onChange(event)
    setChanged(true)
  }
  const changeField = (field: string) => {
    forget(field)
    setChanged(true)
  }
  return (
    <Form ref={form} method="post" noValidate aria-label={label} onSubmit={useSingleSubmit()} onChange={changeInput}>
      <LeaveGuard when={isChanged} />
      {stored && <SeenBefore row={stored} />}
      <ServicePointFields
        stored={stored}
        errorOf={errorOf}
        onDistrict={() => changeField('district')}
        onList={changeField}
      />
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="ink"
          busy={busy}
          busyLabel={m.service_points_office_saving()}
          className="max-sm:w-full"
        >
          {m.service_points_office_save()}
        </Button>
        <ButtonLink to={SERVICE_POINT_LIST} variant="line" className="max-sm:w-full">
          {m.service_points_office_cancel()}
        </ButtonLink>
      </div>
    </Form>
  )
}
