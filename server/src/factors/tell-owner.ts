import { m } from 'contract/messages'
import type { Locale } from 'contract/core/locale'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { queueMail } from '../platform/gateways/mail.job.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { escaped } from '../platform/http/escaped.ts'

/** The account that something is told to, locked until the transaction ends. Throws NotFound. */
export const personOf = (tx: Db, id: number) =>
  tx
    .selectFrom('account')
    .where('id', '=', id)
    .select(['id', 'role', 'contact', 'email', 'language'])
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(m.core_user_not_found()))

/** Tells the owner of an account by SMS and, where there is an address and e-mails are sent, by e-mail. */
export async function tellOwner(
  services: Services,
  tx: Db,
  { contact, email, language: locale }: Awaited<ReturnType<typeof personOf>>,
  say: (locale: Locale, brand: string) => string,
): Promise<void> {
  const brand = services.settings.current.brand_name
  const text = say(locale, brand)
  await queueSms(tx, services, { to: contact, text })
  if (!email || !services.mail) return
  await queueMail(tx, services, {
    to: email,
    subject: m.factors_loss_subject({ brand }, { locale }),
    text,
    html: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><p>${escaped(text)}</p></html>`,
  })
}
