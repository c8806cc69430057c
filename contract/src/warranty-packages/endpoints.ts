import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { orderBy } from '../core/order.ts'
import { rupees } from '../core/rupees.ts'
import { changesTo } from '../core/changes.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  deletion,
  done,
  filled,
  idNumber,
  idsOf,
  many,
  nepaliText,
  one,
  paged,
  paging,
  timestamp,
} from '../core/fields.ts'
import { exportOf } from '../core/sheets.ts'
import { PACKAGE_FIELDS, PACKAGE_MESSAGES, PACKAGE_SORTS } from './words.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

/** Warranty packages of a sub-category, as staff see them. */
export const warrantyPackage = z.object({
  id: z.int(),
  subcategory: z.int(),
  subcategory_name: z.string(),
  category_name: z.string(),
  period: z.string(),
  type: z.string(),
  amt: z.int(),
  offers: z.string(),
  /** in Nepali; empty if there is none */
  type_ne: z.string(),
  offers_ne: z.string(),
  /** rises with each change; a change may say which one it saw */
  version: z.int(),
  date_joined: timestamp,
})
export type WarrantyPackage = z.output<typeof warrantyPackage>

/** A package as a customer is offered it; `duration` is in months, `price` in rupees. */
export const warrantyOffer = z.object({
  id: z.int(),
  duration: z.int(),
  tier_type: z.string(),
  price: z.int(),
  offers: z.string(),
})
export type WarrantyOffer = z.output<typeof warrantyOffer>

/** The fields of a package form. */
const packageForm = z.object({
  period: filled(PACKAGE_MESSAGES.period, m.labels_the_duration, 100),
  type: filled(PACKAGE_MESSAGES.type, m.labels_the_package_type, 100),
  amt: rupees(PACKAGE_MESSAGES.amt),
  subcategory: idNumber(PACKAGE_MESSAGES.subcategory),
  offers: filled(PACKAGE_MESSAGES.offers, m.labels_the_text, 20_000),
  type_ne: nepaliText(100),
  offers_ne: nepaliText(20_000),
})

const filters = {
  /** part of the type */
  type: z.string().trim().max(100).optional(),
  where: asked(PACKAGE_FIELDS),
  sort: orderBy(PACKAGE_SORTS),
}

/** Packages that lengthen a warranty. */
export const warrantyPackages = define({
  add: {
    method: 'POST',
    path: '/products/extendwarrantyform',
    access: 'packages.write',
    summary: 'Add a warranty package; what it offers may be left out',
    body: packageForm.partial({ offers: true }),
    response: one(warrantyPackage),
  },
  get: {
    method: 'GET',
    path: '/products/getwarrantyformbyid/:id',
    access: 'packages.read',
    summary: 'One warranty package',
    params: byId,
    response: one(warrantyPackage),
  },
  update: {
    method: 'PUT',
    path: '/products/updatewarrantyform/:id',
    access: 'packages.write',
    summary: 'Change a warranty package',
    params: byId,
    body: changesTo(packageForm),
    response: one(warrantyPackage),
  },
  list: {
    method: 'GET',
    path: '/products/getextendwarrantyforms',
    access: 'packages.read',
    summary: 'All warranty packages, newest first unless another order is asked for',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('packages', paged(warrantyPackage)),
  },
  export: exportOf({
    path: '/products/getextendwarrantyforms/export',
    access: 'packages.read',
    summary: 'The warranty packages as a spreadsheet, by the filters and order of the list',
    filters,
  }),
  delete: {
    method: 'DELETE',
    path: '/products/deleteextendwarrantyform/:id',
    access: 'packages.write',
    summary: 'Delete a warranty package',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/products/multipledeleteextendwarrantyform',
    access: 'packages.write',
    summary: 'Delete warranty packages',
    body: z.object({ form_ids: idsOf(m.warranty_packages_select_least_one_warranty_package) }),
    response: deletion,
  },
  choices: {
    method: 'GET',
    path: '/products/getextendwarrantysubcategories',
    access: 'packages.write',
    summary: 'The sub-categories that a package may be for, by category and name',
    response: many(z.object({ subcategory_id: z.int(), subcategory_name: z.string(), category_name: z.string() })),
  },
  offers: {
    method: 'GET',
    path: '/stocks/warrantydetailpage/:id',
    access: 'portal.use',
    summary: 'The packages that lengthen the warranty of one’s own product, cheapest first',
    params: byId,
    response: one(
      z.object({
        stock_details: z.object({
          id: z.int(),
          model_name: z.string(),
          model_num: z.string(),
          serial_number: z.string(),
          product_image: z.string(),
          store_name: z.string(),
          purchase_date: date,
          warranty_expiry: z.string(),
        }),
        /** the cheapest; in `packages` each says the last day that it leads to, empty where no warranty runs */
        warranty_details: warrantyOffer.nullable(),
        packages: z.array(warrantyOffer.extend({ extended_expiry: z.string() })),
      }),
    ),
  },
})
