import { createClient, type CallOptions } from 'contract/core/client'
import { Form, Link, redirect } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { browserSend } from '../api/browser-send.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { answerCalls, LOST, Refused, setOnline, type Call } from '../testing/api.ts'
import { chooseFile } from '../testing/choose-file.ts'
import { renderScreen } from '../testing/render.tsx'
import { signIn } from '../testing/session.ts'
import { uploadsInMemory } from '../testing/uploads.ts'
import { Field } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { VIDEO_RULE } from '../ui/fields/file-rules.ts'
import { TextInput } from '../ui/fields/text-input.tsx'
import { withLargeFilesSent } from './large-files.ts'
import { isRefusal } from './refusal.ts'
import { withBody } from './body-of.ts'
import { valuesOf } from './submit.ts'
import { UploadFoot } from './upload-foot.tsx'
import { submitUpload } from './upload.ts'
import { useRefusal } from './use-refusal.ts'
import { useSingleSubmit } from './use-single-submit.ts'

// A form with a film on a line that breaks. The server is in memory; what it did stays done when its answer is lost.

const KB = 1024
const REPORT = '/report'

type Report = (body: unknown, options?: CallOptions) => Promise<{ message: string }>
const { reports } = createClient(
  { reports: { send: { method: 'POST', path: '/reports', multipart: true } } },
  browserSend,
) as unknown as {
  reports: { send: (input: { body: unknown }, options?: CallOptions) => ReturnType<Report> }
}
const form = z.object({ words: z.string().min(1, 'Say what happens'), film: z.unknown() })
const sendReport = withBody(reports.send, () => Promise.resolve({ send: { body: form } }), 'send')

/** The server: its uploads, and the reports it has; the same words twice are one report. */
let uploads: ReturnType<typeof uploadsInMemory>
let kept: string[]
let calls: Call[]
/** what happens to a call before it is answered, or after */
let before: (call: Call) => unknown
let after: (call: Call) => void

beforeEach(() => {
  localStorage.clear()
  signIn()
  uploads = uploadsInMemory()
  kept = []
  before = after = () => undefined
  calls = answerCalls(async (call) => {
    await before(call)
    const answer = uploads.answer(call) ?? keep(call)
    after(call)
    return answer
  })
})

function keep({ body }: Call) {
  const { words } = body as { words: string }
  if (!kept.includes(words)) kept.push(words)
  return { message: 'Report kept' }
}

interface Options {
  repeatable?: boolean
}

function show({ repeatable = true }: Options = {}) {
  const action = async ({ request }: { request: Request }) => {
    const result = await submitUpload(sendReport, {
      values: valuesOf(await request.formData()),
      signal: request.signal,
      repeatable,
    })
    return isRefusal(result) ? result : redirect('/kept')
  }
  renderScreen({ path: REPORT, Component: ReportForm as never, action })
}

function ReportForm({ actionData }: { actionData: unknown }) {
  const { form: place, errorOf, onChange } = useRefusal(actionData)
  return (
    <main>
      <title>Report</title>
      <h1>Report</h1>
      <Form
        ref={place}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={useSingleSubmit()}
        onChange={onChange}
      >
        <Field label="What happens?" error={errorOf('words')}>
          <TextInput name="words" />
        </Field>
        <FileDrop label="Film" name="film" rule={VIDEO_RULE} error={errorOf('film')} />
        <UploadFoot verb="Send report" busyLabel="Sending…" result={actionData} />
      </Form>
      <Link to="/elsewhere">Leave</Link>
    </main>
  )
}

const words = page.getByLabelText('What happens?')
const send = page.getByRole('button', { name: 'Send report' })
const tryNow = page.getByRole('button', { name: 'Try now' })
const elsewhere = page.getByRole('heading', { name: 'Another screen' })

const film = (bytes: number) =>
  new File([Uint8Array.from({ length: bytes }, (_, at) => at % 251)], 'hum.mp4', { type: 'video/mp4' })

/** Fills the form in: with a film of 60 KB, which travels with it, or one that travels before it. */
async function fill(bytes = 60 * KB) {
  await words.fill('It hums')
  chooseFile('film', film(bytes))
  await expect.element(page.getByRole('button', { name: 'Remove hum.mp4' })).toBeVisible()
}

async function expectKeptInForm() {
  await expect.element(words).toHaveValue('It hums')
  await expect.element(page.getByRole('button', { name: 'Remove hum.mp4' })).toBeVisible()
}

/** It would go on after a second; the browser says at once that it may. */
async function goOnNow() {
  await expect.element(tryNow).toBeVisible()
  setOnline(true)
}

const reportsSent = () => calls.filter(({ path }) => path === '/reports')
const partsSent = () => calls.filter(({ method }) => method === 'PUT')

/** The first of the calls that fit meets this. */
function first(fits: (call: Call) => boolean, meets: () => never): (call: Call) => void {
  let met = false
  return (call) => {
    if (met || !fits(call)) return
    met = true
    meets()
  }
}
const lose = (): never => {
  throw LOST
}
const isReport = ({ path }: Call) => path === '/reports'
const isPartAt = (number: number) => (call: Call) => call.method === 'PUT' && partsSent().length === number

test('offline, the form waits with its input and is sent when the connection is back', async () => {
  show()
  await fill()
  setOnline(false)
  await send.click()
  await expect.element(page.getByText('No connection. It continues automatically.')).toBeVisible()
  await expectKeptInForm()
  await expectAccessible()
  setOnline(true)
  await expect.element(elsewhere).toBeVisible()
  expect(kept).toEqual(['It hums'])
  expect(reportsSent()).toHaveLength(1)
})

test('pressing again tries at once, even if the browser says offline', async () => {
  show()
  await fill()
  setOnline(false)
  await send.click()
  await expect.element(tryNow).toBeVisible()
  setOnline(true, { tells: false })
  await tryNow.click()
  await expect.element(elsewhere).toBeVisible()
})

test('an answer that is lost is asked for again, and the server did it once', async () => {
  after = first(isReport, lose)
  show()
  await fill()
  await send.click()
  await goOnNow()
  await expect.element(elsewhere).toBeVisible()
  expect(reportsSent()).toHaveLength(2)
  expect(reportsSent()[1]!.body).toEqual(reportsSent()[0]!.body)
  expect(kept).toEqual(['It hums'])
})

test('when the answer was lost and the server refuses the next one, it is said at the field, and nothing is lost', async () => {
  after = first(isReport, lose)
  before = (call) => {
    if (isReport(call) && reportsSent().length === 2)
      throw new Refused(422, { message: 'Known already', code: 'invalid', errors: { words: 'Known already' } })
  }
  show()
  await fill()
  await send.click()
  await goOnNow()
  await expect.element(words).toHaveAccessibleDescription('Known already')
  await expect.element(words).toHaveFocus()
  await expectKeptInForm()
  await expect.element(send).not.toHaveAttribute('aria-disabled')
})

test('a form that is unsafe to resend is not resent: it says so and waits for a press', async () => {
  after = first(isReport, lose)
  show({ repeatable: false })
  await fill()
  await send.click()
  await expect.element(page.getByText('Unable to connect to the server')).toBeVisible()
  await expect.element(page.getByText(/^Everything you filled in is kept, photographs included\./)).toBeVisible()
  await expectKeptInForm()
  setOnline(false)
  setOnline(true)
  expect(reportsSent()).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(elsewhere).toBeVisible()
})

test('pressing twice sends the form once', async () => {
  const answered = Promise.withResolvers<void>()
  before = () => answered.promise
  show()
  await fill()
  const button = send.element() as HTMLButtonElement
  button.click()
  button.click()
  button.form!.requestSubmit()
  await expect.poll(() => reportsSent().length).toBe(1)
  answered.resolve()
  await expect.element(elsewhere).toBeVisible()
  expect(reportsSent()).toHaveLength(1)
})

test('leaving while the form waits for the connection sends nothing, now or later', async () => {
  show()
  await fill()
  setOnline(false)
  await send.click()
  await expect.element(tryNow).toBeVisible()
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect.element(elsewhere).toBeVisible()
  setOnline(true)
  await expect.element(tryNow).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('cancelling says so and keeps everything; reconnecting does not send it', async () => {
  show()
  await fill()
  setOnline(false)
  await send.click()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect.element(page.getByText('Stopped before everything was sent').first()).toBeVisible()
  await expectKeptInForm()
  setOnline(true)
  expect(calls).toEqual([])
  await send.click()
  await expect.element(elsewhere).toBeVisible()
})

test('a large film goes in parts that grow while the line is fast, and the form names it', async () => {
  show()
  await fill(900 * KB)
  await send.click()
  await expect.element(elsewhere).toBeVisible()
  expect(uploads.arrived.map((offset) => offset / KB)).toEqual([0, 128, 384, 896])
  const [id] = uploads.uploads.keys()
  expect(reportsSent()[0]!.body).toEqual({ words: 'It hums', film: `upload:${id}` })
})

test('only the lost part is sent again, smaller', async () => {
  after = first(isPartAt(2), lose)
  before = first(isPartAt(3), lose)
  show()
  await fill(900 * KB)
  await send.click()
  // The second part arrived without an answer, so the next try asks how far it is; the third did not arrive.
  await expect.element(page.getByText(/^Connection lost at \d+ %\. It continues automatically\.$/)).toBeVisible()
  await goOnNow()
  await expect.element(elsewhere).toBeVisible()
  expect(uploads.arrived).toEqual([...new Set(uploads.arrived)].toSorted((a, b) => a - b))
  expect(
    partsSent()
      .map(({ body }) => (body as Blob).size / KB)
      .slice(0, 4),
  ).toEqual([128, 256, 128, 64])
  expect(kept).toEqual(['It hums'])
})

test('a stopped upload resumes when the film is chosen again after a reload', async () => {
  const arrived = Promise.withResolvers<void>()
  before = (call) => isPartAt(2)(call) && arrived.promise
  show()
  await fill(900 * KB)
  await send.click()
  await expect.poll(() => partsSent().length).toBe(2)
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect
    .element(page.getByText('Stopped. What has arrived is kept: sending again continues from there').first())
    .toBeVisible()
  before = () => undefined
  document.body.replaceChildren()
  show()
  await fill(900 * KB)
  await send.click()
  await expect.element(elsewhere).toBeVisible()
  expect(uploads.uploads.size).toBe(1)
  expect(uploads.arrived[0]).toBe(0)
  expect(uploads.arrived).toEqual([...new Set(uploads.arrived)])
})

test('a film the server no longer has is uploaded from the start', async () => {
  after = first(isReport, () => {
    throw new Refused(404, { code: 'not_found' })
  })
  show()
  await fill(300 * KB)
  await send.click()
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  uploads.uploads.clear()
  await send.click()
  await expect.element(elsewhere).toBeVisible()
  expect(uploads.uploads.size).toBe(1)
})

test('a part that another window sent is not sent again', async () => {
  before = (call) => {
    if (!isPartAt(2)(call)) return
    const [[id, upload] = []] = uploads.uploads
    if (upload?.received === 128 * KB) uploads.uploads.set(id!, { ...upload, received: 640 * KB })
  }
  show()
  await fill(900 * KB)
  await send.click()
  await expect.element(elsewhere).toBeVisible()
  expect(uploads.arrived.map((offset) => offset / KB)).toEqual([0, 640, 896])
})

test('where the server takes no more parts, the film travels with the form', async () => {
  before = ({ path }) => {
    if (path === '/uploads') throw new Refused(429, { code: 'too_many_uploads', message: 'Too many' })
  }
  show()
  await fill(300 * KB)
  await send.click()
  await expect.element(elsewhere).toBeVisible()
  expect((reportsSent()[0]!.body as { film: File }).film.size).toBe(300 * KB)
})

test('a film that is gone from the device is an error of its field, and not tried for ever', async () => {
  const gone = film(300 * KB)
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) as never
  const line = {
    signal: new AbortController().signal,
    largeBytes: 128 * KB,
    onBytes: () => {},
    onLost: () => {},
    onSent: () => {},
  }
  await expect(withLargeFilesSent({ words: 'It hums', film: gone }, line)).rejects.toMatchObject({
    code: 'unreadable',
    errors: { film: 'hum.mp4 cannot be read any more. Please choose it again' },
  })
})
