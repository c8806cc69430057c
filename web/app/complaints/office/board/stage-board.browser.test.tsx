import type { BoardCard, ComplaintDetail } from 'contract/complaints/endpoints'
import type { ComplaintStatus } from 'contract/complaints/words'
import { COMPLAINT, COMPLAINT_LIST, SAVED_VIEWS } from 'contract/core/office-paths'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../../../api/client.ts'
import { ApiError } from '../../../api/api-error.ts'
import { render } from '../../../testing/render.tsx'
import { Toaster } from '../../../ui/feedback/toast.tsx'
import type { BoardOfStages } from './board-loader.ts'
import { ComplaintBoard } from './complaint-board.tsx'

/** The complaints of the API, and what was asked of it. */
let stages: Map<number, ComplaintStatus>
let asked: unknown[]
let refusal: string | undefined

const STAGES = ['Unassigned', 'Service Center Assigned', 'On Service', 'Completed'] as const

beforeEach(() => {
  stages = new Map([
    [1, 'Unassigned'],
    [2, 'Service Center Assigned'],
    [3, 'Completed'],
  ])
  asked = []
  refusal = undefined
  vi.spyOn(api.complaints, 'changeStatus').mockImplementation(async ({ params: { id }, body }) => {
    asked.push([id, body.seen_status, body.status])
    if (refusal) throw new ApiError(409, { code: 'status_changed', message: refusal })
    stages.set(Number(id), body.status)
    return { message: 'Status updated', data: { status: body.status } as ComplaintDetail }
  })
  vi.spyOn(api.complaints, 'undoStatus').mockImplementation(async ({ params: { id } }) => {
    stages.set(Number(id), 'Unassigned')
    return { message: 'Status taken back', data: {} as ComplaintDetail }
  })
})
afterEach(() => vi.restoreAllMocks())

const card = (id: number, status: ComplaintStatus): BoardCard => ({
  id,
  status,
  job_no: '',
  customer_name: `Customer ${id}`,
  model_name: 'Kettle',
  problem_type: 'noise',
  dispatch_state: 'none',
  zone: 'BAGMATI',
  area: '',
  district: 'Kathmandu',
  local_level: '',
  ward: null,
  centre_name: '',
  centre_chosen: status !== 'Unassigned',
  technician: '',
  visit_date: '',
  priority: 'normal',
  next_due: '',
  next_due_at: '',
  paused: '',
})

const readBoard = () => ({
  columns: STAGES.map((status) => {
    const cards = [...stages].filter(([, stage]) => stage === status).map(([id]) => card(id, status))
    // One stage has more complaints than it shows.
    return { status, cards, total: cards.length + (status === 'Completed' ? 41 : 0), more: false }
  }),
})

const Screen = () => (
  <ComplaintBoard
    title="Complaints"
    empty={{ title: 'None', text: 'None.' }}
    board={useLoaderData<BoardOfStages>()}
    actions={null}
    filters={null}
  />
)

function show(role = 'admin') {
  const Screens = createRoutesStub([
    {
      id: 'layouts/office/office-layout',
      path: '/',
      loader: () => ({ role }),
      HydrateFallback: () => null,
      children: [
        { path: COMPLAINT_LIST, Component: Screen, loader: readBoard },
        { path: SAVED_VIEWS, loader: () => ({ views: [] }) },
        { path: COMPLAINT, action: ({ params }) => close(Number(params['id'])) },
      ],
    },
  ])
  render(
    <>
      <Screens initialEntries={[`${COMPLAINT_LIST}?view=board&priority=high`]} />
      <Toaster />
    </>,
  )
}

function close(id: number) {
  stages.set(id, 'Completed')
  return { message: 'Status updated', status: 'Completed' }
}

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const handle = (id: number) => page.getByRole('button', { name: `Move Kettle of Customer ${id}`, exact: true })
const menu = (id: number) => page.getByRole('button', { name: `Move Kettle of Customer ${id} to…` })
async function said(text: string): Promise<void> {
  await expect.element(page.getByText(text)).toBeInTheDocument()
}
async function isAt(id: number, stage: string): Promise<void> {
  await expect.element(column(stage).getByRole('link', { name: `Customer ${id}` })).toBeVisible()
}

test('the keyboard moves a card to the next stage, which is announced; undo moves it back', async () => {
  show()
  await isAt(1, 'Unassigned')
  ;(handle(1).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await said('Kettle of Customer 1 picked up, at Unassigned')
  await userEvent.keyboard('{ArrowRight}')
  await said('Moves to Service Center Assigned')
  await userEvent.keyboard('{ArrowRight}')
  await said('Moves to On Service')
  await userEvent.keyboard(' ')
  await isAt(1, 'On Service')
  expect(asked).toEqual([[1, 'Unassigned', 'On Service']])
  await expect.poll(() => document.activeElement?.closest('[data-card]')?.getAttribute('data-card')).toBe('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await isAt(1, 'Unassigned')
  await said('Status taken back')
})

test('Escape leaves a card where it was', async () => {
  show()
  await isAt(1, 'Unassigned')
  ;(handle(1).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await said('Kettle of Customer 1 picked up, at Unassigned')
  await userEvent.keyboard('{ArrowRight}')
  await said('Moves to Service Center Assigned')
  await userEvent.keyboard('{Escape}')
  await said('Kettle of Customer 1 left where it was')
  await isAt(1, 'Unassigned')
  expect(asked).toEqual([])
})

test('a move that is refused returns the card, with the reason of the server', async () => {
  refusal = 'Someone changed the status to On Service in the meantime'
  show()
  await menu(1).click()
  await page.getByRole('menuitem', { name: 'On Service' }).click()
  await said(refusal)
  await isAt(1, 'Unassigned')
  expect(asked).toEqual([[1, 'Unassigned', 'On Service']])
})

test('closing a complaint first asks for the note to the customer', async () => {
  show()
  await menu(2).click()
  await page.getByRole('menuitem', { name: 'Completed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Completed' })
  await expect.element(dialog.getByRole('textbox')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await isAt(2, 'Service Center Assigned')
  await menu(2).click()
  await page.getByRole('menuitem', { name: 'Completed' }).click()
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await isAt(2, 'Completed')
})

test('impossible stages are not offered, and a closed card cannot be moved', async () => {
  show()
  await menu(2).click()
  await expect.element(page.getByRole('menuitem', { name: 'On Service' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Unassigned' }).query()).toBeNull()
  expect([handle(3).query(), menu(3).query()]).toEqual([null, null])
})

test('a role that may only read cannot move cards', async () => {
  show('product_incharge')
  await isAt(1, 'Unassigned')
  expect([handle(1).query(), menu(1).query()]).toEqual([null, null])
})

test('a stage with more complaints links to the list with the same filters', async () => {
  show()
  const link = column('Completed').getByRole('link', { name: 'Show all 42' })
  await expect.element(link).toBeVisible()
  const search = new URL((link.element() as HTMLAnchorElement).href).searchParams
  expect(Object.fromEntries(search)).toEqual({ priority: 'high', status: 'Completed' })
})

test('a stage without complaints is a narrow strip that keeps its name', async () => {
  show()
  await isAt(1, 'Unassigned')
  const empty = column('On Service')
  await expect.element(empty).toBeVisible()
  const widthOf = (stage: string) => column(stage).element().getBoundingClientRect().width
  expect(widthOf('On Service')).toBeLessThan(60)
  expect(widthOf('Unassigned')).toBeGreaterThan(200)
})
