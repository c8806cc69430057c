import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Input } from 'contract/core/endpoint'
import { countLetters } from 'contract/core/texts/letters'
import { tooLong } from 'contract/personalisations/lettering'
import type { Settings } from 'contract/settings/words'
import type { personalisations } from 'contract/personalisations/endpoints'
import { expectRoom } from '../accounts/quotas.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

type PersonalisationForm = Input<typeof personalisations.request>['body']

type Wanted = ReturnType<typeof wantedOf>

const SAME_MINUTES = 15

/**
 * Stores a customer's request with its picture, under the names of the account and the product. A sender without an
 * answer tries again, so the same request counts once in a while and its picture is stored once. Returns the id.
 */
export async function requestPersonalisation(
  services: Services,
  user: Caller,
  form: PersonalisationForm,
): Promise<number> {
  const wanted = wantedOf(form)
  refuseTooLong(wanted, services.settings.current)
  await getProductName(services.db, wanted)
  const known = await findSame(services.db, services, user, wanted)
  if (known !== undefined) return known
  try {
    return await addPersonalisation(services, user, wanted, form)
  } catch (error) {
    if (error instanceof AskedMeanwhile) return error.id
    throw error
  }
}

const wantedOf = ({
  text,
  placement,
  font_style,
  color = '',
  size = '',
  product_id,
  quantity,
}: PersonalisationForm) => ({
  text,
  placement,
  font_style,
  color,
  size,
  product_id,
  quantity,
})

/** Throws Invalid where the product has no room for the text. */
function refuseTooLong({ text, placement }: Wanted, settings: Settings): void {
  const most = placement === 'horizontal' ? settings.horizontal_letters : settings.vertical_letters
  if (countLetters(text) > most) throw new Invalid({ text: tooLong(placement, most) })
}

/** Locks the product, inside a transaction, until the request is inserted. Throws NotFound or Invalid. */
async function getProductName(db: Db, { product_id, size }: Wanted): Promise<string> {
  const product = await db
    .selectFrom('product')
    .where('id', '=', product_id)
    .select(['name', 'model_name', 'sizes', 'off_sale_at'])
    .forKeyShare()
    .executeTakeFirst()
  if (!product) throw new NotFound(m.core_product_not_found())
  if (product.off_sale_at !== null) throw new Invalid({ product_id: m.personalisations_product_no_longer_sold() })
  if (size !== '' && !product.sizes.includes(size))
    throw new Invalid({ size: m.personalisations_product_does_not_come_size() })
  return `${product.model_name} ${product.name}`
}

const addPersonalisation = (
  services: Services,
  user: Caller,
  wanted: Wanted,
  { main_image: picture }: PersonalisationForm,
) =>
  services.files.storing({ picture }, 'private', (stored) =>
    services.db.transaction().execute(async (tx) => {
      // Serialise concurrent submissions.
      await sql`select pg_advisory_xact_lock(hashtext('personalisation'), ${user.id})`.execute(tx)
      const same = await findSame(tx, services, user, wanted)
      if (same !== undefined) throw new AskedMeanwhile(same)
      await expectRoom(tx, services, user.id, 'personalisations')
      const customer = await tx
        .selectFrom('account')
        .where('id', '=', user.id)
        .select(['firstname', 'lastname'])
        .executeTakeFirstOrThrow()
      const { id } = await tx
        .insertInto('personalisation')
        .values({
          ...wanted,
          customer_id: user.id,
          customer_name: `${customer.firstname} ${customer.lastname}`,
          product_name: await getProductName(tx, wanted),
          image_id: await insertFile(tx, stored.picture),
          created_at: services.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }),
  )

async function findSame(tx: Db, { clock }: Services, user: Caller, wanted: Wanted): Promise<number | undefined> {
  const since = new Date(clock.now().getTime() - SAME_MINUTES * 60_000)
  const same = await tx
    .selectFrom('personalisation')
    .where((eb) => eb.and({ ...wanted, customer_id: user.id, status: 'pending' }))
    .where('created_at', '>', since.toISOString())
    .select('id')
    .executeTakeFirst()
  return same?.id
}

/** The same request arrived at the same moment; thrown so that the second picture is not kept. */
class AskedMeanwhile extends Error {
  readonly id: number

  constructor(id: number) {
    super(m.personalisations_request_already_exists())
    this.id = id
  }
}
