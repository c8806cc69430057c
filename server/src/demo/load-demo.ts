import type { Services } from '../platform/core/services.ts'
import { updateDueTimes } from '../complaints/clock/update-due-times.ts'
import { tagsOfECatalogues } from '../catalogues/catalogue.tags.ts'
import { tagsOfServicePoints } from '../service-points/service-point.tags.ts'
import { tagsOfCatalogue } from '../products/product.tags.ts'
import { assignComplaints, insertEngineers } from './demo-assignments.ts'
import { insertCatalogue, queueVariants, shopPictures } from './demo-catalogue.ts'
import { cataloguePdfs, insertECatalogues } from './demo-e-catalogues.ts'
import { insertEnquiries } from './demo-enquiries.ts'
import { insertExtensions } from './demo-extensions.ts'
import { insertHappyCalls, insertVisitCodes } from './demo-happy-calls.ts'
import { insertNotices } from './demo-notices.ts'
import { storeDemoFiles } from './demo-files.ts'
import { rowsAdded } from './demo-rows.ts'
import { contactsOf, hashDemoPasswords, insertPeople, insertUnits, type People } from './demo-people.ts'
import { insertPartRequests } from './demo-part-requests.ts'
import { insertParts } from './demo-parts.ts'
import { insertPersonalisations } from './demo-personalisations.ts'
import { insertQuotations } from './demo-quotations.ts'
import { insertRepairs } from './demo-repairs.ts'
import { insertRegistrations, papers } from './demo-registrations.ts'
import { insertReviews } from './demo-reviews.ts'
import { insertServicePoints } from './demo-service-points.ts'
import { moveVisit, replaceAppliance } from './demo-visits.ts'
import { insertWarrantyPackages } from './demo-warranty-packages.ts'

const VERSION = 1

/**
 * Loads the demo into an empty database: catalogue, customers, what they own and what happened to it. Files come first,
 * then every row in one transaction, so an interrupted start begins again and leaves at most files for the nightly
 * sweep. Returns whether it was loaded now; it is loaded once.
 */
export async function loadDemo(services: Services): Promise<boolean> {
  if (await isLoaded(services)) return false
  const [
    catalogue,
    people,
    { E_CATALOGUES },
    { EXTENSIONS },
    { SERVICE_POINTS },
    { ENGINEERS },
    { PARTS, PART_MOVES },
    { HAPPY_CALLS },
    { ESTIMATES, PAID_REPAIRS },
    { PART_REQUESTS },
    { MESSAGES, PERSONALISATIONS, QUOTATIONS, WARRANTY_PACKAGES },
  ] = await Promise.all([
    import('../../../demo/catalogue.ts'),
    import('../../../demo/people.ts'),
    import('../../../demo/e-catalogues.ts'),
    import('../../../demo/extensions.ts'),
    import('../../../demo/service-points.ts'),
    import('../../../demo/engineers.ts'),
    import('../../../demo/parts.ts'),
    import('../../../demo/happy-calls.ts'),
    import('../../../demo/repairs.ts'),
    import('../../../demo/part-requests.ts'),
    import('../../../demo/requests.ts'),
  ])
  if (!(await isEmpty(services, people))) {
    services.log.warn('the demo is not loaded: there is a catalogue already, or one of its customers')
    return false
  }
  const pictures = new Map(catalogue.PRODUCTS.map((product) => [product.model_num, product.main_image]))
  const [files, hashes] = await Promise.all([
    storeDemoFiles(services, {
      public: [...shopPictures(catalogue), ...cataloguePdfs(E_CATALOGUES)],
      private: [...papers(people, pictures), ...PERSONALISATIONS.map(({ picture }) => picture)],
    }),
    hashDemoPasswords(people),
  ])

  const loaded = await services.db.transaction().execute(async (tx) => {
    // Of two processes that start at once, the second waits here and finds it done.
    const claim = await tx
      .insertInto('marker')
      .values({ name: 'demo', value: JSON.stringify({ version: VERSION, at: services.clock.now() }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!claim) return false
    await insertCatalogue(services, tx, catalogue, files)
    await insertECatalogues(services, tx, E_CATALOGUES, files)
    await insertWarrantyPackages(services, tx, WARRANTY_PACKAGES)
    await insertServicePoints(tx, SERVICE_POINTS)
    await insertEngineers(tx, ENGINEERS)
    await insertEnquiries(services, tx, { messages: MESSAGES, staff: people.STAFF })
    const rows = await tx
      .selectFrom('product')
      .select(['id', 'name', 'model_name', 'model_num', 'reward_points', 'warranty_months', 'warranty_parts'])
      .select('sub_category_id')
      .execute()
    const products = new Map(rows.map((row) => [row.model_num, row]))
    const modelNames = new Map(rows.map((row) => [row.model_num, row.model_name]))
    const accounts = await insertPeople(services, tx, people, hashes)
    const keeper = accounts.get(people.STAFF.contact)!
    await insertParts(services, tx, { parts: PARTS, moves: PART_MOVES, keeper })
    await insertUnits(services, tx, people, modelNames)
    await insertRegistrations({ services, tx, files, accounts, people, products, pictures })
    await assignComplaints(services, tx, keeper)
    await insertPartRequests(services, tx, { requests: PART_REQUESTS, keeper })
    await moveVisit(services, tx)
    const { firstname, lastname } = people.STAFF
    await insertHappyCalls(services, tx, {
      calls: HAPPY_CALLS,
      caller: { id: keeper, name: `${firstname} ${lastname}` },
    })
    await replaceAppliance(tx)
    await insertVisitCodes(tx)
    await insertRepairs(services, tx, { estimates: ESTIMATES, paid: PAID_REPAIRS, keeper })
    const complaints = await tx.selectFrom('complaint').select('id').execute()
    await updateDueTimes(
      tx,
      complaints.map(({ id }) => id),
    )
    await insertExtensions(services, tx, EXTENSIONS)
    await insertQuotations(services, tx, QUOTATIONS, { people, accounts, products })
    await insertPersonalisations(services, tx, PERSONALISATIONS, { people, accounts, products, files })
    await insertReviews(services, tx, people.REVIEWS, { accounts, products })
    await insertNotices(services, tx)
    await queueVariants(services, tx)
    // Records what it added, so that it can be removed again.
    const value = JSON.stringify({ version: VERSION, at: services.clock.now(), rows: await rowsAdded(tx) })
    await tx.updateTable('marker').set({ value }).where('name', '=', 'demo').execute()
    return true
  })
  if (loaded) await services.cache.drop([...tagsOfCatalogue(), ...tagsOfECatalogues(), ...tagsOfServicePoints()])
  return loaded
}

const isLoaded = async ({ db }: Services) =>
  (await db.selectFrom('marker').where('name', '=', 'demo').select('name').executeTakeFirst()) !== undefined

async function isEmpty({ db }: Services, people: People): Promise<boolean> {
  const { taken } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('category').select('id')),
          eb.exists(eb.selectFrom('account').select('id').where('contact', 'in', contactsOf(people))),
        ])
        .as('taken'),
    )
    .executeTakeFirstOrThrow()
  return !taken
}
