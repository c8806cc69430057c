import { randomKey } from '../ui/browser/random-key.ts'

/** The input of a form: texts and file ids, each by field name. */
export interface FormInput {
  texts: Record<string, string>
  files: Record<string, readonly string[]>
}

export const NO_INPUT: FormInput = { texts: {}, files: {} }

/** A file of a form with the id under which it is stored. */
export interface NamedFile {
  id: string
  file: File
}

/** The current input of a form, without passwords and codes. */
export function inputOf(form: HTMLFormElement): FormInput {
  const secret = new Set(
    [...form.querySelectorAll<HTMLInputElement>('[type=password], [autocomplete=one-time-code]')].map(
      ({ name }) => name,
    ),
  )
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !secret.has(name)) texts[name] = value
  return { texts, files: filesIn(form) }
}

/** The ids of a form's files, by field name. */
export const filesIn = (form: HTMLFormElement): FormInput['files'] =>
  Object.fromEntries(
    fileFields(form).flatMap(({ name, files }) =>
      files?.length ? [[name, [...files].map((file) => idOf(file))]] : [],
    ),
  )

/** The files of a form. */
export const filesOf = (form: HTMLFormElement): NamedFile[] =>
  fileFields(form).flatMap(({ files }) => [...(files ?? [])].map((file) => ({ id: idOf(file), file })))

/** Puts files into the field of this name as if they were chosen again, unless others have been chosen since. */
export function chooseFiles(form: HTMLFormElement, name: string, chosen: readonly NamedFile[]): void {
  const field = fileFields(form).find((each) => each.name === name)
  if (!field || field.files?.length !== 0) return
  const carrier = new DataTransfer()
  for (const { id, file } of chosen) {
    ids.set(file, id)
    carrier.items.add(file)
  }
  field.files = carrier.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const fileFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].filter(({ name }) => name !== '')

const ids = new WeakMap<File, string>()

function idOf(file: File): string {
  const id = ids.get(file) ?? randomKey()
  ids.set(file, id)
  return id
}
