import type { Campaign } from 'contract/campaigns/endpoints'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import { useSingle } from '../../forms/use-single.ts'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { whole } from '../../ui/format/numbers.ts'

/** Stops a campaign, lets it go on, and sends it again to those whom it failed to reach. */
export function SendingButtons({ campaign: { id, waiting, failed, is_stopped } }: { campaign: Campaign }) {
  const may = useMay('campaigns.send')
  const { revalidate } = useRevalidator()
  const single = useSingle()
  const [busy, setBusy] = useState(false)
  if (!may) return null
  const run = (call: () => Promise<Refusal | { message: string }>) =>
    single(async () => {
      setBusy(true)
      try {
        const result = await call()
        if (isRefusal(result)) toast.error(result.message)
        else toast.success(result.message)
        await revalidate()
      } finally {
        setBusy(false)
      }
    })
  const params = { id }
  return (
    <>
      {failed > 0 && (
        <Button
          variant="line"
          size="sm"
          busy={busy}
          onClick={() => run(() => submit(api.campaigns.sendAgain, { params }))}
        >
          {m.campaigns_send_again({ count: failed, shown: whole(failed) })}
        </Button>
      )}
      {waiting > 0 && (
        <Button
          variant={is_stopped ? 'ink' : 'line'}
          size="sm"
          busy={busy}
          onClick={() => run(() => submit(api.campaigns.setSending, { params, values: { sending: is_stopped } }))}
        >
          {is_stopped ? m.campaigns_go_on() : m.campaigns_stop()}
        </Button>
      )}
    </>
  )
}
