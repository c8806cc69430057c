import { m } from 'contract/messages'
import type { VisitWindow } from 'contract/complaints/visit-windows'
import type { Locale } from 'contract/core/locale'
import { senderOf, type Sender } from '../notices/customer-mail.ts'
import type { Services } from '../platform/core/services.ts'
import { trackingLink } from '../complaints/outcome/tracking-link.ts'

/** The facts texts to customers can mention. */
export interface Facts {
  publicUrl: string
  /** of the brand */
  phone: string
  servicePhone: string
  at: Date
  /** of e-mails */
  sender: Sender
  account: { code: string; contact: string; email: string; firstname: string }
  complaint: {
    id: number
    customer_id: number
    model_name: string
    job_no: string
    technician: string
    technician_contact: string
    visit_date: string
    visit_window: VisitWindow
    /** of the visit */
    code: string
    /** what staff wrote */
    text: string
    /** of an estimate */
    total: number
    valid_until: string
    link: string
  }
  registration: {
    id: number
    customer_id: number
    model_name: string
    serial_number: string
    expiry: string
    points: number
    reason: string
  }
  extension: {
    id: number
    customer_id: number
    model_name: string
    expiry: string
    points: number
    duration: number
    price: number
    reference: string
    reason: string
  }
  quotation: {
    id: number
    customer_id: number
    model_name: string
    quantity: number
    products: readonly unknown[]
    total: number | null
    valid_until: string | null
    reason: string
  }
  personalisation: { customer_id: number; product_name: string; text: string; reason: string }
}

const NOBODY = 0
const MODEL = 'Mixer Grinder BMG-750'
const UNTIL = '2028-09-30'

/** Facts of nobody, of the usual length; what staff write is in the language. */
export function exampleFacts({ config, settings, clock }: Services, locale: Locale): Facts {
  const reason = m.texts_example_reason({}, { locale })
  return {
    publicUrl: config.publicUrl,
    phone: settings.current.phone,
    servicePhone: settings.current.service_phone,
    at: clock.now(),
    sender: senderOf({ config, settings }),
    account: {
      code: '123456',
      contact: '9841203118',
      email: 'asha@example.com',
      firstname: m.texts_example_name({}, { locale }),
    },
    complaint: {
      id: 1234,
      customer_id: NOBODY,
      model_name: MODEL,
      job_no: 'JOB-2026-000123',
      technician: 'Ram Thapa',
      technician_contact: '9841000000',
      visit_date: '2026-11-26',
      visit_window: '10-13',
      code: '4821',
      text: m.texts_example_message({}, { locale }),
      total: 1850,
      valid_until: '2026-12-06',
      link: trackingLink({ config }, { tracking_token: 'x'.repeat(22) }),
    },
    registration: {
      id: 1234,
      customer_id: NOBODY,
      model_name: MODEL,
      serial_number: 'BMG7502400123',
      expiry: UNTIL,
      points: 120,
      reason,
    },
    extension: {
      id: 1234,
      customer_id: NOBODY,
      model_name: MODEL,
      expiry: UNTIL,
      points: 1200,
      duration: 12,
      price: 1250,
      reference: 'EXT-7K2M',
      reason,
    },
    quotation: {
      id: 1234,
      customer_id: NOBODY,
      model_name: MODEL,
      quantity: 12,
      products: [1],
      total: 125_000,
      valid_until: '2026-12-31',
      reason,
    },
    personalisation: { customer_id: NOBODY, product_name: 'Steel Bottle 750 ml', text: 'Aama', reason },
  }
}
