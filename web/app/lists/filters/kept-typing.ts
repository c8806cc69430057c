/** Which form of filters: the screen's address, and the key of the form on it. */
export interface FilterForm {
  path: string
  key: string
}

/** The key of the form in the server's frame, whose fields are empty. */
export const FRAME = 'frame'

/** Keeps a form's input and caret position when another form replaces it. */
interface Typing extends FilterForm {
  values: ReadonlyMap<string, string>
  focused: string | undefined
  caret: number | null
}

let kept: Typing | undefined

/**
 * A ref for the form of a list's filters. While a list opens, the server's frame gives way to the screen that waits for
 * rows, and that to the screen that has them, and somebody may be typing already: what they entered and the caret move
 * into the form that follows, which then `search`es.
 */
export function keepTyping(of: FilterForm, search: (form: HTMLFormElement) => void) {
  return (form: HTMLFormElement) => {
    const rendered = of.key === FRAME ? new Map<string, string>() : valuesOf(form)
    if (kept?.path === of.path && [FRAME, of.key].includes(kept.key)) takeOver(form, kept, search)
    kept = undefined
    return () => {
      kept = { ...of, ...typingIn(form, rendered) }
      // The form that follows is there within the same commit, or this one was left.
      queueMicrotask(() => (kept = undefined))
    }
  }
}

function typingIn(form: HTMLFormElement, rendered: ReadonlyMap<string, string>) {
  const field = fieldsOf(form).find((each) => each === document.activeElement)
  return {
    values: new Map([...valuesOf(form)].filter(([name, value]) => value !== (rendered.get(name) ?? ''))),
    focused: field?.name,
    caret: field instanceof HTMLInputElement ? field.selectionEnd : null,
  }
}

function takeOver(
  form: HTMLFormElement,
  { values, focused, caret }: Typing,
  search: (form: HTMLFormElement) => void,
): void {
  for (const field of fieldsOf(form)) {
    const value = values.get(field.name)
    if (value !== undefined) field.value = value
    if (field.name !== focused) continue
    field.focus({ preventScroll: true })
    if (field instanceof HTMLInputElement) field.setSelectionRange(caret, caret)
  }
  if (values.size > 0) search(form)
}

const valuesOf = (form: HTMLFormElement) => new Map(fieldsOf(form).map(({ name, value }) => [name, value]))

/** The fields that hold their value themselves; the others are rendered from state. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement && element.type === 'search') ||
      (element instanceof HTMLSelectElement && element.name !== ''),
  )
