import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { BATCH_MAX, UNIT_FIELDS, UNIT_SORTS } from './words.ts'
import { bulkAnswer } from '../core/bulk.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  deletion,
  done,
  filled,
  flag,
  idsInText,
  idsOf,
  one,
  optionalText,
  paged,
  paging,
  picture,
  timestamp,
  serialNumber,
} from '../core/fields.ts'
import { exportOf, importForm, importResult } from '../core/sheets.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

/** A unit of the register: one appliance with its serial number and its code. */
export const unitRow = withEarlierNames(
  'unit',
  z.object({
    id: z.int(),
    model_name: z.string(),
    model_number: z.string(),
    serial_number: z.string(),
    /** empty where nobody entered it */
    batch: z.string(),
    /** the address of the picture of the code */
    qr_code: z.string(),
    /** the address that the code holds */
    code_address: z.string(),
    date_joined: timestamp,
    /** another unit holds its serial number */
    is_duplicate: z.boolean(),
    /** another one was given in its place: it is void */
    is_replaced: z.boolean(),
  }),
)
export type UnitRow = z.output<typeof unitRow>

/** The public view of a scanned unit: nothing about its owner. */
export const scannedUnit = z.object({
  model_name: z.string(),
  model_number: z.string(),
  serial_number: z.string(),
  /** null where the model is not in the catalogue any more */
  product: z
    .object({ id: z.int(), name: z.string(), slug: z.string(), warranty: z.string(), picture: picture.nullable() })
    .nullable(),
  warranty: z.object({
    /** `unregistered`: no registration; `waiting`: registered, not yet decided; `replaced`: void, another one was given in its place */
    state: z.enum(['unregistered', 'waiting', 'valid', 'expired', 'replaced']),
    /** the last day of the warranty, once there is one */
    until: date.nullable(),
    /** empty unless it was replaced */
    replaced_on: z.string(),
  }),
})
export type ScannedUnit = z.output<typeof scannedUnit>

const byToken = z.object({ token: z.string().min(1).max(100) })

const batch = optionalText(m.labels_the_batch, BATCH_MAX).default('')

/** The form of one unit. */
export const unitForm = z.object({
  model_name: filled(m.units_modelname_required, m.labels_model_name, 200),
  model_number: filled(m.units_modelnumber_required, m.core_model_number, 100),
  serial_number: serialNumber(m.units_serial_number_required),
  batch,
})

const filters = {
  /** part of a model name, model number or serial number */
  search: z.string().trim().max(100).optional(),
  /** part of the serial number */
  serial_number: z.string().trim().max(100).optional(),
  /** true: only those whose serial number another one has as well */
  duplicate: flag().optional(),
  /** of the day on which it was added */
  ...days,
  where: asked(UNIT_FIELDS),
  sort: orderBy(UNIT_SORTS),
}

const someIds = idsInText(m.units_select_least_one_unit, 2000, m.units_most_2_000_once)

export const units = define({
  add: {
    method: 'POST',
    path: '/products/postqr',
    access: 'units.write',
    summary: 'Add a unit to the register; its code is made',
    body: unitForm,
    response: one(unitRow),
  },
  import: {
    method: 'POST',
    path: '/products/bulkproductqr',
    access: 'units.write',
    summary: 'Add the units of a spreadsheet, all or none; a dry run only tells its faults',
    body: importForm,
    response: importResult,
  },
  importTemplate: {
    method: 'GET',
    path: '/products/downloadqrtemplate',
    access: 'units.write',
    summary: 'A spreadsheet with the columns that the import of units reads',
    response: {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      filename: 'qr_upload_template.xlsx',
    },
  },
  list: {
    method: 'GET',
    path: '/products/getproductqr',
    access: 'units.read',
    summary: 'The register of units, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('units', paged(unitRow)),
  },
  export: exportOf({
    path: '/products/getproductqr/export',
    access: 'units.read',
    summary: 'The units as a spreadsheet, by the filters of the list',
    filters,
  }),
  setBatch: {
    method: 'PUT',
    path: '/products/qrbatch',
    access: 'units.write',
    summary: 'Write the batch of units, or remove it with an empty text',
    body: z.object({ product_ids: idsOf(m.units_select_least_one_unit), batch }),
    response: bulkAnswer,
  },
  delete: {
    method: 'DELETE',
    path: '/products/deleteqrproduct/:id',
    access: 'units.write',
    summary: 'Take a unit out of the register',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/products/deleteqrproduct-multiple',
    access: 'units.write',
    summary: 'Take units out of the register',
    body: z.object({ product_ids: idsOf(m.units_select_least_one_unit) }),
    response: deletion,
  },
  exportCodes: {
    method: 'GET',
    path: '/products/exportproductqr',
    access: 'units.read',
    summary: 'The codes of the units that the filters find, as pictures in an archive',
    query: z.object(filters),
    response: { type: 'application/zip', filename: 'qr-products-list.zip' },
  },
  exportSelectedCodes: {
    method: 'GET',
    path: '/products/exportproductqrbyid',
    access: 'units.read',
    summary: 'The codes of these units, as pictures in an archive',
    query: z.object({ ids: someIds }),
    response: { type: 'application/zip', filename: 'qr-selected-products-list.zip' },
  },
  labels: {
    method: 'GET',
    path: '/products/qrlabels',
    access: 'units.read',
    summary:
      'Sheets of labels to print, A4, 24 a page, by serial number: of these units, else of those that the filters find',
    query: z.object({ ...filters, ids: someIds.optional() }),
    response: { type: 'application/pdf', filename: 'qr-labels.pdf' },
  },
  /** by the token: the code itself grants access to the picture */
  code: {
    method: 'GET',
    path: '/products/qrcode/:token',
    access: 'public',
    summary: 'The picture of a unit’s code',
    params: byToken,
    response: { type: 'image/jpeg', filename: 'QRCode.jpg' },
  },
  scanned: {
    method: 'GET',
    path: '/products/scanned/:token',
    access: 'public',
    summary: 'What the code of a unit leads to: model and state of its warranty',
    params: byToken,
    response: one(scannedUnit),
  },
})
