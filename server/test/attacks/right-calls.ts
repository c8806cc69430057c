import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { grantVerification } from '../../src/accounts/verification.ts'
import { addAbsence } from '../../src/engineers/absences.ts'
import { pdf } from '../../src/catalogues/testing/pdfs.ts'
import { ALL_JOBS } from '../../src/jobs/all-jobs.ts'
import { DEMO_TABLES } from '../../src/database/demo/demo-rows.ts'
import { makeKey } from '../../src/first-start/first-key.ts'
import type { Services } from '../../src/services.ts'
import { unsubscribeToken } from '../../src/preferences/unsubscribe-token.ts'
import { sendSms } from '../../src/gateways/sms.job.ts'
import { buildComplaint, complaintForm } from '../factories/complaint.ts'
import { buildEnquiry } from '../factories/enquiry.ts'
import { buildExtendable } from '../factories/extension.ts'
import { buildNotice } from '../factories/notice.ts'
import { buildPersonalisation } from '../factories/personalisation.ts'
import { productForm } from '../factories/product.ts'
import { buildQuotation } from '../factories/quotation.ts'
import { buildDispute, buildRegistration, registrationForm } from '../factories/registration.ts'
import { buildReview } from '../factories/review.ts'
import { photo } from '../factories/sample-files.ts'
import { servicePointForm } from '../factories/service-point.ts'
import { packageForm } from '../factories/warranty-package.ts'
import type { TestAccount } from '../factories/builders.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { newestCode } from './newest-code.ts'
import { fakeCrm } from '../fake-crm.ts'

/** A valid request for a call, on its own rows. */
export interface RightCall {
  /** who says it; else the customer or the administrator of the world */
  as?: TestAccount
  params?: Record<string, string | number>
  body?: Record<string, unknown> | Blob
}

export interface World extends TestApp {
  asha: TestAccount
  admin: TestAccount
}

/** A world with a customer, an administrator and a CRM. Its jobs wait until one is looked for that failed. */
export async function worldOfCalls(): Promise<World> {
  const { env } = await fakeCrm()
  const tested = await testApp({ env, work: false })
  return { ...tested, asha: await tested.build.customer(), admin: await tested.build.admin() }
}

type Make = (world: World) => Promise<RightCall> | RightCall

let numbers = 9_812_000_000
const number = () => String((numbers += 1))
const PASSWORD = 'River-stone-42'
const name = () => `Hearth ${(numbers += 1)}`

const person = () => ({
  firstname: 'Maya',
  lastname: 'Rai',
  district: 'Kaski',
  city: 'Pokhara',
  email: 'maya@example.com',
  customerAddress: 'Lakeside 6',
  gender: 'female',
  dob: '1990-04-14',
})

async function proven({ services }: World, contact: string, purpose: 'register' | 'reset') {
  return grantVerification(services.db, contact, purpose, services.clock.now())
}

async function codeSent({ as, services }: World, contact: string, purpose: 'register' | 'reset') {
  if (purpose === 'register') await as().accounts.requestOtp({ body: { contact } })
  else await as().accounts.requestPasswordReset({ body: { contact } })
  return newestCode(services, contact)
}

const byId =
  (make: (world: World) => Promise<{ id: number | string }>, body?: () => Promise<object> | object): Make =>
  async (world) => ({
    params: { id: (await make(world)).id },
    ...(body && { body: { ...(await body()) } as Record<string, unknown> }),
  })
const inList =
  (field: string, make: (world: World) => Promise<{ id: number | string }>, more: object = {}): Make =>
  async (world) => ({ body: { [field]: [(await make(world)).id], ...more } })

const category = ({ build }: World) => build.category({ name: name() })
const subCategory = ({ build }: World) => build.subCategory()
const product = ({ build }: World) => build.product()
const unit = ({ build }: World) => build.unit()
const customer = ({ build }: World) => build.customer()
async function customerNote(world: World) {
  const { id } = await customer(world)
  const { data } = await world.as(world.admin).customerNotes.add({ params: { id }, body: { text: 'Speaks Nepali' } })
  return data
}
const staff = ({ build }: World) => build.admin()
const servicePoint = ({ build }: World) => build.servicePoint({ name: `Shop ${number()}` })
const cannedAnswer = async ({ as, admin }: World) =>
  (await as(admin).cannedAnswers.add({ body: { kind: 'reply', title: name(), text: 'Dear {customer}' } })).data
const ownNotice: Make = async ({ services, asha }) => ({
  as: asha,
  params: { id: await buildNotice(services, { customer: asha }) },
})
/** Of an e-mail to the customer of the world. */
const ownToken = ({ services, asha }: World) =>
  unsubscribeToken(services.config, { id: asha.id, topic: 'repairs', email: 'asha@example.com' })
const wpackage = ({ build }: World) => build.warrantyPackage()
const TERMS = { page: 'terms' } as const
const PRIVACY = { page: 'privacy' } as const
async function draftOf(world: World, params: typeof TERMS | typeof PRIVACY) {
  const { websitePages } = world.as(world.admin)
  const { version } = (await websitePages.get({ params })).data
  const body = { version, clauses: { en: `<p>${name()}</p>`, ne: '' } }
  return (await websitePages.save({ params, body })).data.version
}
async function published(world: World) {
  const body = { version: await draftOf(world, TERMS) }
  return (await world.as(world.admin).websitePages.publish({ params: TERMS, body })).data.version
}
async function scheduled(world: World) {
  const { websitePages } = world.as(world.admin)
  const { scheduled_at, version } = (await websitePages.get({ params: PRIVACY })).data
  if (scheduled_at) return version
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const body = { version: await draftOf(world, PRIVACY), at }
  return (await websitePages.publish({ params: PRIVACY, body })).data.version
}
async function deadEnd({ as, admin }: World) {
  const path = `/old/${name()}`.replace(' ', '-')
  await as().deadEnds.tell({ body: { path, sign: 'report' } })
  const { data } = await as(admin).deadEnds.list({ query: { per_page: 100 } })
  return data[0] ?? { id: 0 }
}
async function missedSearch({ as, admin }: World) {
  await as().missedSearches.tell({ body: { words: name() } })
  const { data } = await as(admin).missedSearches.list({ query: { sort: '-last_at' } })
  return data[0] ?? { id: 0 }
}
const enquiry = ({ services }: World) => buildEnquiry(services)
async function enquiryNote(world: World) {
  const { id } = await enquiry(world)
  return (await world.as(world.admin).enquiries.addNote({ params: { id }, body: { text: 'Speaks Nepali' } })).data
}
const quotation = ({ services }: World) => buildQuotation(services)
const personalisation = ({ services }: World) => buildPersonalisation(services)
const review = ({ services }: World) => buildReview(services)
const hiddenReview = ({ services }: World) => buildReview(services, { hidden_reason: 'Rude' })
const registration = ({ services }: World) => buildRegistration(services)
const complaint = ({ services }: World) => buildComplaint(services)
const ownComplaint = ({ services, asha }: World) => buildComplaint(services, { customer: asha })
const catalogue = async (world: World) => (await world.as(world.admin).catalogues.add({ body: catalogueForm() })).data
const view = async (world: World) => (await world.as(world.admin).savedViews.save({ body: viewForm() })).data
const upload = async (world: World) => (await world.as(world.asha).uploads.begin({ body: uploadForm() })).data

async function completed(world: World) {
  const { id } = await ownComplaint(world)
  await world.as(world.admin).complaints.changeStatus({ params: { id }, body: { status: 'Completed' } })
  return { id }
}

async function requested(world: World) {
  const { id, long } = await buildExtendable(world.services, world.build, { customer: world.asha })
  return (await world.as(world.asha).extensions.request({ body: { stock_id: id, package_id: long.id } })).data
}

async function deadJob({ as, admin, services }: World) {
  if (!working.has(services)) await services.jobs.work(ALL_JOBS, services)
  working.add(services)
  await services.jobs.enqueue(services.db, sendSms, { to: number(), sealed: 'bm90IG91cnM' })
  for (;;) {
    const { data } = await as(admin).jobs.listFailed()
    if (data[0]) return data[0]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const alarm = ({ services }: World) =>
  services.db.insertInto('alarm').values({ kind: 'otp.all', count: 400 }).returning('id').executeTakeFirstOrThrow()

/** The entry of a deleted message. */
const deletion = ({ services, clock }: World) => {
  const before = {
    id: Number(number().slice(-8)),
    name: 'Maya',
    phone: number(),
    email: 'm@example.com',
    note: 'Hello',
  }
  const times = { created_at: clock.now(), updated_at: clock.now() }
  return services.db
    .insertInto('audit')
    .values({
      at: clock.now(),
      action: 'enquiry.delete',
      subject: 'enquiry',
      subject_id: before.id,
      before: JSON.stringify({ ...before, ...times }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const working = new WeakSet<Services>()

/** Every customer and message of this world is of the demo. */
async function markDemo({ db }: Services) {
  const customers = await db.selectFrom('account').where('role', '=', 'customer').select('id').execute()
  const enquiries = await db.selectFrom('enquiry').select('id').execute()
  const rows = {
    ...Object.fromEntries(DEMO_TABLES.map((table) => [table, []])),
    account: customers.map(({ id }) => id),
    enquiry: enquiries.map(({ id }) => id),
  }
  await db
    .insertInto('marker')
    .values({ name: 'demo', value: JSON.stringify({ rows }) })
    .execute()
}

const catalogueForm = () => ({
  catalogue_type: 'Winter',
  file: new File([new Uint8Array(pdf())], 'winter.pdf', { type: 'application/pdf' }),
})
const viewForm = () => ({ list: 'all-products-list' as const, name: name(), query: 'status=Pending' })
const uploadForm = () => ({ kind: 'image' as const, filename: 'hum.jpg', bytes: 20_000 })
const sheet = (text: string) => new File([text], 'rows.csv', { type: 'text/csv' })
const productSheet = (category: string, group: string) =>
  sheet(
    'category,sub_category,name,sub_heading,model_name,model_num,price,warranty,packaging,color_styles,' +
      `specification,sizing,usage\n${category},${group},Kettle,Pours,Chiya,${name()},1950,1 Year,Box,Red,Steel,20 cm,Fill\n`,
  )
const passwords = { new_password: PASSWORD, confirm_password: PASSWORD }

/** A right call of each kind that may change something. */
export const RIGHT_CALLS: Record<string, Make> = {
  'accounts.requestOtp': () => ({ body: { contact: number() } }),
  'accounts.verifyOtp': async (world) => {
    const contact = number()
    return { body: { contact, otp: await codeSent(world, contact, 'register') } }
  },
  'accounts.register': async (world) => {
    const contact = number()
    const verification_token = await proven(world, contact, 'register')
    return { body: { ...person(), contact, password: PASSWORD, password1: PASSWORD, verification_token } }
  },
  'accounts.begin': async (world) => {
    const contact = number()
    const verification_token = await proven(world, contact, 'register')
    const { district, customerAddress } = person()
    return { body: { contact, name: 'Maya Rai', district, customerAddress, verification_token } }
  },
  'accounts.login': ({ asha: { contact, password } }) => ({ body: { contact, password } }),
  'accounts.requestPasswordReset': async (world) => ({ body: { contact: (await customer(world)).contact } }),
  'accounts.verifyResetOtp': async (world) => {
    const { contact } = await customer(world)
    return { body: { contact, otp: await codeSent(world, contact, 'reset') } }
  },
  'accounts.resetPassword': async (world) => {
    const { contact } = await customer(world)
    return { body: { contact, ...passwords, verification_token: await proven(world, contact, 'reset') } }
  },
  'accounts.updateProfile': async () => ({ body: { city: 'Butwal', image: await photo() } }),
  'accounts.setLanguage': async (world) => ({ as: await customer(world), body: { language: 'ne' } }),
  'accounts.changePassword': async (world) => {
    const as = await customer(world)
    return { as, body: { old_password: as.password, new_password: PASSWORD, confirm_newpassword: PASSWORD } }
  },
  'accounts.confirmPassword': ({ asha: { password } }) => ({ body: { password } }),
  'accounts.enableMembership': () => ({ body: { enable_membership: true } }),
  'accounts.closeAccount': async (world) => {
    const as = await customer(world)
    return { as, body: { password: as.password } }
  },
  'accounts.logout': async (world) => ({ as: await customer(world) }),

  'catalogues.add': () => ({ body: catalogueForm() }),
  'catalogues.delete': byId(catalogue),
  'catalogues.deleteMany': inList('catalogue_ids', catalogue),
  'categories.add': async () => ({ body: { name: name(), desc: 'For kitchens', image: await photo() } }),
  'categories.update': byId(category, () => ({ name: name(), desc: 'For kitchens' })),
  'categories.delete': byId(category),
  'categories.deleteMany': inList('category_ids', category),
  'categories.addSub': async (world) => ({ body: { category_id: (await category(world)).id, name: name() } }),
  'categories.updateSub': byId(subCategory, () => ({ name: name() })),
  'categories.deleteSub': byId(subCategory),
  'categories.deleteManySub': inList('subcategory_ids', subCategory),

  'complaints.register': async (world) => {
    const { id } = await buildRegistration(world.services, { customer: world.asha, status: 'Approved' })
    return { params: { id }, body: await complaintForm() }
  },
  'complaints.update': byId(complaint, () => ({ technician: 'Hari', problem_description: '<p>Hums</p>' })),
  'complaints.changeStatus': byId(complaint, () => ({ status: 'On Service' })),
  'complaints.undoStatus': async (world) => {
    const { id } = await complaint(world)
    await world.as(world.admin).complaints.changeStatus({ params: { id }, body: { status: 'On Service' } })
    return { params: { id }, body: { status: 'On Service' } }
  },
  'complaints.setPriority': byId(complaint, () => ({ priority: 'high' })),
  'complaints.setWaiting': byId(complaint, () => ({ waiting: true })),
  'complaints.planVisit': byId(complaint, () => ({ technician: 'Hari' })),
  'complaints.write': byId(complaint, () => ({ text: 'We come', kind: 'staff' })),
  'complaints.markRead': byId(complaint, () => ({})),
  'complaints.writeMine': byId(ownComplaint, () => ({ text: 'When?' })),
  'complaints.markMyRead': byId(ownComplaint, () => ({})),
  'complaints.findTracking': async (world) => {
    const { id } = await complaint(world)
    const job_no = `J-${number()}`
    const { customer_contact } = await world.services.db
      .updateTable('complaint')
      .set({ job_no, dispatch_state: 'dispatched' })
      .where('id', '=', id)
      .returning('customer_contact')
      .executeTakeFirstOrThrow()
    return { body: { job_no, contact: customer_contact } }
  },
  'complaints.confirm': byId(completed),
  'complaints.reopen': byId(completed, () => ({ remark: 'It hums again' })),
  'complaints.reopenForCustomer': byId(completed, () => ({ reason: 'Closed by mistake' })),
  'complaints.rate': byId(completed, () => ({ rating: 4 })),
  'complaints.delete': byId(complaint),
  'complaints.deleteAlias': byId(complaint),
  'complaints.deleteMany': inList('complaint_ids', complaint),
  'complaints.deleteOfWarranties': async (world) => ({
    body: { complaint_ids: [(await complaint(world)).registration] },
  }),
  'complaints.dispatch': async (world) => ({ body: { complaint_id: (await complaint(world)).id } }),
  'complaints.bulkDispatch': inList('ids', complaint),
  'complaints.bulkPriority': inList('ids', complaint, { priority: 'urgent' }),
  'complaints.bulkStatus': inList('ids', complaint, { status: 'On Service' }),
  'complaints.crmStatus': async (world) => {
    const { id } = await complaint(world)
    const job_no = `CRM-${number()}`
    const set = { job_no, dispatch_state: 'dispatched' as const, dispatched_at: world.clock.now() }
    await world.services.db.updateTable('complaint').set(set).where('id', '=', id).execute()
    return { body: { job_no, status: 'On Service', dateAdded: world.clock.now().toISOString() } }
  },

  'customers.update': byId(customer, () => ({ city: 'Butwal' })),
  'customers.delete': byId(customer),
  'customers.endSessions': byId(customer),
  'customers.deleteMany': inList('customer_ids', customer),
  'customers.adjustPoints': byId(customer, () => ({ points: 50, reason: 'A gift' })),
  'customerNotes.add': byId(customer, () => ({ text: 'Calls only after 5' })),
  'customerNotes.change': byId(customerNote, () => ({ text: 'Calls only after 6' })),
  'customerNotes.delete': byId(customerNote),
  'missedSearches.tell': () => ({ body: { words: 'fridge', shown: '' } }),
  'missedSearches.clear': byId(missedSearch),
  'missedSearches.clearMany': inList('missed_search_ids', missedSearch),
  'deadEnds.tell': () => ({ body: { path: '/old-kettle', sign: 'like' } }),
  'deadEnds.redirect': () => ({ body: { path: '/old-page', target: '/' } }),
  'deadEnds.clear': byId(deadEnd),
  'deadEnds.clearMany': inList('dead_end_ids', deadEnd),
  'deletions.preview': async (world) => ({ body: { subject: 'complaint', ids: [(await complaint(world)).id] } }),
  'enquiries.send': () => ({ body: { name: 'Maya', phone: number(), email: 'm@example.com', note: 'Hello' } }),
  'enquiries.delete': byId(enquiry),
  'enquiries.assign': byId(enquiry, () => ({ owner_id: null })),
  'enquiries.sort': byId(enquiry, () => ({ kind: 'dealer' })),
  'enquiries.answer': byId(enquiry, () => ({ way: 'phone', text: 'At the shop in Dang' })),
  'enquiries.takeBack': async (world) => {
    const { id } = await enquiry(world)
    await world.as(world.admin).enquiries.answer({ params: { id }, body: { way: 'phone', text: 'Yes' } })
    return { params: { id } }
  },
  'enquiries.close': byId(enquiry, () => ({ reason: 'Advertising' })),
  'enquiries.reopen': byId(async (world) => {
    const { id } = await enquiry(world)
    return (await world.as(world.admin).enquiries.close({ params: { id }, body: {} })).data
  }),
  'enquiries.addNote': byId(enquiry, () => ({ text: 'Calls back on Friday' })),
  'enquiries.changeNote': byId(enquiryNote, () => ({ text: 'Calls back on Sunday' })),
  'enquiries.deleteNote': byId(enquiryNote),
  'enquiries.deleteMany': inList('contact_ids', enquiry),

  'extensions.redeem': async ({ services, build, asha }) => {
    const { id, long } = await buildExtendable(services, build, { customer: asha, points: 900 })
    return { body: { stock_id: id, package_id: long.id } }
  },
  'extensions.request': async ({ services, build, asha }) => {
    const { id, long } = await buildExtendable(services, build, { customer: asha })
    return { body: { stock_id: id, package_id: long.id } }
  },
  'extensions.cancelMine': byId(requested),
  'extensions.check': () => ({ body: { serial_number: 'SN-1', phone_digits: '1234' } }),
  'extensions.settle': byId(requested, () => ({ receipt: 'R-1' })),
  'extensions.cancel': byId(requested, () => ({ reason: 'Not paid' })),

  'jobs.retry': byId(deadJob),
  'jobs.giveUp': byId(deadJob),
  'alarms.dismiss': byId(alarm),
  'activity.restore': byId(deletion),
  'notices.readAll': ({ asha }) => ({ as: asha, body: {} }),
  'notices.read': ownNotice,
  'notices.unread': ownNotice,
  'preferences.choose': ({ asha }) => ({ as: asha, body: { topic: 'repairs', sms: false } }),
  'preferences.addEmail': async ({ build }) => ({
    as: await build.customer({ email: '' }),
    body: { email: 'asha.rai@example.com' },
  }),
  'preferences.unsubscribe': (world) => ({ params: { token: ownToken(world) }, body: {} }),
  'preferences.resubscribe': (world) => ({ params: { token: ownToken(world) }, body: {} }),
  'personalisations.request': async (world) => ({
    body: {
      text: 'ASHA',
      placement: 'horizontal',
      font_style: 'arial',
      product_id: (await product(world)).id,
      main_image: await photo(),
    },
  }),
  'personalisations.decide': async (world) => ({
    body: { personalization_id: (await personalisation(world)).id, status: 'Approved' },
  }),
  'personalisations.delete': byId(personalisation),
  'personalisations.deleteMany': inList('personalization_ids', personalisation),

  'products.add': async (world) => {
    const { id, category_id } = await subCategory(world)
    return { body: { ...(await productForm()), category_id, sub_category_id: id } }
  },
  'products.update': byId(product, async () => ({ ...(await productForm()), product_images: undefined })),
  'products.duplicate': byId(product),
  'products.setSale': async (world) => ({ body: { product_ids: [(await product(world)).id], off_sale: true } }),
  'products.delete': byId(product),
  'products.deleteMany': inList('product_ids', product),
  'products.import': async ({ build }) => {
    const place = await build.category({ name: name() })
    const group = await build.subCategory({ category_id: place.id, name: name() })
    return { body: { file: productSheet(place.name, group.name) } }
  },
  'quotations.request': () => ({
    body: {
      customer_name: 'Asha',
      contact: '9841203118',
      model_name: 'Kettle',
      model_num: name(),
      quantity: 20,
      description: 'For a lodge',
    },
  }),
  'quotations.price': byId(quotation, () => ({
    lines: [{ description: 'Kettle', quantity: 24, unit_price: 1_800 }],
    seen_status: 'Pending',
    seen_version: 0,
  })),
  'quotations.decide': byId(quotation, () => ({ action: 'approve' })),
  'quotations.delete': byId(quotation),
  'quotations.deleteMany': inList('quotation_ids', quotation),

  'faults.report': async () => {
    const { model_name, model_num, serial_number, purchase_date } = await registrationForm()
    const problem = { problem_type: 'Noise', problem_description: 'It rattles', photo: await photo() }
    return { body: { model_name, model_num, serial_number, purchase_date, ...problem } }
  },
  'customers.add': () => ({ body: { contact: number(), name: 'Sita Gurung', district: 'Rolpa', language: 'ne' } }),
  'complaints.fileForCaller': async (world) => {
    const { id, customer } = await buildRegistration(world.services, { customer: world.asha, status: 'Approved' })
    return { body: { customer_id: customer.id, stock_id: id, problem_type: 'Noise' } }
  },
  'registrations.register': async () => ({ body: await registrationForm() }),
  'registrations.dispute': async () => ({ body: await registrationForm() }),
  'registrations.transfer': async ({ services }) => {
    const holder = await buildRegistration(services, { status: 'Approved' })
    const { id } = await buildDispute(services, holder)
    return { params: { id }, body: { held_by: holder.id, reason: 'The bill is older' } }
  },
  'registrations.deleteMine': byId(({ services, asha }) => buildRegistration(services, { customer: asha })),
  'registrations.registerForCustomer': async ({ asha }) => ({
    body: { ...(await registrationForm()), customer_id: asha.id },
  }),
  'registrations.decide': async (world) => ({
    body: { stock_id: (await registration(world)).id, status: 'Approved' },
  }),
  'registrations.delete': byId(registration),
  'registrations.bulkDecide': inList('ids', registration, { status: 'Approved' }),
  'registrations.deleteMany': inList('stock_ids', registration),
  'reviews.add': async (world) => ({
    body: { product_id: (await product(world)).id, rating: 5, review: 'Boils quickly' },
  }),
  'reviews.deleteMine': byId(({ services, asha }) => buildReview(services, { customer: asha })),
  'reviews.hide': byId(review, () => ({ reason: 'Rude' })),
  'reviews.hideMany': inList('review_ids', review, { reason: 'Rude' }),
  'reviews.show': byId(hiddenReview),
  'savedViews.save': () => ({ body: viewForm() }),
  'savedViews.delete': byId(view),
  'sessions.end': byId(async (world) => {
    await world.as().accounts.login({ body: world.asha })
    const { data } = await world.as(world.asha).sessions.list()
    return data.find(({ is_this }) => !is_this) ?? { id: '' }
  }),
  'sessions.endOthers': () => ({}),

  'units.add': async (world) => {
    const { model_name, model_num: model_number } = await product(world)
    return { body: { model_name, model_number, serial_number: name() } }
  },
  'units.import': async (world) => {
    const { model_name, model_num } = await product(world)
    return { body: { file: sheet(`model_name,model_number,serial_number\n${model_name},${model_num},${name()}\n`) } }
  },
  'units.delete': byId(unit),
  'units.deleteMany': inList('product_ids', unit),
  'uploads.begin': () => ({ body: uploadForm() }),
  'uploads.addPart': async (world) => ({
    params: { id: (await upload(world)).id, offset: 0 },
    body: new Blob([new Uint8Array(20_000)]),
  }),
  'servicePoints.add': () => ({ body: { ...servicePointForm, name: `Shop ${number()}` } }),
  'servicePoints.update': byId(servicePoint, () => ({ ...servicePointForm, name: `Shop ${number()}` })),
  'servicePoints.import': () => ({
    body: { file: sheet(`kind,name,district,address,phones\nshop,Shop ${number()},Kaski,Lakeside,061521000\n`) },
  }),
  'servicePoints.delete': byId(servicePoint),
  'servicePoints.deleteMany': inList('ids', servicePoint),
  'engineers.add': async ({ build }) => ({
    body: { name: 'Hari Rai', phone: number(), centre_id: (await build.engineer()).centre_id },
  }),
  'engineers.update': async ({ build }) => {
    const { id, name, phone, centre_id } = await build.engineer({ phone: number() })
    return { params: { id }, body: { name: `${name} Magar`, phone, centre_id } }
  },
  'engineers.delete': byId(({ build }) => build.engineer()),
  'engineers.addAbsence': byId(
    ({ build }) => build.engineer(),
    () => ({ first_day: '2099-01-01', last_day: '2099-01-02', reason: 'ill' }),
  ),
  'engineers.removeAbsence': async ({ build, services, admin }) => {
    const { id } = await build.engineer()
    await addAbsence(services, { ...admin, role: 'admin' }, id, {
      first_day: '2099-01-01',
      last_day: '2099-01-02',
      reason: 'ill',
    })
    const { id: absence } = await services.db
      .selectFrom('engineer_absence')
      .select('id')
      .where('engineer_id', '=', id)
      .executeTakeFirstOrThrow()
    return { params: { id, absence } }
  },
  'cannedAnswers.add': () => ({ body: { kind: 'reply', title: name(), text: 'Dear {customer}' } }),
  'cannedAnswers.update': byId(cannedAnswer, () => ({ kind: 'note', title: name(), text: 'Called' })),
  'cannedAnswers.delete': byId(cannedAnswer),
  'cannedAnswers.deleteMany': inList('ids', cannedAnswer),
  'assignments.assign': async (world) => ({
    params: { id: (await complaint(world)).id },
    body: { owner_id: world.admin.id },
  }),
  'assignments.assignMany': async (world) => ({
    body: { ids: [(await complaint(world)).id], engineer_id: (await world.build.engineer()).id },
  }),
  'assignments.cancelVisit': async (world) => {
    const { id } = await complaint(world)
    await world.services.db.updateTable('complaint').set({ visit_date: '2099-01-01' }).where('id', '=', id).execute()
    return { params: { id }, body: {} }
  },
  'assignments.moveDay': async (world) => {
    const { id } = await complaint(world)
    const [from, to] = [await world.build.engineer(), await world.build.engineer()]
    await world.services.db
      .updateTable('complaint')
      .set({ visit_date: '2099-01-01', engineer_id: from.id })
      .where('id', '=', id)
      .execute()
    return { body: { engineer_id: from.id, day: '2099-01-01', to_day: '2099-01-01', to: [to.id], seen: 1 } }
  },
  'complaintMerging.merge': async ({ services, build }) => {
    const customer = await build.customer()
    const [one, other] = [await buildComplaint(services, { customer }), await buildComplaint(services, { customer })]
    return { params: { id: one.id }, body: { into: other.id, is_same_appliance: true } }
  },
  'complaintMerging.separate': async (world) => {
    const customer = await world.build.customer()
    const [one, other] = [
      await buildComplaint(world.services, { customer }),
      await buildComplaint(world.services, { customer }),
    ]
    const params = { id: one.id }
    await world
      .as(await world.build.admin())
      .complaintMerging.merge({ params, body: { into: other.id, is_same_appliance: true } })
    return { params }
  },
  'complaintTags.change': byId(complaint, () => ({ add: ['vip'] })),
  'bulkMessages.preview': inList('ids', complaint, { text: 'Dear {customer}' }),
  'bulkMessages.send': inList('ids', complaint, { text: 'Dear {customer}' }),
  'complaintTags.changeMany': inList('ids', complaint, { add: ['vip'] }),
  'system.setLogLevel': () => ({ body: { level: 'debug' } }),
  'system.testSms': () => ({}),
  'customerTexts.update': () => ({ params: { key: 'visit_off' }, body: { version: 1, en: `nobody comes ${name()}` } }),
  'customerTexts.preview': () => ({ params: { key: 'visit_off' }, body: { en: 'nobody comes' } }),
  'customerTexts.test': () => ({ params: { key: 'visit_off' }, body: { locale: 'en' } }),
  'firstStart.check': async ({ services }) => ({ body: { key: await makeKey(services) } }),
  'firstStart.begin': async ({ services }) => ({
    body: { firstname: 'Hari', lastname: 'Rai', contact: number(), password: PASSWORD, key: await makeKey(services) },
  }),
  'firstStart.goOn': () => ({ body: { step: 'look' } }),
  'firstStart.removeDemo': async ({ services }) => {
    await markDemo(services)
    return { body: { confirmation: 'demo' } }
  },
  'settings.update': () => ({ body: { ...DEFAULT_SETTINGS, overdue_days: 5 } }),
  'websitePages.save': async (world) => ({
    params: TERMS,
    body: {
      version: (await world.as(world.admin).websitePages.get({ params: TERMS })).data.version,
      clauses: { en: `<p>${name()}</p>`, ne: '' },
    },
  }),
  'websitePages.publish': async (world) => ({ params: TERMS, body: { version: await draftOf(world, TERMS) } }),
  'websitePages.withdraw': async (world) => ({ params: PRIVACY, body: { version: await scheduled(world) } }),
  'websitePages.discard': async (world) => ({ params: TERMS, body: { version: await draftOf(world, TERMS) } }),
  'websitePages.restore': async (world) => ({
    params: { ...TERMS, number: 1 },
    body: { version: await published(world) },
  }),
  'uploads.cancel': byId(upload),
  'users.create': () => ({
    body: {
      firstname: 'Hari',
      lastname: 'Rai',
      email: 'hari@example.com',
      contact: number(),
      password: PASSWORD,
      role: 'service_incharge',
    },
  }),
  'users.update': byId(staff, () => ({ city: 'Butwal' })),
  'users.delete': byId(staff),
  'users.endSessions': byId(staff),
  'users.deleteMany': inList('user_ids', staff),
  'users.deleteSelected': inList('user_ids', staff),
  'warrantyPackages.add': async (world) => ({ body: { ...packageForm, subcategory: (await subCategory(world)).id } }),
  'warrantyPackages.update': async (world) => {
    const { id, subcategory } = await wpackage(world)
    return { params: { id }, body: { ...packageForm, subcategory } }
  },
  'warrantyPackages.delete': byId(wpackage),
  'warrantyPackages.deleteMany': inList('form_ids', wpackage),
}
