import { customerPath } from 'contract/core/office-paths'
import Merge from 'lucide-react/icons/merge'
import { m } from '#messages'
import { useSelection } from '../../lists/bulk/selection.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { MERGE_WITH } from './merge-customer-button.tsx'

/** In the selection bar, while two customers are selected: leads to merging them. */
export function MergeSelected() {
  const [one, other, more] = [...(useSelection()?.ids ?? [])]
  if (one === undefined || other === undefined || more !== undefined) return null
  return (
    <ButtonLink to={`${customerPath(Number(one))}?${MERGE_WITH}=${other}`} variant="night-quiet" size="sm">
      <Merge />
      {m.customers_merge_two()}
    </ButtonLink>
  )
}
