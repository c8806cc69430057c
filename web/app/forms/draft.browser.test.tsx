import { Form, redirect, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFile, smallFilm } from '../testing/choose-file.ts'
import { renderScreen } from '../testing/render.tsx'
import { newToken, signIn } from '../testing/session.ts'
import { beginSession, leaveSession } from '../session/session.ts'
import { Field } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { VIDEO_RULE } from '../ui/fields/file-rules.ts'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { dropDraft, readDraft } from './draft.ts'
import { DraftNote } from './draft-note.tsx'
import { keptFile, sweepFiles } from './kept-files.ts'
import { useDraft, type FormDraft } from './use-draft.ts'

// A form with a draft, and a browser that is closed and opened again.

const REPORT = '/report'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await sweepFiles()
})

function Report() {
  const { pathname } = useLocation()
  const draft = useDraft(pathname)
  return <ReportForm key={draft.key} draft={draft} />
}

const ReportForm = ({ draft }: { draft: FormDraft }) => (
  <main>
    <Form method="post" onChange={draft.onChange}>
      <DraftNote draft={draft} />
      <Field label="What happens?">
        <TextInput name="words" defaultValue={draft.texts.words} />
      </Field>
      <Field label="Password">
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <FileDrop label="Film" name="film" rule={VIDEO_RULE} />
      <button type="submit">Send</button>
    </Form>
  </main>
)

async function action() {
  dropDraft(REPORT)
  return redirect('/sent')
}

const words = page.getByLabelText('What happens?')
const note = page.getByText(/^What you filled in before is still here\./)
const film = page.getByRole('button', { name: 'Remove hum.mp4' })

function show(path = REPORT) {
  document.body.replaceChildren()
  renderScreen({ path, Component: Report, action })
}

async function fill() {
  await words.fill('It hums')
  await page.getByLabelText('Password', { exact: true }).fill('river-stone-42')
  chooseFile('film', smallFilm())
  await expect.poll(filmId).toBeDefined()
  await expect.poll(() => keptFile(filmId()!)).toBeInstanceOf(File)
}

const drafts = () => Object.entries(localStorage).filter(([key]) => key.includes('draft'))
const filmId = () => /"film":\["([^"]+)"\]/.exec(drafts().map(String).join())?.[1]

test('what was typed and chosen is back after a reload, and says so; a password is nowhere', async () => {
  show()
  await fill()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('river-stone-42')
  show()
  await expect.element(note).toBeVisible()
  await expect.element(words).toHaveValue('It hums')
  await expect.element(film).toBeVisible()
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('')
})

test('the draft is shared between languages', async () => {
  show()
  await fill()
  show(`/ne${REPORT}`)
  await expect.element(words).toHaveValue('It hums')
})

test('“Start again” empties the form, and forgets the file', async () => {
  show()
  await fill()
  const id = filmId()!
  show()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(words).toHaveValue('')
  await expect.element(film).not.toBeInTheDocument()
  await expect.poll(() => keptFile(id)).toBeUndefined()
})

test('a sent form removes its draft', async () => {
  show()
  await fill()
  const id = filmId()!
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
  expect(drafts()).toEqual([])
  await expect.poll(() => keptFile(id)).toBeUndefined()
})

test('a removed file is removed from the draft', async () => {
  show()
  await fill()
  const id = filmId()!
  await film.click()
  await words.fill('It hums loudly')
  await expect.poll(() => keptFile(id)).toBeUndefined()
  show()
  await expect.element(words).toHaveValue('It hums loudly')
  await expect.element(film).not.toBeInTheDocument()
})

test('a guest’s draft becomes theirs at sign-in, and nobody else’s', async () => {
  show()
  await fill()
  beginSession(newToken({ id: 7 }))
  expect(readDraft(REPORT)).toMatchObject({ words: 'It hums' })
  signIn({ id: 8 })
  show()
  await expect.element(words).toHaveValue('')
  signIn({ id: 7 })
  show()
  await expect.element(words).toHaveValue('It hums')
})

test('signing out leaves no draft on the device', async () => {
  signIn({ id: 7 })
  show()
  await fill()
  const id = filmId()!
  leaveSession()
  expect(drafts()).toEqual([])
  await expect.poll(() => keptFile(id)).toBeUndefined()
})
