import type { CampaignRecipient } from 'contract/campaigns/endpoints'
import type { CampaignAnswer } from 'contract/campaigns/words'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import { useSingle } from '../../forms/use-single.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Notes that somebody answered on the telephone, or was called; what staff noted can be taken back. */
export function AnswerButton({ person }: { person: CampaignRecipient }) {
  const { id, name, answer } = person
  const { revalidate } = useRevalidator()
  const single = useSingle()
  const [busy, setBusy] = useState(false)
  if (answer === 'checked') return null
  const set = async (next: CampaignAnswer | null, seen: CampaignAnswer | null) => {
    setBusy(true)
    try {
      const result = await submit(api.campaigns.setAnswer, { params: { id }, values: { answer: next, seen } })
      if (isRefusal(result)) toast.error(result.message)
      else
        toast.success(result.message, {
          text: name,
          action: { label: m.lists_undo(), run: () => void set(seen, next) },
        })
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  const label = answer === 'staff' ? m.campaigns_answer_back() : m.campaigns_answer_note()
  return (
    <Button
      variant="line"
      size="sm"
      busy={busy}
      aria-label={m.campaigns_answer_of({ label, name })}
      onClick={() => single(() => set(answer === 'staff' ? null : 'staff', answer))}
    >
      {label}
    </Button>
  )
}
