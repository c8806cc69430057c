import { newPen, type Drawing } from './pen.ts'

/** One subject on its own, transparent, 600 × 600. `view` cuts a part out for a detail picture. */
export function drawSubject(drawing: Drawing, view = '0 0 600 600'): string {
  const pen = newPen('p')
  const body = drawing(pen).join('')
  return svg(view, pen.definitions(), body)
}

export const svg = (view: string, definitions: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><defs>${definitions}</defs>${body}</svg>\n`
