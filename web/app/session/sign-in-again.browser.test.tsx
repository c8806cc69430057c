import { SIGN_IN } from 'contract/core/paths'
import { createRoutesStub, Form, Link, Outlet } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../api/client.ts'
import { keepToken, readToken } from '../api/token.ts'
import { sweepFiles } from '../forms/kept-files.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { answerCalls, Refused, type Call } from '../testing/api.ts'
import { chooseFile, smallFilm } from '../testing/choose-file.ts'
import { render } from '../testing/render.tsx'
import { newToken, signIn } from '../testing/session.ts'
import { Toaster } from '../ui/feedback/toast.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { VIDEO_RULE } from '../ui/fields/file-rules.ts'
import { TextInput } from '../ui/fields/text-input.tsx'
import { beginSession } from './session.ts'
import { rememberPerson } from '../api/sign-in-again.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { TypedAgain } from './typed-again.tsx'

// A form that is sent when the session has ended on the server, which the browser does not know yet.

const ASHA = { id: 7, name: 'Asha Gurung', contact: '9841203118' }
const BIKASH = { id: 8 }
const PASSWORD = 'asha-demo-2026'

/** The sessions that are over, and what the server saved. */
let over: (string | null)[]
let saved: unknown[]
/** what happens in another tab before the server's refusal is here */
let meanwhile: () => void
let calls: Call[]

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await sweepFiles()
  rememberPerson(ASHA)
  over = [signIn(ASHA)]
  saved = []
  meanwhile = () => undefined
  calls = answerCalls(({ path, body, token }) => {
    if (path === '/customer/login') return logIn(body as { password: string })
    if (over.includes(token)) {
      meanwhile()
      throw new Refused(401, { code: 'unauthorized', message: 'Your session has ended' })
    }
    saved.push(body)
    return { message: 'Saved' }
  })
})

function logIn({ password }: { password: string }) {
  if (password !== PASSWORD) throw new Refused(400, { code: 'wrong_password', message: 'The password is wrong' })
  return { message: 'Welcome', token: newToken(ASHA), data: {} }
}

const FORM = '/rating'

async function action({ request }: { request: Request }) {
  const { rating_text } = valuesOf(await request.formData())
  return submit(api.complaints.rate, { params: { id: 1 }, values: { rating: 4, rating_text } })
}

function RatingForm({ actionData }: { actionData: unknown }) {
  const { form, errorOf, onChange } = useRefusal(actionData)
  return (
    <main id="main">
      <title>Rating</title>
      <h1>Rating</h1>
      <Form ref={form} method="post" noValidate onSubmit={useSingleSubmit()} onChange={onChange}>
        <Field label="Tell us more" error={errorOf('rating_text')}>
          <TextInput name="rating_text" />
        </Field>
        <FileDrop label="Film" name="film" rule={VIDEO_RULE} />
        <button type="submit">Save</button>
      </Form>
    </main>
  )
}

const SignInPage = () => (
  <main id="main">
    <h1>The sign-in page</h1>
    <Link to={FORM}>Back to the form</Link>
  </main>
)

const Page = () => (
  <>
    <Outlet />
    <SignInAgain />
    <TypedAgain />
  </>
)

function show() {
  const Screens = createRoutesStub([
    {
      Component: Page,
      children: [
        { path: FORM, Component: RatingForm as never, action },
        { path: SIGN_IN, Component: SignInPage },
      ],
    },
  ])
  history.replaceState(null, '', FORM)
  render(
    <>
      <Screens initialEntries={[FORM]} />
      <Toaster />
    </>,
  )
}

const words = page.getByRole('textbox', { name: 'Tell us more' })
const save = page.getByRole('button', { name: 'Save', exact: true })
const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
const password = dialog.getByLabelText('Password', { exact: true })
const goOn = dialog.getByRole('button', { name: 'Sign in and send' })
const DONE = [{ rating: 4, rating_text: 'Done in a day' }]

async function typeAndSave() {
  show()
  await words.fill('Done in a day')
  await save.click()
}

test('the password is asked for over the page, and then what was typed is saved once', async () => {
  await typeAndSave()
  await expect.element(dialog.getByText(/^Asha Gurung/)).toBeVisible()
  await expect.element(dialog.getByText(new RegExp(ASHA.contact))).toBeVisible()
  await expectAccessible()
  await password.fill('not-the-password-1')
  await goOn.click()
  await expect.element(password).toHaveAccessibleDescription('The password is wrong')
  expect(saved).toEqual([])
  await password.fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => saved).toEqual(DONE)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(words).toHaveValue('Done in a day')
  expect(over).not.toContain(readToken())
})

test('cancelled, the form is as it was and says why nothing was sent', async () => {
  await typeAndSave()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .element(page.getByText('Your session has ended, so this was not sent. What you typed is still here'))
    .toBeVisible()
  await expect.element(words).toHaveValue('Done in a day')
  expect(saved).toEqual([])
})

test('a session that ran out by the clock asks as well', async () => {
  const token = newToken({ ...ASHA, isOver: true })
  over.push(token)
  keepToken(token)
  await typeAndSave()
  await password.fill(PASSWORD)
  await goOn.click()
  await expect.poll(() => saved).toEqual(DONE)
})

test('several calls that wait are one question', async () => {
  show()
  const rate = () => api.complaints.rate({ params: { id: 1 }, body: { rating: 4, rating_text: 'Done in a day' } })
  const both = Promise.all([rate(), rate()])
  await password.fill(PASSWORD)
  await goOn.click()
  await both
  expect(saved).toHaveLength(2)
  expect(calls.filter(({ path }) => path === '/customer/login')).toHaveLength(1)
})

test('who signed in in another tab meanwhile is not asked', async () => {
  meanwhile = () => keepToken(newToken(ASHA))
  await typeAndSave()
  await expect.poll(() => saved).toEqual(DONE)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what one person typed is not sent for another who signed in meanwhile', async () => {
  meanwhile = () => keepToken(newToken(BIKASH))
  await typeAndSave()
  await expect
    .element(page.getByText('Someone else has signed in with this browser, so this was not sent'))
    .toBeVisible()
  await expect.element(words).toHaveValue('Done in a day')
  expect(saved).toEqual([])
})

/** Types and chooses a film, and goes to the sign-in page when the session turns out to be over. */
async function typeAndLeave() {
  show()
  await words.fill('Done in a day')
  chooseFile('film', smallFilm())
  await save.click()
  await dialog.getByRole('button', { name: 'Sign in as someone else' }).click()
  await expect.element(page.getByRole('heading', { name: 'The sign-in page' })).toBeVisible()
  expect(readToken()).toBeNull()
}

const backToForm = page.getByRole('link', { name: 'Back to the form' })
const isBack = page.getByText('What you typed before your session ended is back')

test('after the sign-in page a person finds what they typed and chose, once', async () => {
  await typeAndLeave()
  beginSession(newToken(ASHA))
  await backToForm.click()
  await expect.element(isBack).toBeVisible()
  await expect.element(words).toHaveValue('Done in a day')
  await expect.element(page.getByRole('button', { name: 'Remove hum.mp4' })).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.includes('typed'))).toEqual([])
})

test('another person does not, and the first one still does later', async () => {
  await typeAndLeave()
  beginSession(newToken(BIKASH))
  await backToForm.click()
  await expect.element(words).toHaveValue('')
  const kept = Object.keys(localStorage).filter((key) => key.includes('typed'))
  expect(kept).toEqual([expect.stringMatching(/^7\/typed /)])
})
