import { ENGINEER_LIST } from 'contract/core/office-paths'
import type { Engineer } from 'contract/engineers/endpoints'
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
import type { EngineerChoices } from './engineer-choices.ts'
import { EngineerFields } from './engineer-fields.tsx'

export interface EngineerFormProps {
  label: string
  /** of the form's action */
  refusal: ReturnType<typeof useRefusal>
  choices: EngineerChoices
  /** as it is stored; undefined for a new one */
  stored?: Engineer | undefined
}

/** The form of an engineer: keeps its input, and asks before discarding it. */
export function EngineerForm({ label, refusal, choices, stored }: EngineerFormProps) {
  const { form, errorOf, onChange, forget } = refusal
  const [isChanged, setChanged] = useState(false)
  const busy = useBusy()
  const changeInput = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target as HTMLInputElement).name) return
    onChange(event)
    setChanged(true)
  }
  const changeList = (field: string) => {
    forget(field)
    setChanged(true)
  }
  return (
    <Form ref={form} method="post" noValidate aria-label={label} onSubmit={useSingleSubmit()} onChange={changeInput}>
      <LeaveGuard when={isChanged} />
      {stored && <SeenBefore row={stored} />}
      <EngineerFields {...choices} stored={stored} errorOf={errorOf} onList={changeList} />
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={busy} busyLabel={m.engineers_saving()} className="max-sm:w-full">
          {m.engineers_save()}
        </Button>
        <ButtonLink to={ENGINEER_LIST} variant="line" className="max-sm:w-full">
          {m.engineers_cancel()}
        </ButtonLink>
      </div>
    </Form>
  )
}
