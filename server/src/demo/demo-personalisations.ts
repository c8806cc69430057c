import type { DemoPersonalisation } from '../../../demo/requests.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'
import { insertDemoFiles, type DemoFiles } from './demo-files.ts'
import type { People } from './demo-people.ts'

/** The parts of the demo a request refers to. */
export interface PersonalisationWorld {
  people: People
  accounts: Map<string, number>
  products: Map<string, { id: number; name: string; model_name: string }>
  files: DemoFiles
}

/** Adds the requested lettering, in the order of the requests; decisions were made a day later. */
export async function insertPersonalisations(
  { clock }: Services,
  tx: Db,
  personalisations: readonly DemoPersonalisation[],
  { people, accounts, products, files }: PersonalisationWorld,
): Promise<void> {
  const inOrder = personalisations.toSorted((a, b) => b.at - a.at)
  const ids = await insertDemoFiles(
    tx,
    inOrder.map(({ picture }) => files(picture, 'private')),
  )
  const pictures = new Map(inOrder.map(({ picture }, place) => [picture, ids[place]!]))
  const rows = inOrder.map(({ at, contact, model_num, picture, ...wanted }) => {
    const customer = people.CUSTOMERS.find((one) => one.contact === contact)!
    const product = products.get(model_num)!
    return {
      ...wanted,
      customer_id: accounts.get(contact)!,
      customer_name: `${customer.firstname} ${customer.lastname}`,
      product_id: product.id,
      product_name: `${product.model_name} ${product.name}`,
      image_id: pictures.get(picture)!,
      decided_at: wanted.status === 'pending' ? null : daysAgo(clock, at - 1),
      created_at: daysAgo(clock, at),
    }
  })
  await tx.insertInto('personalisation').values(rows).execute()
}
