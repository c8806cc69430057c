import { m } from 'contract/messages'
import { day, idNumber, optionalText, phone, serialNumber, unlessBlank } from '../core/fields.ts'
import { purchaseYear } from '../registrations/purchase.ts'
import { askedPlace } from './place.ts'

/** The product of a complaint as far as it is known: one that is registered, or the kind or the name of a new one. */
export const reportedProduct = {
  /** one of their products; without it the kind or the name of a new one is needed, and nothing else of it */
  stock_id: unlessBlank(idNumber(m.complaints_choose_product)),
  /** the kind of appliance: its sub-category */
  sub_category_id: unlessBlank(idNumber(m.complaints_choose_kind)),
  model_name: optionalText(m.labels_model_name),
  model_num: optionalText(m.core_model_number, 100),
  serial_number: unlessBlank(serialNumber()),
  purchase_date: unlessBlank(day(m.core_purchase_date_required)),
  purchase_year: purchaseYear(),
}

/** Whom the technician asks for, and where; what is left out is taken from the account. */
export const reportedContact = {
  customerName: optionalText(m.labels_name),
  customerContact: unlessBlank(phone),
  customerAddress: optionalText(m.labels_address, 300),
  zone: optionalText(m.labels_zone, 100),
  area: optionalText(m.labels_area, 100),
  ...askedPlace,
}

interface Product {
  stock_id?: number | undefined
  model_name?: string | undefined
  sub_category_id?: number | undefined
}

/** Whether one of their products is chosen, or a new one has a name or a kind. */
export const saysWhat = ({ stock_id, model_name, sub_category_id }: Product): boolean =>
  stock_id !== undefined || Boolean(model_name) || sub_category_id !== undefined
