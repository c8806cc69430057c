import { makeLink } from '../../src/customer-links/customer-link.ts'
import { addAbsence } from '../../src/engineers/absences.ts'
import { complaintForm } from '../factories/complaint.ts'
import { byId, eachById, inList, newNumber, type RightCalls } from './right-call.ts'
import { complaint, ownComplaint, ownRegistration } from './rows.ts'
import type { World } from './world.ts'

const DAY = '2099-01-01'
const ABSENCE = { first_day: DAY, last_day: '2099-01-02', reason: 'ill' as const }

const engineer = (world: World) => world.engineer()
const bySerial = async (world: World) => ({ query: { search: (await world.complaint()).serial_number } })

async function completed(world: World) {
  const { id } = await ownComplaint(world)
  await world.as(world.admin).complaints.changeStatus({ params: { id }, body: { status: 'Completed' } })
  return { id }
}

/** A complaint with a planned visit. */
async function visited(world: World) {
  const { id } = await complaint(world)
  const { id: engineer_id } = await world.engineer()
  await world.services.db.updateTable('complaint').set({ visit_date: DAY, engineer_id }).where('id', '=', id).execute()
  return { id, engineer_id }
}

/** A complaint of the customer whose visit is planned, and can be moved to the second free time. */
async function movable(world: World) {
  const { id } = await ownComplaint(world)
  const { id: engineer_id } = await world.engineer()
  const { tracking_token: token } = await world.services.db
    .updateTable('complaint')
    .set({ visit_date: DAY, engineer_id, technician: 'Hari' })
    .where('id', '=', id)
    .returning('tracking_token')
    .executeTakeFirstOrThrow()
  const { data } = await world.as(undefined).visitMoves.choicesByLink({ params: { token } })
  const free = data.days[1]!
  const body = { visit_date: free.day, visit_window: free.windows[0]! }
  return { id, token, body: { ...body, seen_visit_date: DAY, seen_visit_window: '' as const } }
}

/** A complaint with an estimate that nobody answered. */
async function estimated({ as, admin }: World, { id }: { id: number }) {
  const { data } = await as(admin).estimates.make({ params: { id }, body: { labour: 500 } })
  return { id, estimate_id: data.id }
}

async function estimateToken(world: World) {
  const { estimate_id } = await estimated(world, await complaint(world))
  const at = world.clock.now()
  return makeLink(world.services.db, { estimate_id }, { at, until: new Date(at.getTime() + 86_400_000) })
}

/** A complaint whose visit has to be paid. */
async function owing({ as, admin }: World, { id }: { id: number }) {
  const body = { outcome: 'part_needed' as const, visited_on: '2026-01-31', note: 'Looked at it', labour: 500 }
  await as(admin).visitReports.add({ params: { id }, body })
  return { id }
}

async function paid(world: World, complaint: { id: number }) {
  const { id } = await owing(world, complaint)
  const { data } = await world.as(world.admin).payments.take({ params: { id }, body: { amount: 200 } })
  return { id, payment_id: data.id }
}

/** A complaint that has gone to the CRM. */
async function dispatched({ services, complaint }: World) {
  const job_no = `CRM-${newNumber()}`
  const { customer_contact: contact } = await services.db
    .updateTable('complaint')
    .set({ job_no, dispatch_state: 'dispatched', dispatched_at: services.clock.now() })
    .where('id', '=', (await complaint()).id)
    .returning('customer_contact')
    .executeTakeFirstOrThrow()
  return { job_no, contact }
}

/** Two complaints of one customer: the first, and the one into which it may be merged. */
async function twins(world: World) {
  const customer = await world.build.customer()
  const [one, other] = [await world.complaint({ customer }), await world.complaint({ customer })]
  return { params: { id: one.id }, body: { into: other.id, is_same_appliance: true } }
}

/** What happens with complaints, and who repairs. */
export const ofComplaints = {
  complaints: {
    ...eachById(ownComplaint, 'getMine', 'listMyMessages'),
    ...eachById(complaint, 'get', 'background', 'timeline', 'listMessages', 'delete', 'deleteAlias'),
    list: bySerial,
    board: bySerial,
    export: bySerial,
    register: async (world) => ({ params: { id: (await ownRegistration(world)).id }, body: await complaintForm() }),
    fileForCaller: async (world) => {
      const { id, customer } = await ownRegistration(world)
      return { body: { customer_id: customer.id, stock_id: id, problem_type: 'Noise' } }
    },
    update: byId(complaint, { technician: 'Hari', problem_description: '<p>Hums</p>' }),
    changeStatus: byId(complaint, { status: 'On Service' }),
    fillInProduct: byId(complaint, { purchase_year: 2080 }),
    undoStatus: async (world) => {
      const call = { params: { id: (await complaint(world)).id }, body: { status: 'On Service' as const } }
      await world.as(world.author).complaints.changeStatus(call)
      return { ...call, as: world.author }
    },
    setPriority: byId(complaint, { priority: 'high' }),
    setWaiting: byId(complaint, { waiting: true }),
    planVisit: byId(complaint, { technician: 'Hari' }),
    write: byId(complaint, { text: 'We come', kind: 'staff' }),
    markRead: byId(complaint, {}),
    writeMine: byId(ownComplaint, { text: 'When?' }),
    markMyRead: byId(ownComplaint, {}),
    track: async ({ services, complaint }) => {
      const { tracking_token: token } = await services.db
        .selectFrom('complaint')
        .select('tracking_token')
        .where('id', '=', (await complaint()).id)
        .executeTakeFirstOrThrow()
      return { params: { token } }
    },
    findTracking: async (world) => ({ body: await dispatched(world) }),
    confirm: byId(completed),
    reopen: byId(completed, { remark: 'It hums again' }),
    reopenForCustomer: byId(completed, { reason: 'Closed by mistake' }),
    rate: byId(completed, { rating: 4 }),
    deleteMany: inList('complaint_ids', complaint),
    deleteOfWarranties: inList('complaint_ids', async (world) => ({ id: (await complaint(world)).registration })),
    dispatch: async (world) => ({ body: { complaint_id: (await complaint(world)).id } }),
    bulkDispatch: inList('ids', complaint),
    bulkPriority: inList('ids', complaint, { priority: 'urgent' }),
    bulkStatus: inList('ids', complaint, { status: 'On Service' }),
    crmStatus: async (world) => {
      const { job_no } = await dispatched(world)
      return { body: { job_no, status: 'On Service', dateAdded: world.clock.now().toISOString() } }
    },
  },
  visitMoves: {
    choices: async (world) => ({ params: { id: (await movable(world)).id } }),
    move: async (world) => {
      const { id, body } = await movable(world)
      return { params: { id }, body }
    },
    choicesByLink: async (world) => ({ params: { token: (await movable(world)).token } }),
    moveByLink: async (world) => {
      const { token, body } = await movable(world)
      return { params: { token }, body }
    },
  },
  complaintMerging: {
    listTargets: byId(complaint),
    merge: twins,
    separate: async (world) => {
      const { params, body } = await twins(world)
      await world.as(world.admin).complaintMerging.merge({ params, body })
      return { params }
    },
  },
  complaintTags: {
    listUsed: () => ({}),
    change: byId(complaint, { add: ['vip'] }),
    changeMany: inList('ids', complaint, { add: ['vip'] }),
  },
  bulkMessages: {
    preview: inList('ids', complaint, { text: 'Dear {customer}' }),
    send: inList('ids', complaint, { text: 'Dear {customer}' }),
  },
  assignments: {
    choices: byId(complaint),
    assign: async (world) => ({
      params: { id: (await complaint(world)).id },
      body: { owner_id: world.admin.id },
    }),
    assignMany: async (world) => ({
      body: { ids: [(await complaint(world)).id], engineer_id: (await world.engineer()).id },
    }),
    cancelVisit: byId(visited, {}),
    day: async (world) => {
      await visited(world)
      return { query: { day: DAY } }
    },
    board: async (world) => {
      await visited(world)
      return { query: { from: DAY } }
    },
    moveDay: async (world) => {
      const { engineer_id } = await visited(world)
      const to = [(await world.engineer()).id]
      return { body: { engineer_id, day: DAY, to_day: DAY, to, seen: 1 } }
    },
  },
  visitReports: {
    ...eachById(complaint, 'list'),
    add: async (world) => ({
      params: { id: (await complaint(world)).id },
      body: { outcome: 'part_needed', visited_on: '2026-01-31', note: 'The motor is burnt' },
    }),
  },
  happyCalls: {
    ...eachById(completed, 'ofComplaint'),
    list: async (world) => {
      await completed(world)
      return { query: { state: 'all' } }
    },
    export: async (world) => {
      await completed(world)
      return { query: { state: 'all' } }
    },
    enter: async (world) => {
      const { id } = await completed(world)
      const call = await world.services.db
        .selectFrom('happy_call')
        .where('complaint_id', '=', id)
        .select('id')
        .executeTakeFirstOrThrow()
      return { params: { id: call.id }, body: { result: 'reached', is_fixed: true, seen_tries: 0 } }
    },
  },
  estimates: {
    ...eachById(complaint, 'list', 'parts'),
    make: byId(complaint, { labour: 500 }),
    send: async (world) => {
      const { id, estimate_id } = await estimated(world, await complaint(world))
      return { params: { id }, body: { estimate_id } }
    },
    listMine: byId(ownComplaint),
    answerMine: async (world) => {
      const { id, estimate_id } = await estimated(world, await ownComplaint(world))
      return { params: { id }, body: { estimate_id, answer: 'accepted' } }
    },
    byLink: async (world) => ({ params: { token: await estimateToken(world) } }),
    answerByLink: async (world) => ({ params: { token: await estimateToken(world) }, body: { answer: 'accepted' } }),
  },
  payments: {
    account: byId(complaint),
    take: async (world) => {
      const { id } = await owing(world, await complaint(world))
      return { params: { id }, body: { amount: 200 } }
    },
    void: async (world) => ({
      params: await paid(world, await complaint(world)),
      body: { reason: 'Typed twice' },
    }),
    pdf: async (world) => ({ params: await paid(world, await complaint(world)) }),
    list: async (world) => {
      await paid(world, await complaint(world))
      return { query: {} }
    },
    export: () => ({ query: {} }),
    listMine: byId(ownComplaint),
    myPdf: async (world) => ({ params: await paid(world, await ownComplaint(world)) }),
  },
  mentions: { colleagues: () => ({}) },
  jobSheets: {
    print: async (world) => ({ query: { ids: String((await complaint(world)).id) } }),
    printDay: async (world) => ({ query: { day: DAY, engineer_id: (await visited(world)).engineer_id } }),
  },
  engineers: {
    ...eachById(engineer, 'get', 'delete'),
    list: async (world) => ({ query: { search: (await world.engineer()).name } }),
    add: async (world) => ({
      body: { name: 'Hari Rai', phone: newNumber(), centre_id: (await world.engineer()).centre_id },
    }),
    update: async (world) => {
      const { id, name, phone, centre_id } = await world.engineer({ phone: newNumber() })
      return { params: { id }, body: { name: `${name} Magar`, phone, centre_id } }
    },
    addAbsence: byId(engineer, ABSENCE),
    removeAbsence: async (world) => {
      const { id } = await world.engineer()
      await addAbsence(world.services, { ...world.admin, role: 'admin' }, id, ABSENCE)
      const { id: absence } = await world.services.db
        .selectFrom('engineer_absence')
        .select('id')
        .where('engineer_id', '=', id)
        .executeTakeFirstOrThrow()
      return { params: { id, absence } }
    },
  },
} satisfies Partial<RightCalls>
