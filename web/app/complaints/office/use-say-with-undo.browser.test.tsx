import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { defaultSettings } from '../../../testing/default-settings.ts'
import { overwriteSettings } from '../../brand/page-settings.ts'
import { renderScreen } from '../../testing/render.tsx'
import { TOAST_MILLISECONDS } from '../../ui/feedback/toast-store.ts'
import { useSayWithUndo } from './use-say-with-undo.ts'

// Only what waits for seconds to pass: everything else in the page goes on. `expect.element` and `click` let such
// seconds pass while they wait, so what is counted by the millisecond is looked at and pressed directly.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  overwriteSettings(defaultSettings)
})

/** A screen on which something is done, where the operator set `UNDO_SECONDS`. */
async function doneWith(undoSeconds: number) {
  overwriteSettings(() => ({ ...defaultSettings(), undoSeconds }))
  const Screen = () => {
    const sayWithUndo = useSayWithUndo()
    const undo = async () => ({ message: 'Status taken back' })
    return <button onClick={() => sayWithUndo('Status updated', 'Complaint 7', undo)}>Complete</button>
  }
  renderScreen({ path: '/', Component: Screen })
  await expect.element(complete).toBeVisible()
  press(complete)
  await passes(0, () => message.query() !== null)
  expect(message.query()).not.toBeNull()
}

const complete = page.getByRole('button', { name: 'Complete' })
const message = page.getByText('Status updated')
const undo = page.getByRole('button', { name: 'Undo' })
const press = (button: Locator) => (button.element() as HTMLButtonElement).click()

/** Lets time pass, and the page draw what follows: frame after frame until it shows what is expected, or soon gives up. */
async function passes(milliseconds: number, shows: () => boolean = () => false) {
  vi.advanceTimersByTime(milliseconds)
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  for (let frame = 0; frame < FRAMES && !shows(); frame += 1) await nextFrame()
}

/** A busy machine draws late. */
const FRAMES = 60

test.each([1, 10, 60])('undo is offered for as long as the server allows it: %i seconds', async (seconds) => {
  await doneWith(seconds)
  await passes(seconds * 1000 - 1)
  expect(undo.query()).not.toBeNull()
  await passes(1, () => undo.query() === null)
  expect(undo.query()).toBeNull()
})

test('an undo pressed at the last moment still works', async () => {
  await doneWith(60)
  await passes(59_999)
  press(undo)
  await expect.element(page.getByText('Status taken back')).toBeVisible()
})

test('with 0 seconds the message is shown without undo', async () => {
  await doneWith(0)
  expect(undo.query()).toBeNull()
  await passes(TOAST_MILLISECONDS, () => message.query() === null)
  expect(message.query()).toBeNull()
})
