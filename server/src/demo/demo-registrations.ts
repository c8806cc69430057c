import type { DemoComplaint, DemoRegistration } from '../../../demo/people.ts'
import { isApproved } from 'contract/registrations/words'
import { certainDistrict } from '../complaints/certain-district.ts'
import { cleanRichText } from '../platform/core/rich-text.ts'
import { awardPoints } from '../points/award-points.ts'
import { pointsSourceOf } from '../registrations/points-source.ts'
import { promiseOf } from '../registrations/promise.ts'
import { monthsLater } from '../registrations/warranty.ts'
import { dayAgo, daysAgo } from './days-ago.ts'
import { insertDemoFiles } from './demo-files.ts'
import type { People } from './demo-people.ts'
import { insertVisits } from './demo-visit-reports.ts'
import type { World } from './demo-world.ts'

/** Every document of registrations and complaints by name. */
export const papers = ({ REGISTRATIONS, MONTH, SOLD }: People, pictures: Map<string, string>): string[] =>
  [...REGISTRATIONS, ...MONTH, ...SOLD]
    .flatMap((one) => [
      pictures.get(one.model_num),
      one.bill,
      one.warranty_card,
      one.complaint?.damaged_image,
      one.complaint?.damaged_video,
    ])
    .filter((name) => name !== undefined)

/** Adds owned products as the service would have over the months, without its messages, and their complaints. */
export async function insertRegistrations(world: World): Promise<void> {
  const { REGISTRATIONS, MONTH, SOLD } = world.people
  // The customers of the README keep the first numbers.
  await insertOwned(world, REGISTRATIONS)
  await insertOwned(world, [...MONTH, ...SOLD])
}

async function insertOwned(world: World, registrations: readonly DemoRegistration[]): Promise<void> {
  const made: { registration: DemoRegistration; id: number }[] = []
  for (const registration of registrations.toSorted((a, b) => b.registered - a.registered))
    made.push({ registration, id: await insertRegistration(world, registration) })
  const complaints = made.flatMap(({ registration, id }) =>
    [registration.complaint, registration.again].flatMap((complaint) =>
      complaint ? [{ registration, id, complaint }] : [],
    ),
  )
  for (const { registration, id, complaint } of complaints.toSorted((a, b) => b.complaint.raised - a.complaint.raised))
    await insertComplaint(world, registration, id, complaint)
}

async function insertRegistration(world: World, one: DemoRegistration): Promise<number> {
  const { tx, services, people } = world
  const product = world.products.get(one.model_num)!
  const customerId = world.accounts.get(one.contact)!
  const purchase_date = dayAgo(services.clock, one.purchased)
  const decidedAt = one.decided === undefined ? null : daysAgo(services.clock, one.decided)
  const expiry = isApproved(one.status)
    ? { warranty_issue: purchase_date, warranty_expiry: monthsLater(purchase_date, product.warranty_months) }
    : {}
  const [picture, bill, card] = await insertPapers(world, [
    world.pictures.get(one.model_num),
    one.bill,
    one.warranty_card,
  ])
  const { id } = await tx
    .insertInto('registration')
    .values({
      ...expiry,
      customer_id: customerId,
      product_id: product.id,
      ...promiseOf(product),
      model_name: product.model_name,
      model_num: one.model_num,
      serial_number: one.serial_number,
      store_name: one.store_name,
      store_location: one.store_location,
      store_number: one.store_number,
      purchase_date,
      warranty_months: product.warranty_months,
      product_image_id: picture ?? null,
      bill_image_id: bill ?? null,
      warranty_image_id: card ?? null,
      status: one.status,
      reason: one.reason ?? '',
      is_genuine: people.UNITS.some(
        (unit) => unit.serial_number === one.serial_number && unit.model_num === one.model_num,
      ),
      decided_at: decidedAt,
      created_at: daysAgo(services.clock, one.registered),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isApproved(one.status) && decidedAt && product.reward_points > 0)
    await awardPoints(tx, pointsSourceOf({ customer_id: customerId, serial_number: one.serial_number }), {
      points: product.reward_points,
      reason: `${product.model_name} registered`,
      registrationId: id,
      at: decidedAt,
    })
  return id
}

async function insertComplaint(world: World, one: DemoRegistration, registrationId: number, complaint: DemoComplaint) {
  const { tx, services, people } = world
  const product = world.products.get(one.model_num)!
  const owner = ownerOf(people, one.contact)
  const events = complaint.events.map((event, order) => ({
    ...event,
    at: daysAgo(services.clock, event.at, order * 7),
  }))
  const last = events.at(-1)!
  const dispatchedAt = complaint.dispatched ? (events[1] ?? last).at : null
  const [damage, card, film] = await insertPapers(world, [
    complaint.damaged_image,
    one.warranty_card ?? one.bill,
    complaint.damaged_video,
  ])
  const { id } = await tx
    .insertInto('complaint')
    .values({
      registration_id: registrationId,
      customer_id: world.accounts.get(one.contact)!,
      customer_name: `${owner.firstname} ${owner.lastname}`,
      customer_contact: owner.contact,
      customer_address: owner.customerAddress,
      email: owner.email,
      zone: complaint.zone,
      area: complaint.area,
      district: certainDistrict(complaint, owner.district),
      model_name: product.model_name,
      model_num: one.model_num,
      serial_number: one.serial_number,
      purchase_date: dayAgo(services.clock, one.purchased),
      problem_type: complaint.problem_type,
      problem_description: cleanRichText(complaint.problem_description),
      damaged_image_id: damage ?? null,
      warranty_image_id: card ?? null,
      damaged_video_id: film ?? null,
      status: last.status,
      priority: complaint.priority ?? 'normal',
      tags: complaint.tags ?? [],
      job_no: complaint.job_no ?? null,
      dispatch_state: complaint.dispatched ? ('dispatched' as const) : ('none' as const),
      dispatched_at: dispatchedAt,
      job_closing_date: last.status === 'Completed' ? last.at : null,
      technician: complaint.visit?.technician ?? '',
      technician_contact: complaint.visit?.technician_contact ?? '',
      visit_date: complaint.visit ? dayAgo(services.clock, -complaint.visit.in) : null,
      rating: complaint.rating?.rating ?? null,
      rating_text: complaint.rating?.text ?? '',
      created_at: daysAgo(services.clock, complaint.raised),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const by_name = `${people.STAFF.firstname} ${people.STAFF.lastname}`
  await tx
    .insertInto('complaint_event')
    .values(events.map((event, order) => ({ ...event, complaint_id: id, by_name: order === 0 ? '' : by_name })))
    .execute()
  await insertVisits(world, id, complaint)
  await insertTalk(world, { id, customer: one.contact, dispatchedAt, complaint })
}

const ownerOf = ({ CUSTOMERS, NEIGHBOURS }: People, number: string) =>
  [...CUSTOMERS, ...NEIGHBOURS].find(({ contact }) => contact === number)!

/** The messages about a complaint, and its activity besides the stages. */
async function insertTalk(
  { tx, services, people, accounts }: World,
  about: { id: number; customer: string; dispatchedAt: Date | null; complaint: DemoComplaint },
): Promise<void> {
  const { id: complaint_id, customer, dispatchedAt, complaint } = about
  const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`
  const owner = nameOf(ownerOf(people, customer))
  const activities = [
    ...(dispatchedAt
      ? [{ kind: 'dispatched' as const, text: complaint.job_no ?? '', by_name: 'CRM', at: dispatchedAt }]
      : []),
    ...(complaint.rating
      ? [
          {
            kind: 'rated' as const,
            text: `${complaint.rating.rating} of 5: ${complaint.rating.text}`,
            by_name: owner,
            at: daysAgo(services.clock, complaint.events.at(-1)!.at, 90),
          },
        ]
      : []),
  ]
  if (activities.length > 0)
    await tx
      .insertInto('complaint_log')
      .values(activities.map((entry) => ({ ...entry, complaint_id })))
      .execute()
  const messages = (complaint.messages ?? []).map(({ kind, text, at, unread }, order) => {
    const created_at = daysAgo(services.clock, at, 60 + order * 7)
    const isOfCustomer = kind === 'customer'
    return {
      complaint_id,
      kind,
      text,
      created_at,
      author_id: accounts.get(isOfCustomer ? customer : people.STAFF.contact) ?? null,
      author_name: isOfCustomer ? owner : nameOf(people.STAFF),
      read_at: unread || kind === 'internal' ? null : created_at,
    }
  })
  if (messages.length > 0) await tx.insertInto('complaint_message').values(messages).execute()
}

/** Ids in the order of the names; undefined where there is no such document. */
async function insertPapers({ tx, files }: World, names: (string | undefined)[]): Promise<(number | undefined)[]> {
  const ids = await insertDemoFiles(
    tx,
    names.filter((name) => name !== undefined).map((name) => files(name, 'private')),
  )
  return names.map((name) => (name === undefined ? undefined : ids.shift()))
}
