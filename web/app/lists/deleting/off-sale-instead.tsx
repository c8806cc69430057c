import { useFetcher } from 'react-router'
import { m } from '#messages'
import { useSingle } from '../../forms/use-single.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useSelection } from '../bulk/selection.tsx'

export interface OffSaleInsteadProps {
  /** products that cannot be deleted */
  ids: readonly number[]
  onDone: () => void
}

/** Takes products off sale that cannot be deleted, through the action of the screen. */
export function OffSaleInstead({ ids, onDone }: OffSaleInsteadProps) {
  const { submit } = useFetcher()
  const selection = useSelection()
  const single = useSingle()
  const send = () =>
    single(() => {
      const form = new FormData()
      form.set('intent', 'off-sale')
      for (const id of ids) form.append('id', String(id))
      selection?.tick(ids, false)
      onDone()
      return submit(form, { method: 'post' })
    })
  return (
    <Button variant="line" size="sm" onClick={send}>
      {m.lists_off_sale_instead()}
    </Button>
  )
}
