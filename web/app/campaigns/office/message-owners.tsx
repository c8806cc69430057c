import { CAMPAIGN_NAME_MAX, CAMPAIGN_PLACES, CAMPAIGN_TEXT_MAX } from 'contract/campaigns/words'
import { campaignPath } from 'contract/core/office-paths'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingle } from '../../forms/use-single.ts'
import { useSelection } from '../../lists/bulk/selection.tsx'
import { randomKey } from '../../ui/browser/random-key.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useOpening, type Opening } from '../../ui/overlays/use-opening.ts'
import { CampaignPreview } from './campaign-preview.tsx'
import { useCampaignPreview, type CampaignTexts } from './use-campaign-preview.ts'

/** In the selection bar of the registrations: writes to their owners. */
export function MessageOwners() {
  const { start, opened } = useOpening()
  return (
    <>
      <Button variant="night-quiet" size="sm" onClick={start}>
        <MessageSquareText />
        {m.campaigns_verb()}
      </Button>
      {opened((opening) => (
        <MessageDialog {...opening} />
      ))}
    </>
  )
}

/** The campaign as it will be sent, before it is; afterwards its page. */
function MessageDialog({ open, onOpenChange }: Opening) {
  const selection = useSelection()
  const [ids] = useState(() => [...(selection?.ids ?? [])].map(Number))
  const [texts, setTexts] = useState<CampaignTexts>({ text: '', text_ne: '' })
  // Pressed again after an answer that got lost, nobody gets it twice.
  const [key] = useState(randomKey)
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const { form, errorOf, onChange } = useRefusal(refusal)
  const preview = useCampaignPreview(ids, texts)
  const navigate = useNavigate()
  const single = useSingle()
  const formId = useId()
  const people = preview.shown?.people ?? 0

  const send = async (values: Record<string, unknown>) => {
    setBusy(true)
    try {
      const result = await submit(api.campaigns.send, { values: { ...values, stock_ids: ids, key } })
      if (isRefusal(result)) return setRefusal(result)
      toast.success(result.message)
      selection?.clear()
      return await navigate(campaignPath(result.data.id))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(new FormData(event.currentTarget))
    single(() => send(values))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      width="wide"
      title={m.campaigns_ask({ count: ids.length, shown: whole(ids.length) })}
      text={m.campaigns_ask_text()}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button
            type="submit"
            form={formId}
            variant="ink"
            busy={busy}
            busyLabel={m.campaigns_sending()}
            disabled={people === 0}
          >
            {people === 0 ? m.campaigns_send() : m.campaigns_send_to({ count: people, shown: whole(people) })}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={onSubmit} onChange={onChange} className="grid gap-5">
        <Field label={m.campaigns_name()} help={m.campaigns_name_help()} error={errorOf('name')}>
          <TextInput name="name" autoComplete="off" maxLength={CAMPAIGN_NAME_MAX} data-initial-focus />
        </Field>
        <Field
          label={m.campaigns_text()}
          help={m.campaigns_text_help({ places: CAMPAIGN_PLACES.map((place) => `{${place}}`).join(' ') })}
          error={errorOf('text')}
        >
          <Textarea
            name="text"
            rows={3}
            maxLength={CAMPAIGN_TEXT_MAX}
            value={texts.text}
            onChange={({ target }) => setTexts({ ...texts, text: target.value })}
          />
        </Field>
        <Field
          label={m.forms_in_nepali({ label: m.campaigns_text() })}
          help={m.campaigns_nepali_help()}
          error={errorOf('text_ne')}
        >
          <Textarea
            name="text_ne"
            lang="ne"
            rows={3}
            maxLength={CAMPAIGN_TEXT_MAX}
            value={texts.text_ne}
            onChange={({ target }) => setTexts({ ...texts, text_ne: target.value })}
          />
        </Field>
        <CampaignPreview preview={preview} />
      </form>
    </Dialog>
  )
}
