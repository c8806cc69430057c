import { randomKey } from '../ui/browser/random-key.ts'

/** What a form holds: its texts by the name of the field, and the ids of its files by the name of theirs. */
export interface FormInput {
  texts: Record<string, string>
  files: Record<string, readonly string[]>
}

export const NO_INPUT: FormInput = { texts: {}, files: {} }

/** A file of a form with the id under which it is kept. */
export interface NamedFile {
  id: string
  file: File
}

/** What is in a form now, without passwords and codes. */
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

/** The ids of a form's files by the name of their field. */
export const filesIn = (form: HTMLFormElement): FormInput['files'] =>
  Object.fromEntries(
    fileFields(form).flatMap(({ name, files }) =>
      files?.length ? [[name, [...files].map((file) => idOf(file))]] : [],
    ),
  )

/** The files of a form. */
export const filesOf = (form: HTMLFormElement): NamedFile[] =>
  fileFields(form).flatMap(({ files }) => [...(files ?? [])].map((file) => ({ id: idOf(file), file })))

/** Puts files into the field of this name, unless others were chosen meanwhile, as if they were chosen again. */
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
