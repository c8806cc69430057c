import type { OwnQuotation } from 'contract/quotations/endpoints'
import type { Reader } from '../platform/core/format.ts'
import type { Letterhead } from '../platform/papers/letterhead.ts'
import { MM, type Paper } from '../platform/papers/paper.ts'
import type { QuotationWords } from './quotation-words.ts'

/** A quotation, how its customer reads, the brand's letterhead, and its words. */
export interface QuotationPaper extends OwnQuotation, Reader {
  letterhead: Letterhead
  words: QuotationWords
  /** of the brand; empty where it has none */
  seller: { address: string; pan: string }
}

/** The margins of a quotation's page. */
export const LEFT = 20 * MM
export const RIGHT = 190 * MM
const TOP = 20 * MM
export const BOTTOM = 272 * MM

/** Starts a page and returns where its text begins. */
export function nextPage(paper: Paper): number {
  paper.addPage()
  return TOP
}
