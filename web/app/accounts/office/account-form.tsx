import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'

export interface AccountFormProps {
  /** the account as it is, to send only what differs; none for a new one */
  before?: object
  /** the loaded record: when it reloads, the changes are saved */
  version?: number
  /** the action's result */
  result: unknown
  /** `Save Changes` */
  verb: string
  busyLabel: string
  back: string
  /** the list where the way back leads */
  list: string
  /** brings all fields back to how they were */
  resettable?: boolean
  children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** An account form: keeps its input, and asks before discarding it. */
export function AccountForm(props: AccountFormProps) {
  const { before, version, result, verb, busyLabel, back, list, resettable = false, children } = props
  const { form, errorOf, onChange, forget } = useRefusal(result)
  const [changed, setChanged] = useState<{ from: unknown }>()
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={useSingleSubmit()}
      onReset={({ currentTarget }) => {
        forget(...new FormData(currentTarget).keys(), 'role')
        setChanged(undefined)
      }}
      onChange={(event) => {
        onChange(event)
        setChanged({ from: version })
      }}
    >
      <LeaveGuard when={changed !== undefined && changed.from === version} />
      {before && <input type="hidden" name="before" value={JSON.stringify(before)} />}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2" inert={useSaving(result)}>
        {children(errorOf)}
      </div>
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={useBusy()} busyLabel={busyLabel} className="max-sm:w-full">
          {verb}
        </Button>
        {resettable && (
          <Button type="reset" variant="line" className="max-sm:w-full">
            {m.accounts_office_reset()}
          </Button>
        )}
        <ButtonLink to={back} variant="line" className="max-sm:w-full">
          <ArrowLeft />
          {list}
        </ButtonLink>
      </div>
    </Form>
  )
}
