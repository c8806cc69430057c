/** The plot area within the box: from left to right, and from `bottom` for 0 to `top` for the maximum. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** The line through values, as a path; `most` reaches the top. */
export const curveOf = (values: readonly number[], frame: Frame, most: number): string =>
  values
    .map((value, place) => `${place === 0 ? 'M' : 'L'}${pointOf(place, value, values.length, frame, most)}`)
    .join('')

const pointOf = (place: number, value: number, count: number, frame: Frame, most: number) =>
  `${round(acrossOf(place, count, frame))} ${round(heightOf(value, frame, most))}`

/** The x coordinate of a value. */
export const acrossOf = (place: number, count: number, { left, right }: Frame): number =>
  left + ((right - left) * place) / Math.max(count - 1, 1)

/** The y coordinate of a value. */
export const heightOf = (value: number, { top, bottom }: Frame, most: number): number =>
  bottom - ((bottom - top) * value) / most

const STEPS = 4

/** Round values for the lines of a chart, from 0 to at least the most of the values. */
export function ticksFor(values: readonly number[]): number[] {
  const least = Math.max(1, ...values) / STEPS
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= least)!
  return Array.from({ length: STEPS + 1 }, (_, place) => place * step)
}

const round = (value: number) => Math.round(value * 10) / 10
