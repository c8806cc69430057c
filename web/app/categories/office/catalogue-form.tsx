import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { ClashDialog } from '../../changes/clash-dialog.tsx'
import { SeenBefore } from '../../changes/seen-before.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { DetailPage } from '../../office/detail.tsx'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'

export interface CatalogueFormProps {
  title: string
  /** what to look to, said above the button */
  guidance: string
  /** the list, where Cancel leads */
  back: string
  /** the action's result */
  result: unknown
  /** the loaded record: when it reloads, the changes are saved */
  saved?: unknown
  /** the record as it is stored; undefined for a new one */
  row?: object
  /** below the form */
  foot?: ReactNode
  children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** An office form for a part of the catalogue: it keeps a draft, and asks before discarding it. */
export function CatalogueForm({ title, guidance, back, result, saved, row, foot, children }: CatalogueFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [changed, setChanged] = useState<{ from: unknown }>()
  const busy = useBusy()
  return (
    <DetailPage title={title}>
      <LeaveGuard when={changed !== undefined && changed.from === saved} />
      <h1 className="text-heading">{title}</h1>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={useSingleSubmit()}
        onChange={(event) => {
          onChange(event)
          setChanged({ from: saved })
        }}
        className="mt-6 max-w-2xl"
      >
        {row && <SeenBefore row={row} />}
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">{children(errorOf)}</div>
        <Note className="mt-8">{guidance}</Note>
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button type="submit" variant="ink" busy={busy} busyLabel={m.office_saving()} className="max-sm:w-full">
            {m.categories_office_save()}
          </Button>
          <ButtonLink to={back} variant="line" className="max-sm:w-full">
            {m.office_cancel()}
          </ButtonLink>
        </div>
      </Form>
      <ClashDialog result={result} form={form} />
      {foot}
    </DetailPage>
  )
}

/** The same form on its way. */
export const CatalogueFormSkeleton = ({ label = m.office_loading() }: { label?: string }) => (
  <div className="w-full max-w-304 px-4 py-5 lg:px-6">
    <SkeletonForm label={label} fields={4} />
  </div>
)
