import type { EngineerOfWeek, VisitBoard, VisitCard } from 'contract/complaints/assignments'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { VISITS } from 'contract/core/office-paths'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../../../api/client.ts'
import { ApiError } from '../../../api/api-error.ts'
import { render } from '../../../testing/render.tsx'
import { Toaster } from '../../../ui/feedback/toast.tsx'
import { VisitBoardScreen } from './visit-board.tsx'
import type { WeekOfVisits } from './visit-board-loader.ts'
import type { Visit } from './week.ts'

/** Two days of two engineers; the second one is on leave on the second day. */
const [MONDAY, TUESDAY] = ['2099-01-05', '2099-01-06']
const NOBODY: Visit = {
  engineer_id: null,
  technician: '',
  technician_contact: '',
  visit_date: '',
  visit_window: '',
}

/** The visits of the API, what was asked of it, and why it refuses. */
let visits: Map<number, Visit>
let asked: object[]
let refusal: string | undefined

beforeEach(() => {
  visits = new Map([
    [1, { ...NOBODY, engineer_id: 11, technician: 'Hari Rai', visit_date: MONDAY, visit_window: '10-13' }],
    [2, { ...NOBODY, engineer_id: 12, technician: 'Ram Thapa', visit_date: MONDAY, visit_window: '10-13' }],
    [3, NOBODY],
  ])
  asked = []
  refusal = undefined
  vi.spyOn(api.complaints, 'planVisit').mockImplementation(async ({ params: { id }, body = {} }) => {
    asked.push({ id, ...body })
    if (refusal) throw new ApiError(409, { code: 'visit_changed', message: refusal })
    const { visit_date = '', visit_window = '', engineer_id = visits.get(Number(id))!.engineer_id } = body
    const who =
      engineer_id === null ? NOBODY : { engineer_id: Number(engineer_id), technician: nameOf(Number(engineer_id)) }
    visits.set(Number(id), { ...NOBODY, ...who, visit_date, visit_window })
    return { message: 'Visit saved', data: {} as ComplaintDetail }
  })
})
afterEach(() => vi.restoreAllMocks())

const NAMES: Record<number, string> = { 11: 'Hari Rai', 12: 'Ram Thapa' }
const nameOf = (id: number): string => NAMES[id]!

const card = (id: number, visit: Visit): VisitCard => ({
  id,
  ...visit,
  job_no: '',
  customer_name: `Customer ${id}`,
  model_name: 'Kettle',
  problem_type: 'noise',
  status: 'Unassigned',
  zone: 'BAGMATI',
  area: '',
  district: 'Kathmandu',
  local_level: '',
  ward: null,
  priority: 'normal',
  next_due: '',
  next_due_at: '',
  paused: '',
})

const engineer = (id: number): EngineerOfWeek => ({
  id,
  name: nameOf(id),
  phone: '',
  centre_id: 1,
  centre_name: 'Kathmandu',
  days: [MONDAY, TUESDAY].map((day) => ({
    off: id === 12 && day === TUESDAY ? 'leave' : '',
    windows: countsOf([...visits.values()].filter((one) => one.engineer_id === id && one.visit_date === day)),
  })),
})

const countsOf = (planned: Visit[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(planned, (one) => one.visit_window)].map(([hours, all]) => [hours, all.length]))

function readWeek(): { week: VisitBoard } {
  const cards = [...visits].map(([id, visit]) => card(id, visit))
  const waiting = cards.filter(({ visit_date }) => visit_date === '')
  return {
    week: {
      message: '',
      data: cards.filter(({ visit_date }) => visit_date !== ''),
      today: MONDAY,
      days: [MONDAY, TUESDAY].map((day) => ({ day, closed: '' })),
      previous: '2098-12-27',
      next: '2099-01-07',
      more: false,
      engineers: [engineer(11), engineer(12)],
      waiting: { total: waiting.length, more: false, cards: waiting },
      centres: [],
    },
  }
}

const Screen = () => <VisitBoardScreen board={useLoaderData<WeekOfVisits>()} />

function show(role = 'admin') {
  const Screens = createRoutesStub([
    {
      id: 'layouts/office/office-layout',
      path: '/',
      loader: () => ({ role }),
      HydrateFallback: () => null,
      children: [{ path: VISITS, Component: Screen, loader: readWeek }],
    },
  ])
  render(
    <>
      <Screens initialEntries={[`${VISITS}?view=board`]} />
      <Toaster />
    </>,
  )
}

const handle = (id: number) => page.getByRole('button', { name: `Move Kettle of Customer ${id}`, exact: true })
async function said(text: string): Promise<void> {
  await expect.element(page.getByText(text)).toBeInTheDocument()
}
async function isIn(id: number, cell: string): Promise<void> {
  await expect
    .element(page.getByRole('list', { name: cell }).getByRole('link', { name: `Customer ${id}` }))
    .toBeVisible()
}
async function pickUp(id: number, at: string): Promise<void> {
  ;(handle(id).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await said(`Kettle of Customer ${id} picked up, at ${at}`)
}

test('the keyboard moves a visit to another day; its hours and the focus stay, and undo moves it back', async () => {
  show()
  await isIn(1, 'Hari Rai, Monday 5 Jan')
  await pickUp(1, 'Hari Rai, Monday 5 Jan')
  await userEvent.keyboard('{ArrowRight}')
  await said('Moves to Hari Rai, Tuesday 6 Jan')
  await userEvent.keyboard(' ')
  await isIn(1, 'Hari Rai, Tuesday 6 Jan')
  expect(asked).toMatchObject([
    { id: 1, engineer_id: 11, visit_date: TUESDAY, visit_window: '10-13', seen_visit_date: MONDAY, seen_load: 0 },
  ])
  await expect.poll(() => document.activeElement?.closest('[data-card]')?.getAttribute('data-card')).toBe('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await isIn(1, 'Hari Rai, Monday 5 Jan')
  await said('Complaint 1, Kettle: Hari Rai, Monday 5 Jan, 10–13')
})

test('a move that is refused returns the card, with the reason of the server', async () => {
  refusal = 'Someone changed the visit in the meantime: Sita Gurung on 6 Jan 2099'
  show()
  await isIn(1, 'Hari Rai, Monday 5 Jan')
  await pickUp(1, 'Hari Rai, Monday 5 Jan')
  await userEvent.keyboard('{ArrowDown}')
  await said('Moves to Ram Thapa, Monday 5 Jan')
  await userEvent.keyboard(' ')
  await said(refusal)
  await isIn(1, 'Hari Rai, Monday 5 Jan')
  // Ram has a visit from 10 to 13 already, so the freer hours were asked for.
  expect(asked).toMatchObject([{ id: 1, engineer_id: 12, visit_window: '13-16', seen_load: 0 }])
})

test('a waiting complaint is moved to the day below it; a day off asks for confirmation with the reason', async () => {
  show()
  await isIn(3, 'Waiting for a visit')
  await pickUp(3, 'Waiting for a visit')
  await userEvent.keyboard('{ArrowDown}')
  await said('Moves to No engineer, Monday 5 Jan')
  await userEvent.keyboard('{ArrowDown}')
  await said('Moves to Hari Rai, Monday 5 Jan')
  await userEvent.keyboard('{ArrowDown}')
  await said('Moves to Ram Thapa, Monday 5 Jan')
  await userEvent.keyboard('{ArrowRight}')
  await said('Moves to Ram Thapa, Tuesday 6 Jan, on leave')
  await userEvent.keyboard(' ')
  const dialog = page.getByRole('dialog', { name: 'Visit on a day off?' })
  await expect.element(dialog.getByText(/^Ram Thapa, Tuesday 6 Jan: on leave\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await isIn(3, 'Waiting for a visit')
  expect(asked).toEqual([])
})

test('a role that may only read cannot move cards', async () => {
  show('product_incharge')
  await isIn(1, 'Hari Rai, Monday 5 Jan')
  expect([handle(1).query(), page.getByText(/^Drag a visit/).query()]).toEqual([null, null])
})
