import { MM, type Paper } from '../papers/paper.ts'

/** The edges of what is written on a page of a quotation. */
export const LEFT = 20 * MM
export const RIGHT = 190 * MM
export const TOP = 20 * MM
export const BOTTOM = 272 * MM

/** Begins a page, and gives where its writing does. */
export function nextPage(paper: Paper): number {
  paper.addPage()
  return TOP
}
