import { alarmText } from 'contract/alarms/alarm-text'
import { m } from 'contract/messages'
import type { AlarmKind } from 'contract/alarms/words'
import { numberIn } from '../core/format.ts'
import { queueSms } from '../gateways/sms.job.ts'
import type { Services } from '../services.ts'

/** Older ones are no news after a long silence. */
const NEWS_MS = 24 * 60 * 60_000

/**
 * Tells the operator of new alarms by one SMS, each alarm once over all processes. It goes out at once, because the queue
 * may be what is late; it waits there only if the gateway fails.
 */
export async function tellOperator(services: Services): Promise<void> {
  const { db, clock, settings, sms } = services
  const { operator_phone: to, brand_name: brand } = settings.current
  if (!to) return
  const at = clock.now()
  const untold = await db
    .updateTable('alarm')
    .set({ told_at: at })
    .where('told_at', 'is', null)
    .returning(['kind', 'count', 'created_at', 'dismissed_at'])
    .execute()
  const news = untold.filter(
    ({ created_at, dismissed_at }) => !dismissed_at && at.getTime() - new Date(created_at).getTime() < NEWS_MS,
  )
  if (news.length === 0) return
  const account = await db.selectFrom('account').where('contact', '=', to).select('language').executeTakeFirst()
  const locale = account?.language ?? 'en'
  const troubles = news
    .map(({ kind, count }) => alarmText(kind as AlarmKind, numberIn(locale, count), locale))
    .join('; ')
  const text = m.alarms_to_operator({ brand, troubles }, { locale })
  await sms.send({ to, text }).catch(() => db.transaction().execute((tx) => queueSms(tx, services, { to, text })))
}
