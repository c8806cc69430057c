import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { sql } from 'kysely'
import { servicePointForm } from '../factories/service-point.ts'
import { byId, eachById, inList, newName, newNumber, type RightCalls } from './right-call.ts'
import { complaint, registration } from './rows.ts'
import { sheet } from './sheet.ts'
import type { World } from './world.ts'

/** A message that could not be delivered. */
async function deadJob({ services }: World) {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, source_name) values ('dead', '{}', 'sms.send') returning id`.execute(
    services.db,
  )
  return rows[0]!
}
const alarm = ({ services }: World) =>
  services.db.insertInto('alarm').values({ kind: 'otp.all', count: 400 }).returning('id').executeTakeFirstOrThrow()

/** The entry of a deleted message. */
function deletion({ services, clock }: World) {
  const [at, phone] = [clock.now(), newNumber()]
  const id = Number(phone.slice(-8))
  const before = { id, name: 'Maya', phone, email: 'm@example.com', note: 'Hello', created_at: at, updated_at: at }
  return services.db
    .insertInto('audit')
    .values({
      at,
      action: 'enquiry.delete',
      subject: 'enquiry',
      subject_id: id,
      before: JSON.stringify(before),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const viewForm = () => ({ list: 'all-products-list' as const, name: newName(), query: 'status=Pending' })
const view = async ({ as, admin }: World) => (await as(admin).savedViews.save({ body: viewForm() })).data
async function deadEnd({ as, admin }: World) {
  await as().deadEnds.tell({ body: { path: `/old/${newNumber()}`, sign: 'report' } })
  const { data } = await as(admin).deadEnds.list({ query: { per_page: 100 } })
  return { id: data[0]!.id }
}
const keyForm = () => ({ name: newName(), capabilities: ['units.read' as const] })
const key = async ({ as, admin }: World) => (await as(admin).apiKeys.make({ body: keyForm() })).data
const servicePoint = ({ build }: World) => build.servicePoint({ name: `Shop ${newNumber()}` })
const shopForm = () => ({ ...servicePointForm, name: `Shop ${newNumber()}` })
const answerForm = () => ({ kind: 'reply' as const, title: newName(), text: 'Dear {customer}' })
const cannedAnswer = async ({ as, admin }: World) => (await as(admin).cannedAnswers.add({ body: answerForm() })).data
const webhookForm = () => ({ address: 'http://127.0.0.1:1/events', types: ['product.created' as const] })
const webhook = async ({ as, admin }: World) => (await as(admin).webhooks.add({ body: webhookForm() })).data
async function webhookDelivery(world: World) {
  const { id } = await webhook(world)
  const { data } = await world.as(world.admin).webhooks.test({ params: { id } })
  return { params: { id, delivery_id: data.id } }
}
const VISIT_OFF = { params: { key: 'visit_off' as const } }
const versionOfText = async (db: World['services']['db']) =>
  (await db.selectFrom('customer_text').where('key', '=', VISIT_OFF.params.key).select('version').executeTakeFirst())
    ?.version ?? 1

const TERMS = { page: 'terms' as const }
const PRIVACY = { page: 'privacy' as const }
async function draftForm({ as, admin }: World, params: typeof TERMS | typeof PRIVACY) {
  const { version } = (await as(admin).websitePages.get({ params })).data
  return { version, clauses: { en: `<p>${newName()}</p>`, ne: '' } }
}
async function draft(world: World, params: typeof TERMS | typeof PRIVACY = TERMS) {
  const body = await draftForm(world, params)
  return { version: (await world.as(world.admin).websitePages.save({ params, body })).data.version }
}
async function published(world: World) {
  const { data } = await world.as(world.admin).websitePages.publish({ params: TERMS, body: await draft(world) })
  return { version: data.version }
}
async function scheduled(world: World) {
  const { websitePages } = world.as(world.admin)
  const { scheduled_at, version } = (await websitePages.get({ params: PRIVACY })).data
  if (scheduled_at) return { version }
  const body = { ...(await draft(world, PRIVACY)), at: new Date(Date.now() + 86_400_000).toISOString() }
  return { version: (await websitePages.publish({ params: PRIVACY, body })).data.version }
}

const MONTH = { from: '2026-01-01', to: '2026-01-31' }

/** What the office keeps in order besides. */
export const ofOffice = {
  jobs: eachById(deadJob, 'retry', 'giveUp'),
  alarms: eachById(alarm, 'dismiss'),
  apiKeys: {
    ...eachById(key, 'get', 'takeOver', 'end'),
    make: () => ({ body: keyForm() }),
    update: byId(key, () => ({ name: newName() })),
  },
  backups: {},
  dashboard: { attention: () => ({}) },
  serviceFigures: {
    get: () => ({ query: MONTH }),
    export: () => ({ query: MONTH }),
  },
  activity: eachById(deletion, 'restore'),
  history: {
    list: async (world) => ({ params: { subject: 'complaint', id: (await complaint(world)).id } }),
  },
  finder: {
    find: async (world) => ({ query: { text: (await complaint(world)).serial_number } }),
  },
  deletions: {
    preview: async (world) => ({ body: { subject: 'complaint', ids: [(await complaint(world)).id] } }),
  },
  savedViews: {
    list: () => ({ query: { list: 'all-products-list' } }),
    save: () => ({ body: viewForm() }),
    delete: byId(view),
  },
  deadEnds: {
    tell: () => ({ body: { path: '/old-kettle', sign: 'like' } }),
    redirect: () => ({ body: { path: '/old-page', target: '/' } }),
    clear: byId(deadEnd),
    clearMany: inList('dead_end_ids', deadEnd),
  },
  servicePoints: {
    ...eachById(servicePoint, 'get', 'delete'),
    add: () => ({ body: shopForm() }),
    update: byId(servicePoint, shopForm),
    import: () => ({
      body: { file: sheet({ ...shopForm(), phones: '061521000', address: 'Lakeside', hours: '10 to 6' }) },
    }),
    deleteMany: inList('ids', servicePoint),
  },
  cannedAnswers: {
    ...eachById(cannedAnswer, 'get', 'delete'),
    add: () => ({ body: answerForm() }),
    update: byId(cannedAnswer, answerForm),
    deleteMany: inList('ids', cannedAnswer),
    offerForComplaint: byId(complaint),
    offerForRegistration: byId(registration),
    offerForMany: () => ({ query: { kind: 'reply' } }),
    offerTemplates: () => ({ query: { kind: 'reply' } }),
  },
  webhooks: {
    ...eachById(webhook, 'get', 'delete', 'rotate', 'test', 'deliveries'),
    add: () => ({ body: webhookForm() }),
    update: byId(webhook, () => ({ ...webhookForm(), description: 'To the warehouse' })),
    turn: byId(webhook, { on: false }),
    delivery: webhookDelivery,
    sendAgain: webhookDelivery,
    replay: byId(webhook, { from: '2026-11-01', to: '2026-11-02' }),
  },
  customerTexts: {
    get: () => VISIT_OFF,
    update: async ({ services }) => ({
      ...VISIT_OFF,
      body: { version: await versionOfText(services.db), en: `nobody comes ${newName()}` },
    }),
    preview: () => ({ ...VISIT_OFF, body: { en: 'nobody comes' } }),
    test: () => ({ ...VISIT_OFF, body: { locale: 'en' } }),
    paper: () => ({ params: { key: 'paper_certificate_end' }, query: { locale: 'en' } }),
  },
  websitePages: {
    get: () => ({ params: TERMS }),
    shown: () => ({ params: TERMS }),
    versions: () => ({ params: TERMS }),
    getVersion: async (world) => {
      await published(world)
      return { params: { ...TERMS, number: 1 } }
    },
    save: async (world) => ({ params: TERMS, body: await draftForm(world, TERMS) }),
    publish: async (world) => ({ params: TERMS, body: await draft(world) }),
    withdraw: async (world) => ({ params: PRIVACY, body: await scheduled(world) }),
    discard: async (world) => ({ params: TERMS, body: await draft(world) }),
    restore: async (world) => ({ params: { ...TERMS, number: 1 }, body: await published(world) }),
  },
  settings: {
    update: () => ({ body: { ...DEFAULT_SETTINGS, overdue_days: 5 } }),
  },
  system: {
    setLogLevel: () => ({ body: { level: 'debug' } }),
    testSms: () => ({}),
  },
} satisfies Partial<RightCalls>
