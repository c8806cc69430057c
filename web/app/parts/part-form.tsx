import { PART_LIST, partPath } from 'contract/core/office-paths'
import type { Part } from 'contract/parts/endpoints'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { SeenBefore } from '../changes/seen-before.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useBusy } from '../forms/use-busy.ts'
import type { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { PartFields } from './part-fields.tsx'

export interface PartFormProps {
  label: string
  /** of the form's action */
  refusal: ReturnType<typeof useRefusal>
  /** as it is stored; undefined for a new one */
  stored?: Part | undefined
}

/** The form of a spare part: keeps its input, and asks before discarding it. */
export function PartForm({ label, refusal, stored }: PartFormProps) {
  const { form, errorOf, onChange, forget } = refusal
  const [isChanged, setChanged] = useState(false)
  const busy = useBusy()
  const changeInput = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target as HTMLInputElement).name) return
    onChange(event)
    setChanged(true)
  }
  const changeModels = () => {
    forget('models')
    setChanged(true)
  }
  return (
    <Form ref={form} method="post" noValidate aria-label={label} onSubmit={useSingleSubmit()} onChange={changeInput}>
      <LeaveGuard when={isChanged} />
      {stored && <SeenBefore row={stored} />}
      <PartFields stored={stored} errorOf={errorOf} onModels={changeModels} />
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={busy} busyLabel={m.forms_saving()} className="max-sm:w-full">
          {m.parts_save()}
        </Button>
        <ButtonLink to={stored ? partPath(stored.id) : PART_LIST} variant="line" className="max-sm:w-full">
          {m.parts_cancel()}
        </ButtonLink>
      </div>
    </Form>
  )
}
