import type { DemoState } from 'contract/first-start/words'
import { DetailCard } from '../office/detail.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { m } from '#messages'
import { RemoveDemoDialog } from './remove-demo-dialog.tsx'

/** The demo, while it is in this installation, and the way to remove it. */
export function DemoCard({ demo }: { demo: DemoState }) {
  const { times, start, ...opening } = useOpening()
  if (demo === 'none') return null
  return (
    <DetailCard title={m.first_start_demo()}>
      <p className="max-w-read text-xs text-ink-2">
        {demo === 'in-use' ? m.first_start_demo_in_use() : m.first_start_demo_there()}
      </p>
      {demo === 'removable' && (
        <Button variant="danger-line" size="sm" onClick={start} className="mt-4">
          {m.first_start_demo_remove_open()}
        </Button>
      )}
      {times > 0 && <RemoveDemoDialog key={times} {...opening} />}
    </DetailCard>
  )
}
