import { m } from 'contract/messages'
import type { FileReply } from 'contract/core/endpoint'
import type { Locale } from 'contract/core/locale'
import { faultLabel } from 'contract/faults/fault-label'
import { paperOf, type TextKey, type TextPaper } from 'contract/customer-texts/words'
import { drawSheets } from '../complaints/job-sheets/print-job-sheets.ts'
import { today } from '../platform/core/clock.ts'
import { NotFound } from '../platform/core/problems.ts'
import { printCertificate } from '../extensions/print-certificate.ts'
import { printQuotation } from '../quotations/quotation-pdf.ts'
import type { Services } from '../platform/core/services.ts'
import { exampleFacts, type Facts } from './facts.ts'

/** The paper on which a text stands, in the words of now and with examples of everything else. Throws NotFound for other texts. */
export async function samplePaper(services: Services, key: TextKey, locale: Locale): Promise<FileReply> {
  const paper = paperOf(key)
  if (!paper) throw new NotFound(m.customer_texts_text_not_printed_any_document())
  const printed = await PRINTED[paper](services, { key, locale, facts: exampleFacts(services, locale) })
  return { ...printed, filename: `sample-${paper}.pdf` }
}

interface Wanted {
  key: TextKey
  locale: Locale
  facts: Facts
}

const BOUGHT = '2026-09-30'
const MODEL_NUM = 'BMG-750'

const certificate = (services: Services, { locale, facts: { registration } }: Wanted): Promise<FileReply> =>
  printCertificate(services, {
    locale,
    calendar: 'language',
    model_name: registration.model_name,
    model_num: MODEL_NUM,
    serial_number: registration.serial_number,
    store_name: 'Himal Electronics',
    store_location: 'Dharan',
    purchase_date: BOUGHT,
    warranty_expiry: registration.expiry,
    issued: today(services.clock),
    parts: [],
    extension: null,
  })

/** Without prices if the text is about missing prices. */
function quotation(services: Services, { key, locale, facts: { account, at, quotation } }: Wanted): Promise<FileReply> {
  const { id, model_name, quantity, valid_until } = quotation
  const product = { model_name, model_num: MODEL_NUM, quantity }
  const unit_price = 4850
  const total = quantity * unit_price
  const isPriced = key !== 'paper_quotation_unpriced'
  return printQuotation(
    services,
    {
      id,
      customer_name: account.firstname,
      contact: account.contact,
      number: '',
      company: '',
      pan: '',
      address: '',
      ...product,
      products: [product],
      status: 'Approved',
      reason: '',
      description: '',
      created_at: at.toISOString(),
      decided_at: at.toISOString(),
      valid_until,
      total: isPriced ? total : null,
      lines: isPriced ? [{ description: `${model_name} (${MODEL_NUM})`, quantity, unit_price, total }] : [],
    },
    { locale, calendar: 'language' },
  )
}

async function job(
  services: Services,
  { locale, facts: { account, complaint, registration } }: Wanted,
): Promise<FileReply> {
  const { id, job_no, model_name, technician, technician_contact, visit_date, visit_window, link, text } = complaint
  const sheet = {
    id,
    job_no,
    address: link,
    customer_name: account.firstname,
    customer_contact: account.contact,
    customer_address: '',
    zone: 'KOSHI',
    area: 'DHARAN',
    district: 'Sunsari',
    local_level: 'Dharan',
    ward: 4,
    model_name,
    model_num: MODEL_NUM,
    serial_number: registration.serial_number,
    purchase_date: BOUGHT,
    purchase_year: null,
    warranty: { verdict: 'covered' as const, until: registration.expiry, months: 12, extended_months: 0, parts: [] },
    problem_type: 'Motor',
    fault: faultLabel('Motor', locale),
    remark: text,
    visit_date,
    visit_window,
    technician,
    technician_contact,
    centre: '',
    earlier: [],
  }
  return { content: await drawSheets(services, { locale, sheets: [sheet] }) }
}

const PRINTED: Record<TextPaper, (services: Services, wanted: Wanted) => Promise<FileReply>> = {
  certificate,
  quotation,
  job,
}
