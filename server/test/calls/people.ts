import { buildEnquiry } from '../factories/enquiry.ts'
import { buildQuotation } from '../factories/quotation.ts'
import { byId, eachById, inList, newName, newNumber, PASSWORD, type RightCalls } from './right-call.ts'
import { customer } from './rows.ts'
import type { World } from './world.ts'

const staff = ({ build }: World) => build.admin()
async function customerNote(world: World) {
  const params = { id: (await customer(world)).id }
  return (await world.as(world.admin).customerNotes.add({ params, body: { text: 'Speaks Nepali' } })).data
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

/** Customers, staff, and what people write to the shop. */
export const ofPeople = {
  customers: {
    ...eachById(customer, 'get', 'overview', 'delete', 'endSessions'),
    add: () => ({ body: { contact: newNumber(), name: 'Sita Gurung', district: 'Rolpa', language: 'ne' } }),
    update: byId(customer, { city: 'Butwal' }),
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
    price: byId(quotation, {
      lines: [{ description: 'Kettle', quantity: 24, unit_price: 1_800 }],
      seen_status: 'Pending',
      seen_version: 0,
    }),
    decide: byId(quotation, { action: 'approve' }),
    ...eachById(quotation, 'get', 'delete'),
    deleteMany: inList('quotation_ids', quotation),
  },
} satisfies Partial<RightCalls>
