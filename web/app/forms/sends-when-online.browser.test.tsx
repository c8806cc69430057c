import { createClient } from 'contract/core/client'
import { Form, Link, redirect } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { browserSend } from '../api/browser-send.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { answerCalls, comeOnline, LOST, Refused, setOnline, type Call } from '../testing/api.ts'
import { renderScreen } from '../testing/render.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { isRefusal } from './refusal.ts'
import { SendsWhenOnline } from './sends-when-online.tsx'
import { withBody } from './body-of.ts'
import { SubmitButton } from './submit-button.tsx'
import { submit, valuesOf } from './submit.ts'
import { useBusy } from './use-busy.ts'
import { useRefusal } from './use-refusal.ts'
import { useSingleSubmit } from './use-single-submit.ts'

// A form without files on a line that breaks. The server is in memory; what it did stays done when its answer is lost.

const routes = { ratings: { send: { method: 'POST', path: '/ratings' } } }
const { ratings } = createClient(routes, browserSend) as unknown as {
  ratings: { send: (input: { body: unknown }) => Promise<{ message: string }> }
}
const form = z.object({ words: z.string().min(1, 'Say how it was') })

let kept: Set<string>
let calls: Call[]
let meets: (call: Call) => unknown

beforeEach(() => {
  kept = new Set()
  meets = () => undefined
  calls = answerCalls(async (call) => {
    kept.add((call.body as { words: string }).words)
    await meets(call)
    return { message: 'Thank you' }
  })
})

function show({ schema = () => Promise.resolve(form), refused = () => {} } = {}) {
  const action = async ({ request }: { request: Request }) => {
    const result = await submit(
      withBody(ratings.send, async () => ({ send: { body: await schema() } }), 'send'),
      { values: valuesOf(await request.formData()) },
    )
    if (!isRefusal(result)) return redirect('/thanks')
    refused()
    return result
  }
  renderScreen({ path: '/rating', Component: RatingForm as never, action })
}

function RatingForm({ actionData }: { actionData: unknown }) {
  const { form: place, errorOf, onChange } = useRefusal(actionData)
  const busy = useBusy()
  return (
    <main>
      <title>Rating</title>
      <h1>Rating</h1>
      <Form ref={place} method="post" noValidate onSubmit={useSingleSubmit()} onChange={onChange}>
        <Field label="How was it?" error={errorOf('words')}>
          <TextInput name="words" />
        </Field>
        {!busy && <SendsWhenOnline result={actionData} form={place} />}
        <SubmitButton busy={busy} busyLabel="Sending…">
          Send
        </SubmitButton>
      </Form>
      <Link to="/elsewhere">Leave</Link>
    </main>
  )
}

const words = page.getByLabelText('How was it?')
const send = page.getByRole('button', { name: 'Send', exact: true })
const waits = page.getByText(/^Your input is kept. It is sent automatically when the connection is back\./)
const sent = page.getByRole('heading', { name: 'Another screen' })

async function sendWithoutConnection() {
  await words.fill('Done in a day')
  setOnline(false)
  await send.click()
  await expect.element(waits).toBeVisible()
}

test('offline, the form says so, keeps its input, and is sent when the connection is back', async () => {
  show()
  await sendWithoutConnection()
  await expect.element(words).toHaveValue('Done in a day')
  await expectAccessible()
  expect(calls).toEqual([])
  comeOnline()
  await expect.element(sent).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ words: 'Done in a day' }])
})

test('a connection that came back before the form heard that it was gone sends it as well', async () => {
  show({ refused: () => setOnline(true) })
  await words.fill('Done in a day')
  setOnline(false)
  await send.click()
  await expect.element(sent).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ words: 'Done in a day' }])
})

test('text typed while the form waits is what gets sent', async () => {
  show()
  await sendWithoutConnection()
  await words.fill('Done in two days')
  comeOnline()
  await expect.element(sent).toBeVisible()
  expect([...kept]).toEqual(['Done in two days'])
})

test('after “Do not send” the form is sent by pressing again', async () => {
  show()
  await sendWithoutConnection()
  await page.getByRole('button', { name: 'Do not send' }).click()
  await expect.element(waits).not.toBeInTheDocument()
  comeOnline()
  expect(calls).toEqual([])
  await send.click()
  await expect.element(sent).toBeVisible()
})

test('leaving while it waits sends nothing, now or later', async () => {
  show()
  await sendWithoutConnection()
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect.element(sent).toBeVisible()
  comeOnline()
  expect(calls).toEqual([])
})

test('a lost response is reported; pressing again does not repeat the action', async () => {
  show()
  meets = () => {
    throw LOST
  }
  await words.fill('Done in a day')
  await send.click()
  await expect.element(page.getByText('Unable to connect to the server')).toBeVisible()
  await expect.element(words).toHaveValue('Done in a day')
  comeOnline()
  expect(calls).toHaveLength(1)
  meets = () => undefined
  await send.click()
  await expect.element(sent).toBeVisible()
  expect([...kept]).toEqual(['Done in a day'])
})

test('after repeated refusals the form is sent in the end', async () => {
  show()
  for (const press of [1, 2, 3]) {
    await words.fill('x')
    await expect.element(words).not.toHaveAttribute('aria-invalid', 'true')
    await words.fill('')
    await send.click()
    await expect.element(words, { message: `press ${press}` }).toHaveAccessibleDescription('Say how it was')
    await expect.element(words).toHaveFocus()
  }
  meets = () => {
    throw new Refused(422, { code: 'invalid', message: 'Too short', errors: { words: 'Too short' } })
  }
  await words.fill('x')
  await send.click()
  await expect.element(words).toHaveAccessibleDescription('Too short')
  meets = () => undefined
  await words.fill('Done in a day')
  await send.click()
  await expect.element(sent).toBeVisible()
})

test('pressing the button and Enter sends the form once', async () => {
  const answered = Promise.withResolvers<void>()
  meets = () => answered.promise
  show()
  await words.fill('Done in a day')
  const button = send.element() as HTMLButtonElement
  button.click()
  button.click()
  button.form!.requestSubmit()
  await expect.poll(() => calls.length).toBe(1)
  answered.resolve()
  await expect.element(sent).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a form whose check does not load without a connection waits for it as well', async () => {
  let isLoaded = false
  const schema = async () => {
    if (!isLoaded) throw new TypeError('Failed to fetch dynamically imported module')
    return form
  }
  show({ schema })
  await sendWithoutConnection()
  isLoaded = true
  comeOnline()
  await expect.element(sent).toBeVisible()
  expect(calls).toHaveLength(1)
})
