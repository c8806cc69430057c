import { removeFiles } from '../../src/platform/files/file.queries.ts'
import { makeLink } from '../../src/customer-links/customer-link.ts'
import { buildCampaign } from '../factories/campaign.ts'
import { buildDispute, buildRegistration, registrationForm } from '../factories/registration.ts'
import { photo } from '../factories/sample-files.ts'
import { packageForm } from '../factories/warranty-package.ts'
import { byId, eachById, inList, newName, type RightCalls } from './right-call.ts'
import { ownExtendable, ownRegistration, registration, subCategory } from './rows.ts'
import type { World } from './world.ts'

const ownPending = ({ services, asha }: World) => buildRegistration(services, { customer: asha })
const serial = async (world: World) => ({ query: { serial_number: (await ownRegistration(world)).serial_number } })
const warrantyPackage = ({ build }: World) => build.warrantyPackage()

async function withoutBill(world: World) {
  const { id } = await registration(world)
  const { db, jobs } = world.services
  await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('registration').where('id', '=', id).select('bill_image_id').executeTakeFirst()
    await tx.updateTable('registration').set({ bill_image_id: null }).where('id', '=', id).execute()
    await removeFiles(tx, jobs, [row?.bill_image_id ?? null])
  })
  return { id }
}

async function billToken(world: World): Promise<string> {
  const at = world.clock.now()
  const until = new Date(at.getTime() + 86_400_000)
  return makeLink(world.services.db, { registration_id: (await withoutBill(world)).id }, { at, until })
}
const campaign = ({ services }: World) => buildCampaign(services)
const campaignPerson = async (world: World) => ({ id: (await campaign(world)).person })
const campaignToken = async (world: World) => ({ params: { token: (await campaign(world)).token } })

async function wished(world: World) {
  const { id, long } = await ownExtendable(world)
  return { body: { stock_id: id, package_id: long.id } }
}
const requested = async (world: World) => (await world.as(world.asha).extensions.request(await wished(world))).data

/** What customers own, and its warranty. */
export const ofRegistrations = {
  registrations: {
    ...eachById(registration, 'get', 'approvalTerms', 'delete'),
    getMine: byId(ownRegistration),
    warranty: byId(ownRegistration),
    deleteMine: byId(ownPending),
    checkSerial: serial,
    serial,
    customerOfNumber: ({ asha: { contact } }) => ({ query: { contact } }),
    register: async () => ({ body: await registrationForm() }),
    dispute: async () => ({ body: await registrationForm() }),
    registerForCustomer: async ({ asha }) => ({ body: { ...(await registrationForm()), customer_id: asha.id } }),
    addBill: async (world) => ({
      params: { id: (await withoutBill(world)).id },
      body: { bill_image_one: await photo() },
    }),
    askForBill: byId(withoutBill),
    billLink: async (world) => ({ params: { token: await billToken(world) } }),
    sendBill: async (world) => ({
      params: { token: await billToken(world) },
      body: { bill_image_one: await photo() },
    }),
    transfer: async ({ services }) => {
      const holder = await buildRegistration(services, { status: 'Approved' })
      const { id } = await buildDispute(services, holder)
      return { params: { id }, body: { held_by: holder.id, reason: 'The bill is older' } }
    },
    correct: byId(registration, () => ({ serial_number: newName(), reason: 'Read again from the plate' })),
    decide: async (world) => ({ body: { stock_id: (await registration(world)).id, status: 'Approved' } }),
    bulkDecide: inList('ids', registration, { status: 'Approved' }),
    deleteMany: inList('stock_ids', registration),
  },
  campaigns: {
    ...eachById(campaign, 'get', 'recipients', 'exportRecipients', 'sendAgain'),
    preview: async (world) => ({
      body: { stock_ids: [(await registration(world)).id], text: 'Stop using {products}' },
    }),
    send: async (world) => ({
      body: {
        stock_ids: [(await registration(world)).id],
        name: 'Fans',
        text: 'Stop using {products}',
        key: newName(),
      },
    }),
    setAnswer: byId(campaignPerson, { answer: 'staff' as const, seen: null }),
    setSending: byId(campaign, { sending: false }),
    own: campaignToken,
    answer: async (world) => ({ ...(await campaignToken(world)), body: { answer: 'call' as const } }),
  },
  faults: {
    report: async ({ services, asha }) => {
      const { id } = await buildRegistration(services, { customer: asha, status: 'Approved' })
      return { body: { stock_id: id, problem_type: 'Noise', problem_description: 'It rattles', photo: await photo() } }
    },
  },
  extensions: {
    ...eachById(ownExtendable, 'points', 'plan', 'certificate', 'certificateByStaff'),
    redeem: wished,
    request: wished,
    cancelMine: byId(requested),
    check: () => ({ body: { serial_number: 'SN-1', phone_digits: '1234' } }),
    settle: byId(requested, { receipt: 'R-1' }),
    cancel: byId(requested, { reason: 'Not paid' }),
  },
  warrantyPackages: {
    ...eachById(warrantyPackage, 'get', 'delete'),
    offers: byId(ownExtendable),
    add: async (world) => ({ body: { ...packageForm, subcategory: (await subCategory(world)).id } }),
    update: async (world) => {
      const { id, subcategory } = await warrantyPackage(world)
      return { params: { id }, body: { ...packageForm, subcategory } }
    },
    deleteMany: inList('form_ids', warrantyPackage),
  },
} satisfies Partial<RightCalls>
