import { inputAt, keepFiles, restoreFiles } from '../forms/draft.ts'
import { filesIn, filesOf, type FormInput } from '../forms/form-input.ts'

const KEPT_DAYS = 1 / 24
/** The forms of the page, except those with a draft of their own. */
const FORMS = '#main form:not([data-draft], :has([data-draft]))'
/** Restores the content of a rich-text editor; `detail` is its HTML. */
export const TYPED_AGAIN = 'typed-again'

/** Keeps changed form input of this page for an hour, for the same person. Passwords and codes are not kept. */
export function keepTyped(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>(FORMS)]
  const texts = Object.fromEntries(
    forms.flatMap((form) =>
      [...form.elements].flatMap((field) =>
        (isTyped(field) && isChanged(field)) || isEditor(field) ? [[field.name, field.value]] : [],
      ),
    ),
  )
  const files = Object.assign({}, ...forms.map((form) => filesIn(form))) as FormInput['files']
  if (Object.keys(texts).length + Object.keys(files).length === 0) return
  typedAt(location.href).keep({ texts, files })
  for (const form of forms) void keepFiles(filesOf(form))
}

/** The input of the signed-in person at this address within the last hour; returned once. */
export function takeTyped(address: string): FormInput | undefined {
  const place = typedAt(address)
  const typed = place.read()
  if (Object.keys(typed.texts).length + Object.keys(typed.files).length === 0) return undefined
  place.forget()
  return typed
}

/** Restores texts and files to the named fields as if they were entered again; returns whether there are such fields. */
export function typeAgain({ texts, files }: FormInput): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>(FORMS)]
  const fields = forms.flatMap((form) => [...form.elements])
  const typed = fields.filter((field) => isTyped(field)).filter(({ name }) => Object.hasOwn(texts, name))
  for (const field of typed) {
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    // Bypasses React's value tracking, which would ignore the change.
    value?.set?.call(field, texts[field.name])
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const editors = fields.filter((field) => Object.hasOwn(texts, editorOf(field)))
  for (const editor of editors) editor.dispatchEvent(new CustomEvent(TYPED_AGAIN, { detail: texts[editorOf(editor)] }))
  for (const form of forms) void restoreFiles({ files }, form)
  const picked = Object.keys(files).some((name) => fields.some((field) => field.getAttribute('name') === name))
  return typed.length > 0 || editors.length > 0 || picked
}

const typedAt = (address: string) => inputAt('typed', address, KEPT_DAYS)

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TYPED = /^(text|tel|email|number|date|search|url)$/

function isTyped(field: Element): field is Field {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    return field.name !== '' && !field.disabled
  return (
    field instanceof HTMLInputElement &&
    TYPED.test(field.type) &&
    field.name !== '' &&
    !field.disabled &&
    !field.readOnly &&
    field.autocomplete !== 'one-time-code'
  )
}

/** The input of a rich-text editor, which gets a name when its content changes. */
const isEditor = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && editorOf(field) !== '' && field.name !== ''

/** The name of the field that a rich-text editor fills; empty for other fields. */
const editorOf = (field: Element): string => field.getAttribute('data-editor') ?? ''

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue
