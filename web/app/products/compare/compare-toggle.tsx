import Check from 'lucide-react/icons/check'
import Scale from 'lucide-react/icons/scale'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { compared, COMPARED_AT_MOST } from './compared.ts'
import { useKeptIds } from './kept-ids.ts'

export interface CompareToggleProps {
  product: { id: number; model_name: string }
  className?: string
}

/** Takes a product into the comparison, or out of it. */
export function CompareToggle({ product: { id, model_name }, className }: CompareToggleProps) {
  const ids = useKeptIds(compared)
  const isIn = ids.includes(id)
  return (
    <IconButton
      label={`Compare ${model_name}`}
      variant="white"
      aria-pressed={isIn}
      onClick={() => toggle(id)}
      className={className}
    >
      {isIn ? <Check /> : <Scale />}
    </IconButton>
  )
}

function toggle(id: number): void {
  const ids = compared.read()
  if (ids.includes(id)) return compared.keep(ids.filter((other) => other !== id))
  if (ids.length < COMPARED_AT_MOST) return compared.keep([...ids, id])
  toast.warning('Three products can be compared at once', { text: 'Remove one to add another.' })
}
