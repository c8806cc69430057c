import { m } from 'contract/messages'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'

/** Sends a text message to the caller's own number, past the queue. Throws Conflict with what the gateway said. */
export async function sendTestSms({ sms, db, limits, settings }: Services, user: Caller): Promise<void> {
  await limits.take('test-sms.account', String(user.id))
  const { contact, language: locale } = await db
    .selectFrom('account')
    .where('id', '=', user.id)
    .select(['contact', 'language'])
    .executeTakeFirstOrThrow()
  const text = m.alarms_test_sms({ brand: settings.current.brand_name }, { locale })
  await sms.send({ to: contact, text }).catch((error: unknown) => {
    throw new Conflict(error instanceof Error ? error.message : m.system_message_could_not_sent(), 'gateway_failed')
  })
}
