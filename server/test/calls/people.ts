import { buildEnquiry } from '../factories/enquiry.ts'
import { makeLink } from '../../src/customer-links/customer-link.ts'
import { buildQuotation } from '../factories/quotation.ts'
import { byId, eachById, inList, newName, newNumber, PASSWORD, type RightCalls } from './right-call.ts'
import { customer } from './rows.ts'
import type { World } from './world.ts'

const staff = ({ build }: World) => build.admin()
async function customerNote(world: World) {
  const params = { id: (await customer(world)).id }
  return (await world.as(world.admin).customerNotes.add({ params, body: { text: 'Speaks Nepali' } })).data
}
async function twoAccounts(world: World) {
  const [kept, merged] = [await customer(world), await customer(world)]
  return { kept_id: kept.id, merged_id: merged.id, name_of: kept.id }
}
const enquiry = ({ services }: World) => buildEnquiry(services)
async function enquiryNote(world: World) {
  const params = { id: (await enquiry(world)).id }
  return (await world.as(world.admin).enquiries.addNote({ params, body: { text: 'Speaks Nepali' } })).data
}
async function answered(world: World) {
  const { id } = await enquiry(world)
  await world.as(world.admin).enquiries.answer({ params: { id }, body: { way: 'phone', text: 'Yes' } })
  return { id }
}
async function closed(world: World) {
  const { id } = await enquiry(world)
  await world.as(world.admin).enquiries.close({ params: { id }, body: {} })
  return { id }
}
const quotation = ({ services }: World) => buildQuotation(services)
const ownOffer = ({ services, asha: customer }: World) =>
  buildQuotation(services, {
    customer,
    status: 'Approved',
    lines: [{ description: 'Steam Kettle', quantity: 24, unit_price: 4_850 }],
  })

async function offerLink(world: World) {
  const { id } = await ownOffer(world)
  const at = world.clock.now()
  const until = new Date(at.getTime() + 86_400_000)
  return { id, token: await makeLink(world.services.db, { quotation_id: id }, { at, until }) }
}

/** Customers, staff, and what people write to the shop. */
export const ofPeople = {
  customers: {
    ...eachById(customer, 'get', 'overview', 'delete', 'endSessions'),
    add: () => ({ body: { contact: newNumber(), name: 'Sita Gurung', district: 'Rolpa', language: 'ne' } }),
    update: byId(customer, { city: 'Butwal' }),
    getContact: byId(customer),
    saveContact: byId(customer, { district: 'Rolpa', customerAddress: 'Liwang 4' }),
    addNumber: byId(customer, () => ({ contact: newNumber() })),
    removeNumber: async (world) => {
      const [params, contact] = [{ id: (await customer(world)).id }, newNumber()]
      await world.as(world.admin).customers.addNumber({ params, body: { contact } })
      return { params, body: { contact } }
    },
    mergePreview: async (world) => ({
      params: { id: (await customer(world)).id },
      query: { other: (await customer(world)).id },
    }),
    merge: async (world) => ({ body: await twoAccounts(world) }),
    undoMerge: async (world) => {
      const { data } = await world.as(world.admin).customers.merge({ body: await twoAccounts(world) })
      return { params: { id: data.merges[0]!.id } }
    },
    deleteMany: inList('customer_ids', customer),
    adjustPoints: byId(customer, { points: 50, reason: 'A gift' }),
  },
  customerNotes: {
    list: byId(customer),
    add: byId(customer, { text: 'Calls only after 5' }),
    change: byId(customerNote, { text: 'Calls only after 6' }),
    delete: byId(customerNote),
  },
  users: {
    ...eachById(staff, 'get', 'delete', 'endSessions'),
    create: () => ({
      body: {
        firstname: 'Hari',
        lastname: 'Rai',
        email: 'hari@example.com',
        contact: newNumber(),
        password: PASSWORD,
        role: 'service_incharge',
      },
    }),
    released: async (world) => ({ params: await staff(world), query: { role: 'call_centre' } }),
    update: byId(staff, { city: 'Butwal' }),
    deleteMany: inList('user_ids', staff),
    deleteSelected: inList('user_ids', staff),
  },
  enquiries: {
    ...eachById(enquiry, 'open', 'delete'),
    send: () => ({ body: { name: 'Maya', phone: newNumber(), email: 'm@example.com', note: 'Hello' } }),
    sendLostNumber: () => ({ body: { name: 'Maya Rai', old_number: newNumber(), phone: newNumber() } }),
    assign: byId(enquiry, { owner_id: null }),
    sort: byId(enquiry, { kind: 'dealer' }),
    answer: byId(enquiry, { way: 'phone', text: 'At the shop in Dang' }),
    takeBack: byId(answered),
    close: byId(enquiry, { reason: 'Advertising' }),
    reopen: byId(closed),
    addNote: byId(enquiry, { text: 'Calls back on Friday' }),
    changeNote: byId(enquiryNote, { text: 'Calls back on Sunday' }),
    deleteNote: byId(enquiryNote),
    deleteMany: inList('contact_ids', enquiry),
  },
  quotations: {
    ...eachById(ownOffer, 'getMine', 'myPdf', 'pdf'),
    exportMine: async (world) => ({ query: { ids: String((await ownOffer(world)).id) } }),
    request: () => ({
      body: {
        customer_name: 'Asha',
        contact: '9841203118',
        model_name: 'Kettle',
        model_num: newName(),
        quantity: 20,
        description: 'For a lodge',
      },
    }),
    make: () => ({
      body: {
        contact: newNumber(),
        customer_name: 'Kamala Karki',
        company: 'Himal Hospitality',
        products: [{ model_name: 'Kettle', model_num: newName(), quantity: 20 }],
      },
    }),
    price: byId(quotation, {
      lines: [{ description: 'Kettle', quantity: 24, unit_price: 1_800 }],
      seen_status: 'Pending',
      seen_version: 0,
    }),
    decide: byId(quotation, { action: 'approve' }),
    revise: byId(ownOffer),
    answerMine: byId(ownOffer, { answer: 'accepted' }),
    lose: byId(ownOffer, { reason: 'price' }),
    regain: byId(ownOffer),
    byLink: async (world) => ({ params: { token: (await offerLink(world)).token } }),
    pdfByLink: async (world) => ({ params: { token: (await offerLink(world)).token } }),
    answerByLink: async (world) => {
      const { token, id } = await offerLink(world)
      return { params: { token }, body: { answer: 'accepted', quotation_id: id } }
    },
    ...eachById(quotation, 'get', 'delete'),
    deleteMany: inList('quotation_ids', quotation),
  },
} satisfies Partial<RightCalls>
