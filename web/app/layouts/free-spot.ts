/** Candidate positions from the bottom up: right, then centre, then left. */
const ROWS = 4
const COLUMNS = 3
const GAP_PX = 8
const CONTROL = 'a, button, input, select, textarea, summary, video, [role=button], [role=combobox], [contenteditable]'

/** The offset from its default position. */
export interface Spot {
  x: number
  y: number
}

/** The first position at which it covers no control, if possible no words either. */
export function freeSpot(box: HTMLElement): Spot | undefined {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = box
  const toTheLeft = offsetLeft - (window.innerWidth - offsetLeft - offsetWidth)
  const spots = Array.from({ length: ROWS * COLUMNS }, (_, place) => ({
    x: (-toTheLeft * Math.floor(place / ROWS)) / (COLUMNS - 1),
    y: -(place % ROWS) * (offsetHeight + GAP_PX),
  }))
  const under = (spot: Spot) =>
    [0, 0.5, 1].flatMap((across) =>
      [0, 0.5, 1].map((down) => {
        const x = offsetLeft + spot.x + across * (offsetWidth - 1)
        const y = offsetTop + spot.y + down * (offsetHeight - 1)
        return { x, y, elements: document.elementsFromPoint(x, y).filter((element) => !box.contains(element)) }
      }),
    )
  const isFree = (spot: Spot) =>
    under(spot).every(({ x, y, elements }) => {
      const control = elements[0]?.closest(CONTROL)
      return !control || isCard(control, { x, y }, offsetHeight)
    })
  const hasWords = (spot: Spot) => {
    const left = offsetLeft + spot.x
    const top = offsetTop + spot.y
    const place = { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
    return [...new Set(under(spot).flatMap(({ elements }) => elements))].some((element) => writesIn(element, place))
  }
  const free = spots.filter(isFree)
  return free.find((spot) => !hasWords(spot)) ?? free[0]
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Whether words of the element itself, not of what is in it, reach into a place. */
const writesIn = (element: Element, place: Box): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    )
  })

/** A link over a whole card or row may be covered, because it can be pressed beside the button. */
function isCard(control: Element, { x, y }: Spot, height: number): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom || bottom - top > 2 * height
}
