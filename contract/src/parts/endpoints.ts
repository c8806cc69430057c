import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { changesTo } from '../core/changes.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  done,
  filled,
  flag,
  idNumber,
  integer,
  jsonList,
  nepaliText,
  one,
  paged,
  paging,
  timestamp,
} from '../core/fields.ts'
import { orderBy } from '../core/order.ts'
import { rupees } from '../core/rupees.ts'
import { exportOf, importForm, importResult } from '../core/sheets.ts'
import { LONGEST_PART_NAME, LONGEST_PART_NUMBER, MOST_MODELS, MOST_PIECES, PART_FIELDS, PART_SORTS } from './words.ts'

const model = z.object({ id: z.int(), name: z.string(), model_num: z.string() })

/** A spare part, with how many good ones there are. */
export const part = z.object({
  id: z.int(),
  /** the maker's, as it is printed on the bag */
  number: z.string(),
  name: z.string(),
  /** in Nepali; empty if there is none */
  name_ne: z.string(),
  /** in rupees, without a warranty */
  price: z.int(),
  /** a service centre with fewer orders; 0: none needs to have it */
  reorder_level: z.int(),
  /** false: not ordered any more */
  active: z.boolean(),
  /** the models that it fits; none: any */
  models: z.array(model),
  /** good ones at the head office, on the shelves of service centres, and in the bags of engineers; null where the caller sees one centre only */
  at_office: z.int().nullable(),
  at_centres: z.int(),
  in_bags: z.int(),
  /** names of the centres that have fewer than they should, of those that the caller sees */
  low_at: z.array(z.string()),
  version: z.int(),
  date_joined: timestamp,
})
export type Part = z.output<typeof part>

/** With fewer than so many a service centre orders. */
export const reorderLevel = integer(m.parts_reorder_level_expected, { min: 0, max: MOST_PIECES })

/** The fields of a part's form. */
export const partForm = z.object({
  number: filled(m.parts_enter_number, m.labels_the_part_number, LONGEST_PART_NUMBER),
  name: filled(m.core_enter_name, m.labels_the_name, LONGEST_PART_NAME),
  name_ne: nepaliText(LONGEST_PART_NAME),
  price: rupees(m.parts_enter_price),
  reorder_level: reorderLevel.default(0),
  active: flag().default(true),
  models: jsonList(idNumber(m.parts_choose_models), m.parts_choose_models, { max: MOST_MODELS }).default([]),
})

const filters = {
  /** part of number or name */
  search: z.string().trim().max(100).optional(),
  /** the model that it fits */
  product_id: idNumber().optional(),
  /** only those of which a centre has fewer than it should */
  low: flag().optional(),
  active: flag().optional(),
  where: asked(PART_FIELDS),
  sort: orderBy(PART_SORTS),
}

/** The catalogue of spare parts. */
export const parts = define({
  list: {
    method: 'GET',
    path: '/parts',
    access: 'parts.read',
    centre: 'handler',
    summary: 'Spare parts by number, with how many there are',
    query: z.object({ ...filters, ...paging() }),
    response: paged(part),
  },
  export: exportOf({
    path: '/parts/export',
    access: 'parts.read',
    centre: 'handler',
    summary: 'Spare parts as a spreadsheet, by the filters and order of the list; it can be imported',
    filters,
  }),
  importTemplate: {
    method: 'GET',
    path: '/parts/template',
    access: 'parts.write',
    summary: 'A spreadsheet with the columns that the import of spare parts reads',
    response: {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      filename: 'parts_template.xlsx',
    },
  },
  import: {
    method: 'POST',
    path: '/parts/import',
    access: 'parts.write',
    summary:
      'Add and change the spare parts of a spreadsheet by their numbers, all or none; a dry run only tells its faults',
    body: importForm,
    response: importResult,
  },
  get: {
    method: 'GET',
    path: '/parts/:id',
    access: 'parts.read',
    centre: 'handler',
    summary: 'One spare part',
    params: byId,
    response: one(part),
  },
  add: {
    method: 'POST',
    path: '/parts',
    access: 'parts.write',
    summary: 'Add a spare part',
    body: partForm,
    response: one(part),
  },
  update: {
    method: 'PUT',
    path: '/parts/:id',
    access: 'parts.write',
    summary: 'Change a spare part',
    params: byId,
    body: changesTo(partForm),
    response: one(part),
  },
  delete: {
    method: 'DELETE',
    path: '/parts/:id',
    access: 'parts.write',
    summary: 'Delete a spare part that never came or went',
    params: byId,
    response: done,
  },
})
