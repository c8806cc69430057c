/** The input on a page when the session ended. */
export interface Typed {
  accountId: number
  /** path and query of the page */
  address: string
  /** milliseconds since 1970 */
  at: number
  /** by the name of the field */
  fields: Record<string, string>
}

const KEY = 'typed'
const KEPT_MS = 60 * 60_000

/** Keeps what was changed in the forms of this page, for the same person and an hour. Passwords, codes and files are not kept. */
export function keepTyped(accountId: number): void {
  const fields = Object.fromEntries(
    [...document.querySelectorAll<HTMLFormElement>('#main form')].flatMap((form) =>
      [...form.elements].flatMap((field) => (isKept(field) && isChanged(field) ? [[field.name, field.value]] : [])),
    ),
  )
  if (Object.keys(fields).length === 0) return
  const typed: Typed = { accountId, address: location.pathname + location.search, at: Date.now(), fields }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing cannot give it back.
  }
}

/** What this person typed at this address within the last hour; it is given once. */
export function takeTyped(accountId: number, address: string, now = Date.now()): Typed['fields'] | undefined {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Typed | null
    if (typed?.accountId !== accountId || typed.address !== address) return undefined
    sessionStorage.removeItem(KEY)
    return now - typed.at < KEPT_MS ? typed.fields : undefined
  } catch {
    return undefined
  }
}

/** Puts texts back into the fields of these names as if they were typed again; gives how many were there. */
export function typeAgain(fields: Typed['fields']): number {
  const present = [...document.querySelectorAll<Field>('#main form :is(input, textarea, select)[name]')].filter(
    (field) => isKept(field) && Object.hasOwn(fields, field.name),
  )
  for (const field of present) {
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    // Past React, which would take a value that it set itself for no change.
    value?.set?.call(field, fields[field.name])
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return present.length
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TYPED = /^(text|tel|email|number|date|search|url)$/

function isKept(field: Element): field is Field {
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

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue
