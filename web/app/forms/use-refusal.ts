import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { toast } from '../ui/feedback/toast-store.ts'
import { INVALID_INPUT, isRefusal, type Refusal } from './refusal.ts'

/** For a form that shows the refusal in a note instead of a toast. */
export const TELLS_REFUSAL = { 'data-tells-refusal': '' }

export interface FormState {
  form: RefObject<HTMLFormElement | null>
  /** the message under a field, until the field changes; of a part of a list, which it names by its place, until the list does */
  errorOf: (field: string) => string | undefined
  /** for the form: clears the error of the field that changes */
  onChange: (event: FormEvent<HTMLFormElement>) => void
  /** the same for fields that are not inputs of the form or were set by code */
  forget: (...fields: string[]) => void
}

/**
 * Shows a refusal: messages under the fields with the first one focused, and a toast where neither that field nor a note
 * in the form says the same: a warning for invalid input, an error for a refusal by the server. With `saysInvalid` there
 * is a toast as well as the field messages, which a few forms require.
 */
export function useRefusal(result: unknown, { saysInvalid = false } = {}): FormState {
  const form = useRef<HTMLFormElement>(null)
  const refusal = isRefusal(result) ? result : undefined
  const [changed, setChanged] = useState<Changed>({ since: undefined, fields: [] })
  const changedFields = changed.since === refusal ? changed.fields : []

  useEffect(() => {
    if (!refusal || refusal.quiet) return undefined
    const focused = focusFirst(form.current, Object.keys(refusal.errors))
    // The focused field says it.
    const isSaid = refusal.code === INVALID_INPUT ? !saysInvalid : refusal.errors[focused!] === refusal.message
    if (focused && isSaid) return undefined
    if (form.current?.querySelector('[data-tells-refusal]')) return undefined
    const id = refusal.local ? toast.warning(refusal.message) : toast.error(refusal.message)
    // Replaced by the message of the next attempt.
    return () => toast.dismiss(id)
  }, [refusal, saysInvalid])

  const forget = (...fields: string[]) => {
    const others = fields.filter((field) => !changedFields.includes(field))
    if (others.length > 0) setChanged({ since: refusal, fields: [...changedFields, ...others] })
  }
  return {
    form,
    errorOf: (field) =>
      changedFields.some((name) => field === name || field.startsWith(`${name}.`)) ? undefined : refusal?.errors[field],
    onChange: ({ target }) => {
      const { name } = target as HTMLInputElement
      if (name) forget(name)
    },
    forget,
  }
}

/** The fields that have changed since a refusal. */
interface Changed {
  since: Refusal | undefined
  fields: readonly string[]
}

const CONTROL = 'button, input:not([hidden]), select:not([hidden])'

/** Focuses the first of these fields. Returns its name, or undefined if the form shows none. */
function focusFirst(form: HTMLFormElement | null, fields: readonly string[]): string | undefined {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLElement && 'name' in element)
  const first = inputs.find(({ name }) => fields.includes(String(name)))
  if (!first) return undefined
  // A hidden input holds the value that the field's visible controls compose.
  const shown = first.hidden ? first.closest('[data-field]')?.querySelector<HTMLElement>(CONTROL) : first
  const tab = tabThatHides(shown)
  if (tab) {
    tab.click()
    // React opens the panel first.
    requestAnimationFrame(() => shown?.focus())
    return String(first.name)
  }
  shown?.focus()
  return shown && document.activeElement === shown ? String(first.name) : undefined
}

/** The tab to open before a field can be seen. */
function tabThatHides(field: HTMLElement | null | undefined): HTMLElement | null {
  const label = field?.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby')
  return label ? document.getElementById(label) : null
}
