/** The few SVG elements that drawings are made of, by the name of what they show. */

export const path = (d: string, fill: string, opacity = 1) => `<path d="${d}" fill="${fill}"${faded(opacity)}/>`

export const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${faded(opacity)}/>`

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  oval(x, y, radius, radius, fill, opacity)

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${faded(opacity)}/>`

/** Moves, turns or scales what is inside, with an SVG transform list. */
export const placed = (transform: string, ...inside: string[]) => `<g transform="${transform}">${inside.join('')}</g>`

/** A number for each step from the first to the last, both included. */
export const steps = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step)

const faded = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`)
