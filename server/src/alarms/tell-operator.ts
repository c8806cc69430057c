import { alarmText } from 'contract/alarms/alarm-text'
import { pathIn } from 'contract/core/locale'
import { m } from 'contract/messages'
import { SYSTEM } from 'contract/core/office-paths'
import type { AlarmKind } from 'contract/alarms/words'
import { numberIn } from '../platform/core/format.ts'
import { queueMail } from '../platform/gateways/mail.job.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { escaped } from '../platform/http/escaped.ts'
import type { Services } from '../platform/core/services.ts'

/** After a long silence, older alarms are not sent. */
const NEWS_MS = 24 * 60 * 60_000

/**
 * Tells the operator of new alarms by one SMS and one e-mail, as far as the settings say where, each alarm once over all
 * processes. They bypass the queue, which may itself be late, and are queued only if their gateway fails.
 */
export async function tellOperator(services: Services): Promise<void> {
  const { db, clock, config, settings, sms, mail } = services
  const { operator_phone: to, operator_email: address, brand_name: brand } = settings.current
  if (!to && !(address && mail)) return
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
  const account = await db
    .selectFrom('account')
    .where('role', '<>', 'customer')
    .where((eb) => eb.or([...(to ? [eb('contact', '=', to)] : []), ...(address ? [eb('email', '=', address)] : [])]))
    .select('language')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const locale = account?.language ?? 'en'
  const troubles = news
    .map(({ kind, count }) => alarmText(kind as AlarmKind, numberIn(locale, count), locale))
    .join('; ')
  const text = m.alarms_to_operator({ brand, troubles }, { locale })
  await Promise.all([
    to && sms.send({ to, text }).catch(() => db.transaction().execute((tx) => queueSms(tx, services, { to, text }))),
    address && mail && byMail(address),
  ])

  async function byMail(receiver: string): Promise<void> {
    const link = config.publicUrl + pathIn(locale, SYSTEM)
    const letter = {
      to: receiver,
      subject: m.alarms_operator_subject({ brand }, { locale }),
      text: `${text}\n\n${link}`,
      html: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><p>${escaped(text)}</p><p><a href="${escaped(link)}">${escaped(link)}</a></p></html>`,
    }
    await mail?.send(letter).catch(() => db.transaction().execute((tx) => queueMail(tx, services, letter)))
  }
}
