import type { Input } from 'contract/core/endpoint'
import type { Locale } from 'contract/core/locale'
import { apiKeyPath } from 'contract/core/office-paths'
import { counted } from 'contract/core/wording'
import { m } from 'contract/messages'
import type { apiKeys } from 'contract/api-keys/endpoints'
import { KEY_PREFIX, KEY_YEARS } from 'contract/api-keys/words'
import { nameOf } from '../accounts/person-name.ts'
import { tellAdministrators } from '../notices/tell-administrators.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { dayText } from '../platform/core/format.ts'
import { Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { hashOfToken } from '../platform/core/token.ts'
import { newSecret } from '../platform/sessions/key-secret.ts'
import { refusingSameName } from './refusing-same-name.ts'

type KeyForm = Input<typeof apiKeys.make>['body']

/** How many characters of a secret people see later: 24 bits of its 190. */
const SHOWN = KEY_PREFIX.length + 4

/**
 * Makes a key for which the caller answers, and tells the other administrators. Returns its id and its secret, of which
 * only the hash is kept. Throws Invalid, or a Problem 409 for a name that another key has.
 */
export async function makeKey(
  { db, clock }: Services,
  user: Caller,
  { name, capabilities, centre_id, addresses, ...form }: KeyForm,
): Promise<{ id: number; secret: string }> {
  const expires_on = lastDay(form.expires_on, today(clock))
  const secret = newSecret()
  const id = await refusingSameName(() =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      const after = await tx
        .insertInto('api_key')
        .values({
          name,
          secret_hash: hashOfToken(secret),
          begins: secret.slice(0, SHOWN),
          capabilities: [...new Set(capabilities)],
          is_bound: Boolean(centre_id),
          centre_id: centre_id ? await existingCentre(tx, centre_id) : null,
          addresses: [...new Set(addresses)],
          owner_id: user.id,
          created_at: at,
          expires_on,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'api_key', id: after.id }
      await recordAudit(tx, { actor: user, action: 'api_key.make', subject, after, at })
      const person = await nameOf(tx, user.id)
      const news = {
        title: (locale: Locale) => m.api_keys_made_title({ person, name }, { locale }),
        text: (locale: Locale) => m.api_keys_made_text({ day: dayText(expires_on, locale) }, { locale }),
        address: apiKeyPath(after.id),
      }
      await tellAdministrators(tx, news, { at, except: user.id })
      return after.id
    }),
  )
  return { id, secret }
}

/** The last day on which a key works. Throws Invalid for one that is over, or too far away. */
function lastDay(chosen: string | undefined, day: string): string {
  const expires_on = chosen ?? yearsAfter(day, KEY_YEARS.usual)
  if (expires_on <= day) throw new Invalid({ expires_on: m.api_keys_day_over() })
  if (expires_on > yearsAfter(day, KEY_YEARS.most))
    throw new Invalid({ expires_on: m.api_keys_day_too_far({ n: counted(KEY_YEARS.most) }) })
  return expires_on
}

function yearsAfter(day: string, years: number): string {
  const then = new Date(`${day}T00:00:00Z`)
  then.setUTCFullYear(then.getUTCFullYear() + years)
  return then.toISOString().slice(0, 10)
}

async function existingCentre(tx: Db, id: number): Promise<number> {
  const centre = await tx
    .selectFrom('service_point')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'service_centre')
    .executeTakeFirst()
  if (!centre) throw new Invalid({ centre_id: m.core_choose_service_centre() })
  return centre.id
}
