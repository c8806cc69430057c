import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Field } from './field.tsx'
import { OtpInput } from './otp-input.tsx'

const boxes = page.getByLabelText('Code')
const digits = () => (boxes.element() as HTMLInputElement).value

async function show() {
  const complete = vi.fn<(code: string) => void>()
  render(
    <Field label="Code" className="w-96">
      <OtpInput onComplete={complete} />
    </Field>,
  )
  await boxes.click()
  return complete
}

/** Clicks into a box. */
const point = (box: number) => {
  const { width, height } = boxes.element().getBoundingClientRect()
  return boxes.click({ position: { x: (width / 6) * (box + 0.5), y: height / 2 } })
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  boxes.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('a digit is corrected by a click, and nothing is complete before the last digit is typed', async () => {
  const complete = await show()
  await userEvent.keyboard('92345')
  await point(0)
  await userEvent.keyboard('1')
  await expect.poll(digits).toBe('12345')
  await point(3)
  await userEvent.keyboard('7')
  await expect.poll(digits).toBe('12375')
  expect(complete).not.toHaveBeenCalled()
  await point(5)
  await userEvent.keyboard('6')
  expect(complete.mock.calls).toEqual([['123756']])
})

test('digits of a full code are replaced one by one, and arrows lead from box to box', async () => {
  const complete = await show()
  await userEvent.keyboard('123456')
  await userEvent.keyboard('{Home}9')
  await expect.poll(digits).toBe('923456')
  await userEvent.keyboard('{End}{ArrowLeft}8')
  await expect.poll(digits).toBe('923486')
  expect(complete.mock.calls).toEqual([['123456']])
})

test('a code that is pasted over a half typed one takes its place, Devanagari digits too', async () => {
  const complete = await show()
  await userEvent.keyboard('99')
  paste('Code: 123-456')
  paste('१२३४५७')
  expect(complete.mock.calls).toEqual([['123456'], ['123457']])
})
