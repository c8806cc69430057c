import type { CustomerDetail } from 'contract/customers/endpoints'
import Merge from 'lucide-react/icons/merge'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#messages'
import { fullName } from '../../accounts/office/person-columns.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useOpening, type Opening } from '../../ui/overlays/use-opening.ts'
import { FindPerson } from './find-person.tsx'
import { MergeChoice } from './merge-choice.tsx'
import { useMergePreview } from './use-merge-preview.ts'

/** In the address: the customer with whom this one is to be merged. */
export const MERGE_WITH = 'merge'

/** Makes two accounts of one person one; opened at once where the address names the other. */
export function MergeCustomerButton({ customer }: { customer: CustomerDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('customers.write')
  const [search] = useSearchParams()
  const named = Number(search.get(MERGE_WITH)) || undefined
  const open = useEffectEvent(() => {
    if (mayWrite && named !== undefined && named !== customer.id) start()
  })
  useEffect(() => open(), [])
  return (
    <>
      {mayWrite && (
        <Button variant="line" size="sm" onClick={start}>
          <Merge />
          {m.customers_merge()}
        </Button>
      )}
      {opened((opening) => (
        <MergeDialog {...opening} customer={customer} named={named} />
      ))}
    </>
  )
}

/** There is nothing to press until the other one is chosen, and what will move is shown. */
function MergeDialog({
  customer,
  named,
  ...opening
}: Opening & { customer: CustomerDetail; named: number | undefined }) {
  const [other, choose] = useState(named)
  const { preview, failure } = useMergePreview(customer.id, other)
  return (
    <FormDialog
      {...opening}
      title={m.customers_merge_title({ name: fullName(customer) })}
      text={m.customers_merge_text()}
      verb={m.customers_merge_do()}
      about={fullName(customer)}
      disabled={!preview}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="merge" />
          {(named === undefined || other !== named || failure) && (
            <FindPerson except={customer.id} chosen={other} choose={choose} />
          )}
          {failure && <Note tone="error">{failure}</Note>}
          {other !== undefined && !preview && !failure && <Skeleton pale className="h-40 animate-late" />}
          {preview && <MergeChoice key={other} preview={preview} errorOf={errorOf} />}
        </>
      )}
    </FormDialog>
  )
}
