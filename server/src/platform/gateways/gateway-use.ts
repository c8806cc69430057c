import { sql } from 'kysely'
import type { Clock } from '../core/clock.ts'
import { today } from '../core/clock.ts'
import type { Db } from '../core/db.ts'
import { smsSize } from 'contract/core/texts/sms-parts'
import type { CrmGateway } from './crm.ts'
import { CrmRefused } from './crm.ts'
import { type MailGateway, MailRefused } from './mail.ts'
import { SmsRefused, type SmsGateway } from './sms.ts'

interface Book {
  db: Db
  clock: Clock
  /** where the book itself cannot be kept */
  onError: (error: unknown) => void
}

type Gateway = 'sms' | 'mail' | 'crm'

/** The gateway, with a record of how it answers. What only that message or complaint was refused for is no failure of it. */
export const recordedSms = (gateway: SmsGateway, book: Book): SmsGateway => ({
  ...gateway,
  send: (message) =>
    recorded(book, 'sms', () => gateway.send(message), {
      parts: smsSize(message.text).parts,
      isOwnFault: (error) => !(error instanceof SmsRefused),
    }),
})

/** The mail server likewise. */
export const recordedMail = (gateway: MailGateway, book: Book): MailGateway => ({
  ...gateway,
  send: (mail) =>
    recorded(book, 'mail', () => gateway.send(mail), {
      parts: 0,
      isOwnFault: (error) => !(error instanceof MailRefused),
    }),
})

/** The CRM likewise. */
export const recordedCrm = (gateway: CrmGateway, book: Book): CrmGateway => ({
  ...gateway,
  dispatch: (request, options) =>
    recorded(book, 'crm', () => gateway.dispatch(request, options), {
      parts: 0,
      isOwnFault: (error) => !(error instanceof CrmRefused),
    }),
})

async function recorded<T>(
  { db, clock, onError }: Book,
  gateway: Gateway,
  send: () => Promise<T>,
  { parts, isOwnFault }: { parts: number; isOwnFault: (error: unknown) => boolean },
): Promise<T> {
  try {
    const answer = await send()
    await succeeded(db, gateway, { clock, parts }).catch(onError)
    return answer
  } catch (error) {
    if (isOwnFault(error)) await failed(db, gateway, { clock, reason: reasonOf(error) }).catch(onError)
    throw error
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

/** Parts are counted by the day in Nepal. */
const succeeded = (db: Db, gateway: Gateway, { clock, parts }: { clock: Clock; parts: number }) =>
  sql`
  insert into gateway_use (gateway, day, parts, succeeded_at) values (${gateway}, ${today(clock)}, ${parts}, ${clock.now()})
  on conflict (gateway) do update set
    parts = case when gateway_use.day = excluded.day then gateway_use.parts else 0 end + excluded.parts,
    day = excluded.day, succeeded_at = excluded.succeeded_at, failures = 0`.execute(db)

const failed = (db: Db, gateway: Gateway, { clock, reason }: { clock: Clock; reason: string }) =>
  sql`
  insert into gateway_use (gateway, day, failed_at, failure, failures)
    values (${gateway}, ${today(clock)}, ${clock.now()}, ${reason}, 1)
  on conflict (gateway) do update set
    failed_at = excluded.failed_at, failure = excluded.failure, failures = gateway_use.failures + 1`.execute(db)

/** How the gateways answered lately; nothing of one that was not used yet. */
export const readGatewayUse = (db: Db) =>
  db
    .selectFrom('gateway_use')
    .select(['gateway', 'day', 'parts', 'succeeded_at', 'failed_at', 'failure', 'failures'])
    .execute()
