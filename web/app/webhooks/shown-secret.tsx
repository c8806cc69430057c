import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'

/** A secret, which is shown here and never again, and what can be done then. */
export const ShownSecret = ({ secret, children }: { secret: string; children?: ReactNode }) => (
  <>
    <p className="w-fit max-w-full rounded-card border border-line bg-white px-5 py-4 font-mono text-sm break-all select-all">
      {secret}
    </p>
    <div className="mt-5 flex flex-wrap gap-2.5">
      <Button variant={children ? 'ink' : 'line'} onClick={() => void copy(secret)} className="max-sm:w-full">
        <Copy />
        {m.webhooks_copy()}
      </Button>
      {children}
    </div>
  </>
)

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret)
    toast.success(m.webhooks_copied())
  } catch {
    toast.error(m.webhooks_copy_by_hand())
  }
}
