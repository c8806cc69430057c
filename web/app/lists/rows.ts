/** The table rows in a list's frame, in document order. */
export const rowsOf = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>('tbody tr')]

/** Focuses the link that opens a row, else its checkbox; false where there is neither. */
export const goToRow = (row: Element | undefined): boolean =>
  focusOn(row?.querySelector<HTMLElement>('td a, th a') ?? row?.querySelector<HTMLElement>('[type=checkbox]'))

/** Focuses an element; false where there is none. */
export function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return Boolean(element)
}
