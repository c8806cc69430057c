import { buildDispute, buildRegistration, registrationForm } from '../factories/registration.ts'
import { photo } from '../factories/sample-files.ts'
import { packageForm } from '../factories/warranty-package.ts'
import { byId, eachById, inList, type RightCalls } from './right-call.ts'
import { ownExtendable, ownRegistration, registration, subCategory } from './rows.ts'
import type { World } from './world.ts'

const ownPending = ({ services, asha }: World) => buildRegistration(services, { customer: asha })
const serial = async (world: World) => ({ query: { serial_number: (await ownRegistration(world)).serial_number } })
const warrantyPackage = ({ build }: World) => build.warrantyPackage()

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
    transfer: async ({ services }) => {
      const holder = await buildRegistration(services, { status: 'Approved' })
      const { id } = await buildDispute(services, holder)
      return { params: { id }, body: { held_by: holder.id, reason: 'The bill is older' } }
    },
    decide: async (world) => ({ body: { stock_id: (await registration(world)).id, status: 'Approved' } }),
    bulkDecide: inList('ids', registration, { status: 'Approved' }),
    deleteMany: inList('stock_ids', registration),
  },
  faults: {
    report: async () => {
      const { model_name, model_num, serial_number, purchase_date } = await registrationForm()
      const problem = { problem_type: 'Noise', problem_description: 'It rattles', photo: await photo() }
      return { body: { model_name, model_num, serial_number, purchase_date, ...problem } }
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
