import { localeOfPath } from 'contract/core/locale'
import { isRecord, stored, textsOf, type Stored } from '../ui/browser/stored.ts'
import { chooseFiles, filesOf, inputOf, NO_INPUT, type FormInput, type NamedFile } from './form-input.ts'
import { keepFile, keptFile, sweepFiles } from './kept-files.ts'

const KEPT_DAYS = 7

/**
 * What was typed and chosen in the form of this address, without passwords. It waits in this browser for a week, through
 * reloads, closed tabs and sessions that run out, for the account that filled it in or for a guest.
 */
export const draftAt = (url: string): Stored<FormInput> => inputAt('draft', url, KEPT_DAYS)

/** The draft slot of a form, by its address. */
export function inputAt(kind: string, url: string, days: number): Stored<FormInput> {
  const { pathname, search } = new URL(url, location.href)
  // A draft is the same in both languages.
  return stored(`${kind} ${localeOfPath(pathname).path}${search}`, {
    owner: 'account',
    days,
    check: isInput,
    empty: NO_INPUT,
  })
}

/** The texts of a draft, as initial values of the form. */
export const readDraft = (url: string): Record<string, string> => draftAt(url).read().texts

/** Saves a form once React has rendered the change. */
export function keepDraft(url: string, form: HTMLFormElement): void {
  setTimeout(() => keepInput(draftAt(url), form))
}

/** Removes the draft after the form was sent. */
export function dropDraft(url: string): void {
  draftAt(url).forget()
  void sweepFiles()
}

function keepInput(place: Stored<FormInput>, form: HTMLFormElement): void {
  const before = Object.values(place.read().files).flat()
  const files = filesOf(form)
  place.keep(inputOf(form))
  void keepFiles(files.filter(({ id }) => !before.includes(id)))
  if (before.some((id) => !files.some((file) => file.id === id))) void sweepFiles()
}

/** Stores files whose ids are already in a draft, so that the sweep does not remove them. */
export async function keepFiles(files: readonly NamedFile[]): Promise<void> {
  await Promise.all(files.map(({ id, file }) => keepFile(id, file)))
}

/** Restores stored files to their fields. */
export async function restoreFiles({ files }: Pick<FormInput, 'files'>, form: HTMLFormElement): Promise<void> {
  for (const [name, ids] of Object.entries(files)) {
    const found = await Promise.all(ids.map(async (id) => ({ id, file: await keptFile(id) })))
    const chosen = found.flatMap(({ id, file }) => (file ? [{ id, file }] : []))
    if (chosen.length > 0) chooseFiles(form, name, chosen)
  }
}

const isInput = (value: unknown): FormInput | undefined => {
  const texts = isRecord(value) ? textsOf(value.texts) : undefined
  const files = isRecord(value) && isRecord(value.files) ? value.files : undefined
  return texts && files && { texts, files: files as FormInput['files'] }
}
