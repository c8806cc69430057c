import { ENTER_PHONE } from 'contract/core/paths'
import type { Input } from 'contract/core/endpoint'
import { pathIn } from 'contract/core/locale'
import type { customers } from 'contract/customers/endpoints'
import { insertAccount } from '../accounts/account.queries.ts'
import { refuseTakenNumber } from '../accounts/edit-account.ts'
import { splitName } from '../accounts/split-name.ts'
import { checkedPlace, type NamedPlace } from '../platform/core/checked-place.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { voiceOf, type Voice } from '../customer-texts/voice.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

type NewCustomer = Input<typeof customers.add>['body']

/** With the place as it is stored. */
type KnownCustomer = Pick<NewCustomer, 'contact' | 'name' | 'customerAddress' | 'language'> &
  (NamedPlace | { district: string })

/**
 * Makes an account for someone on the phone, and tells them by SMS how to claim it: by a code to the number. Until
 * then nobody can sign in to it. Returns its id. Throws Problem for a number that has an account, TooMany
 * after many within an hour, Invalid for a local level that the district does not have.
 */
export async function addCustomer(
  services: Services,
  user: Caller,
  { contact, name, district = '', local_level, ward, customerAddress = '', language }: NewCustomer,
): Promise<number> {
  const place = local_level || ward !== undefined ? checkedPlace({ district, local_level, ward }) : { district }
  await services.limits.take('typed-number.account', String(user.id))
  return refuseTakenNumber(() =>
    services.db
      .transaction()
      .execute((tx) => insertCustomer(tx, services, user, { contact, name, ...place, customerAddress, language })),
  )
}

/** The same within a caller's transaction. */
export async function insertCustomer(
  tx: Db,
  services: Services,
  user: Caller,
  { contact, name, customerAddress = '', language, ...place }: KnownCustomer,
): Promise<number> {
  const at = services.clock.now()
  const after = await insertAccount(tx, {
    ...splitName(name),
    contact,
    ...place,
    email: '',
    customer_address: customerAddress,
    language,
    role: 'customer',
    claimed: false,
    // The owner chooses one with a code.
    password_hash: null,
    created_at: at,
  })
  const subject = { table: 'account', id: after.id }
  await recordAudit(tx, { actor: user, action: 'account.add', subject, after, at })
  await queueSms(tx, services, {
    to: contact,
    text: claimText(services.config.publicUrl, voiceOf(services, language)),
  })
  return after.id
}

/** How somebody claims the account that staff made for them. */
export const claimText = (publicUrl: string, { locale, brand, say }: Voice): string =>
  say('account_added', { brand, link: publicUrl + pathIn(locale, ENTER_PHONE) })
