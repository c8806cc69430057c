import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { toast } from '../ui/feedback/toast-store.ts'
import { INVALID_INPUT, isRefusal, type Refusal } from './refusal.ts'

/** For a note in a form that says what was refused, instead of a toast. */
export const TELLS_REFUSAL = { 'data-tells-refusal': '' }

export interface FormState {
  form: RefObject<HTMLFormElement | null>
  /** the text under a field, gone as soon as the field changes */
  errorOf: (field: string) => string | undefined
  /** for the form: forgets the error of the field that changes */
  onChange: (event: FormEvent<HTMLFormElement>) => void
  /** the same for fields that are no inputs of the form, or were filled in without a hand */
  forget: (...fields: string[]) => void
}

/**
 * Shows what an action refused: texts under the fields, the first of them focused, and a toast where neither that field
 * nor a note in the form says the same — a warning where the form itself was wrong, an error where the server said no.
 * With `saysInvalid` the toast also comes where the fields say it: the documents ask for that in a few forms.
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
    // What the next try says takes its place.
    return () => toast.dismiss(id)
  }, [refusal, saysInvalid])

  const forget = (...fields: string[]) => {
    const others = fields.filter((field) => !changedFields.includes(field))
    if (others.length > 0) setChanged({ since: refusal, fields: [...changedFields, ...others] })
  }
  return {
    form,
    errorOf: (field) => (changedFields.includes(field) ? undefined : refusal?.errors[field]),
    onChange: ({ target }) => {
      const { name } = target as HTMLInputElement
      if (name) forget(name)
    },
    forget,
  }
}

/** The fields that were changed since a refusal. */
interface Changed {
  since: Refusal | undefined
  fields: readonly string[]
}

const CONTROL = 'button, input:not([hidden]), select:not([hidden])'

/** Focuses the first of these fields. Returns its name, or undefined where the form shows none of them. */
function focusFirst(form: HTMLFormElement | null, fields: readonly string[]): string | undefined {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLElement && 'name' in element)
  const first = inputs.find(({ name }) => fields.includes(String(name)))
  if (!first) return undefined
  // A hidden control sends what the visible ones of its field compose.
  const shown = first.hidden ? first.closest('[data-field]')?.querySelector<HTMLElement>(CONTROL) : first
  shown?.focus()
  return shown && document.activeElement === shown ? String(first.name) : undefined
}
