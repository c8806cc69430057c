import { REGISTRATION, registrationPath } from 'contract/core/office-paths'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { createRoutesStub, useLoaderData } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { comingNext } from './coming-next.ts'
import { DecisionBar } from './decision-bar.tsx'
import { isSamePress } from './is-same-press.ts'

type Status = RegistrationDetail['status']

/** The registrations of the API, and what was decided, in order. */
let statuses: Map<number, Status>
let decided: string[]
/** The current catalogue terms, if they differ. */
let now: RegistrationDetail['on_approval_now']
/** The basis of the last decision. */
let terms: unknown
/** Holds back the screen of the next registration until it is opened. */
/** Whether the registrations have a photograph of their bill. */
let hasBill: boolean
/** The reason of the last decision. */
let reason: unknown
let gate: { opened: Promise<void>; open: () => void } | undefined

/** As if so much time had passed that the next key is a press of its own, whichever came before. */
const pause = () => isSamePress({ key: '', repeat: false, timeStamp: performance.now() })

beforeEach(() => {
  pause()
  comingNext.forget()
  statuses = new Map([1, 2, 3, 4].map((id) => [id, 'Pending']))
  decided = []
  now = null
  terms = undefined
  gate = undefined
  hasBill = true
  reason = undefined
})

const hold = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  gate = { opened, open }
  return gate
}

const nextAfter = (id: number) =>
  [...statuses].find(([other, status]) => status === 'Pending' && other > id)?.[0] ?? null

const registration = (id: number) =>
  ({
    id,
    status: statuses.get(id),
    firstname: 'Bimala',
    lastname: 'Rai',
    model_name: 'Kettle',
    reason: '',
    has_bill: hasBill,
    on_approval: { warranty_months: 24, warranty_expiry: '2027-01-28', points: 113 },
    on_approval_now: now,
    next_waiting: nextAfter(id),
    // Omits properties the bar does not use.
  }) as RegistrationDetail

async function decide({ request }: { request: Request }) {
  const form = await request.formData()
  const id = Number(form.get('stock_id'))
  const status = form.get('status') as Status
  terms = form.get('terms')
  reason = form.get('reason')
  if (form.get('seen') !== statuses.get(id))
    return { refused: true as const, message: 'Somebody was faster', errors: {}, local: false }
  statuses.set(id, status)
  decided.push(`${id} ${status}`)
  return { message: `${id} decided`, data: { status, next_waiting: nextAfter(id) } }
}

function Screen() {
  const shown = useLoaderData<RegistrationDetail>()
  return (
    <>
      <h1>Registration {shown.id}</h1>
      <DecisionBar key={shown.id} registration={shown} />
    </>
  )
}

function show(id: number) {
  const Screens = createRoutesStub([
    {
      path: REGISTRATION,
      Component: Screen,
      HydrateFallback: () => null,
      loader: async ({ params }) => {
        if (Number(params.id) !== id) await gate?.opened
        return registration(Number(params.id))
      },
      action: decide,
    },
  ])
  render(<Screens initialEntries={[registrationPath(id)]} />)
}

const title = page.getByRole('heading', { level: 1 })
const shown = async (id: number) => {
  await expect.element(title).toHaveTextContent(`Registration ${id}`)
}
/** The same key again at once is one press. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Presses that no busy machine can draw apart. */
const pressAtOnce = (key: string, times: number) => {
  for (let press = 0; press < times; press += 1)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

test('it says what approving comes to before it is pressed, in both calendars', async () => {
  show(1)
  await expect.element(page.getByText('Warranty until 28 Jan 2027 (14 Magh 2083)')).toBeVisible()
  await expect.element(page.getByText('24 months from the purchase. Bimala is awarded 113 points.')).toBeVisible()
})

test('where the catalogue differs from the promise both are shown, and what is chosen is approved', async () => {
  now = { warranty_months: 6, warranty_expiry: '2025-07-28', points: 1 }
  show(1)
  const promise = page.getByRole('radio', { name: /As promised then/ })
  await expect.element(promise).toBeChecked()
  await expect.element(page.getByText('24 months of warranty, 113 points')).toBeVisible()
  await page.getByRole('radio', { name: /As the catalogue says now/ }).click()
  await expect.element(page.getByText('6 months from the purchase. Bimala is awarded 1 points.')).toBeVisible()
  await userEvent.keyboard('A')
  await expect.poll(() => [decided, terms]).toEqual([['1 Approved'], 'current'])
})

test('one key per registration: “a” approves and opens the next, until none is pending', async () => {
  show(1)
  for (const id of [1, 2, 3, 4]) {
    await shown(id)
    await userEvent.keyboard('a')
    await aMoment()
  }
  await expect.element(page.getByText('No registration is waiting.')).toBeVisible()
  expect(decided).toEqual(['1 Approved', '2 Approved', '3 Approved', '4 Approved'])
})

test('without a bill “a” says why it does nothing, and Shift a asks for a reason', async () => {
  hasBill = false
  show(1)
  await shown(1)
  await userEvent.keyboard('a')
  await expect.element(page.getByText(/There is no bill/)).toBeVisible()
  await aMoment()
  await userEvent.keyboard('A')
  await expect.element(page.getByRole('group', { name: 'Approve without a bill' })).toBeVisible()
  expect(decided).toEqual([])
  await page.getByRole('textbox', { name: /Reason/ }).fill('Sold by our own shop')
  await page.getByRole('group').getByRole('button', { name: 'Approve without a bill' }).click()
  await expect.poll(() => [decided, reason]).toEqual([['1 Approved'], 'Sold by our own shop'])
})

test('Shift a stays, d waits for Enter, and n goes on', async () => {
  show(1)
  await shown(1)
  await userEvent.keyboard('A')
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).not.toBeInTheDocument()
  await shown(1)
  await userEvent.keyboard('n')
  await shown(2)
  await userEvent.keyboard('d')
  await expect.element(page.getByRole('button', { name: 'Approve with discount' })).toHaveFocus()
  expect(decided).toEqual(['1 Approved'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => decided).toEqual(['1 Approved', '2 Discount'])
})

test('a key pressed while the next one loads is kept and applied to it once it is there', async () => {
  const { open } = hold()
  show(1)
  await shown(1)
  await userEvent.keyboard('n')
  await userEvent.keyboard('a')
  await expect.element(page.getByText(/^Approve: will run for No. 2/)).toBeVisible()
  expect(decided).toEqual([])
  open()
  await shown(3)
  expect(decided).toEqual(['2 Approved'])
})

test('what was kept is not applied to one that a colleague decided meanwhile', async () => {
  const { open } = hold()
  show(1)
  await shown(1)
  await userEvent.keyboard('n')
  await userEvent.keyboard('a')
  statuses.set(2, 'Rejected')
  open()
  await shown(2)
  await aMoment()
  expect(decided).toEqual([])
})

test('what was kept is not applied where another one comes than was expected', async () => {
  show(1)
  await shown(1)
  // A colleague decides No. 2 while its name still stands on the screen.
  statuses.set(2, 'Rejected')
  const { open } = hold()
  await userEvent.keyboard('a')
  await expect.poll(() => comingNext.read()?.id).toBe(3)
  open()
  await shown(3)
  await aMoment()
  expect(decided).toEqual(['1 Approved'])
})

test('a key that is held down or comes again at once decides one registration', async () => {
  show(1)
  await shown(1)
  pressAtOnce('a', 2)
  await shown(2)
  await userEvent.keyboard('{a>6/}')
  await aMoment()
  // The last decision may still be on its way.
  await expect.poll(() => title.element().textContent === `Registration ${decided.length + 1}`).toBe(true)
  expect(decided.length).toBeLessThanOrEqual(2)
})

test('r opens the reason above the buttons; Escape keeps what was written, letters decide nothing', async () => {
  show(1)
  await shown(1)
  await userEvent.keyboard('r')
  const reason = page.getByLabelText('Reason')
  await expect.element(reason).toHaveFocus()
  await userEvent.keyboard('a bad bill')
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).not.toBeInTheDocument()
  pause()
  await userEvent.keyboard('r')
  await expect.element(reason).toHaveValue('a bad bill')
  expect(decided).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => decided).toEqual(['1 Rejected'])
  await shown(1)
})

test('who was slower is told what it is now, and one key changes no decision', async () => {
  show(1)
  await shown(1)
  statuses.set(1, 'Rejected')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByText('It is rejected now')).toBeVisible()
  await aMoment()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toHaveFocus()
  expect(decided).toEqual([])
})
