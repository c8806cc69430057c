const GAP = 8

/** Puts a fixed box below another, above it where there is no room, and never over the edge of the screen. */
export function placeBelow(box: HTMLElement, anchor: HTMLElement, align: 'start' | 'end') {
  const from = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const fits = from.bottom + GAP + height + GAP <= clientHeight
  const top = fits ? from.bottom + GAP : from.top - GAP - height
  const left = align === 'start' ? from.left : from.right - width
  box.style.top = `${Math.max(GAP, Math.min(top, clientHeight - height - GAP))}px`
  box.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`
}
