import type { Locale } from 'contract/core/locale'
import type { OwnQuotation } from 'contract/quotations/endpoints'
import { MM, type Paper } from '../papers/paper.ts'

/** A quotation and the language of its customer. */
export interface QuotationPaper extends OwnQuotation {
  locale: Locale
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
