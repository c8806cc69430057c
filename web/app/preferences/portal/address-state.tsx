import type { Preferences } from 'contract/preferences/endpoints'
import { topicName } from 'contract/preferences/topic-name'
import { Form } from 'react-router'
import { m } from '#messages'
import { isRefusal } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { pageLocale } from '../../core/locale.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { dateTime } from '../../ui/format/dates.ts'

/** Why chosen e-mails do not come: the address is not confirmed, or its reader stopped them; with a link to change that. */
export function AddressState({ preferences, result }: { preferences: Preferences; result: unknown }) {
  const { email, is_confirmed, link_sent_at, choices } = preferences
  const busy = useBusy()
  const onSubmit = useSingleSubmit()
  const wanted = choices.filter((choice) => choice.email)
  const stopped = wanted.filter(({ is_stopped }) => is_stopped)
  if (email === '' || wanted.length === 0 || (is_confirmed && stopped.length === 0)) return null
  const topics = stopped.map(({ topic }) => topicName(topic, pageLocale())).join('; ')
  return (
    <section aria-labelledby="address-state" className="rounded-card bg-ground px-4 py-4 sm:px-5">
      <div aria-live="polite">
        <h2 id="address-state" className="text-sm font-semibold wrap-anywhere">
          {is_confirmed ? m.preferences_stopped_there({ email }) : m.preferences_unconfirmed({ email })}
        </h2>
        <p className="mt-0.5 text-xs text-ink-2">
          {is_confirmed
            ? m.preferences_stopped_there_text({ topics })
            : link_sent_at
              ? m.preferences_unconfirmed_text()
              : m.preferences_unsent_text()}
        </p>
        {link_sent_at && (
          <p className="mt-1 text-xs text-ink-2">{m.preferences_stopped_link_sent({ time: dateTime(link_sent_at) })}</p>
        )}
        {isRefusal(result) && (
          <p role="alert" className="mt-1 text-xs text-red">
            {result.message}
          </p>
        )}
      </div>
      <Form method="post" onSubmit={onSubmit} className="mt-3">
        <Button
          type="submit"
          name="intent"
          value="confirm"
          variant="outline"
          busy={busy}
          busyLabel={m.preferences_sending_link()}
          className="max-sm:w-full"
        >
          {link_sent_at && !is_confirmed ? m.preferences_send_link_again() : m.preferences_send_link()}
        </Button>
      </Form>
    </section>
  )
}
