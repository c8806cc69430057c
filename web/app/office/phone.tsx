import Copy from 'lucide-react/icons/copy'
import { m } from '#messages'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Telephone } from './telephone.tsx'
import { toast } from '../ui/feedback/toast-store.ts'

/** A telephone number that is called by pressing it, with a button that copies it. */
export const Phone = ({ number }: { number: string }) =>
  number === '' ? (
    <>–</>
  ) : (
    <span className="inline-flex items-center gap-1">
      <Telephone number={number} />
      <IconButton size="sm" label={m.office_copy_number({ number })} onClick={() => void copy(number)}>
        <Copy />
      </IconButton>
    </span>
  )

async function copy(number: string) {
  try {
    await navigator.clipboard.writeText(number)
    toast.success(m.office_number_copied(), { text: number })
  } catch {
    toast.error(m.office_copy_by_hand({ number }))
  }
}
