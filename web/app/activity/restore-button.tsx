import { usePress } from '../forms/use-press.ts'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'

/** Takes a deletion back; a refusal says why it is not possible. */
export function RestoreButton({ id, record }: { id: number; record: string }) {
  const { busy, press } = usePress()

  return (
    <Button
      variant="line"
      size="sm"
      busy={busy}
      aria-label={m.activity_restore_record({ record })}
      className="shrink-0"
      onClick={() => press({ id })}
    >
      {m.activity_restore()}
    </Button>
  )
}
