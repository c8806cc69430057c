import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { orderBy } from '../core/order.ts'
import { CATALOGUE_SORTS, CATALOGUE_FIELDS } from './words.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  filled,
  idsOf,
  many,
  nepaliText,
  one,
  picture,
  timestamp,
  upload,
} from '../core/fields.ts'
import { MESSAGES } from '../core/messages.ts'

/** An e-catalogue: a PDF with its title and cover. */
export const catalogueRow = z.object({
  id: z.int(),
  /** the title */
  catalogue_type: z.string(),
  /** the cover, empty until there is one */
  catalogue_image: z.string(),
  cover: picture.nullable(),
  /** the address of the PDF */
  file: z.string(),
  bytes: z.int(),
  date_joined: timestamp,
})
export type CatalogueRow = z.output<typeof catalogueRow>

/** An e-catalogue in the back office. */
const catalogueForOffice = catalogueRow.extend({
  /** the title in Nepali; empty where there is none */
  catalogue_type_ne: z.string(),
})
export type CatalogueForOffice = z.output<typeof catalogueForOffice>

export const catalogues = define({
  listPublic: {
    method: 'GET',
    path: '/products/getallcataloguespublic',
    access: 'public',
    summary: 'The e-catalogues, newest first',
    response: many(catalogueRow),
    cacheTags: () => ['ecatalogues'],
  },
  getPublic: {
    method: 'GET',
    path: '/products/cataloguebyidpublic/:id',
    access: 'public',
    summary: 'One e-catalogue',
    params: byId,
    response: one(catalogueRow),
    cacheTags: () => ['ecatalogues'],
  },
  list: {
    method: 'GET',
    path: '/products/getallcatalogues',
    access: 'ecatalogues.write',
    summary: 'The e-catalogues for the back office, newest first',
    query: z.object({
      /** part of the title */
      search: z.string().trim().max(100).optional(),
      where: asked(CATALOGUE_FIELDS),
      sort: orderBy(CATALOGUE_SORTS),
    }),
    response: many(catalogueForOffice),
  },
  add: {
    method: 'POST',
    path: '/products/uploadcatalogue',
    access: 'ecatalogues.write',
    summary: 'Add an e-catalogue; without a cover its first page becomes one',
    body: z.object({
      catalogue_type: filled('Catalog type is required.', 'The title', 150),
      catalogue_type_ne: nepaliText(150),
      file: upload('pdf', MESSAGES.validPdf),
      catalogue_image: upload('image').optional(),
    }),
    response: one(catalogueForOffice),
  },
  delete: {
    method: 'DELETE',
    path: '/products/deletecatalogue/:id',
    access: 'ecatalogues.write',
    summary: 'Delete an e-catalogue with its files',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/products/deletemultiplecatalogue',
    access: 'ecatalogues.write',
    summary: 'Delete e-catalogues with their files',
    body: z.object({ catalogue_ids: idsOf('Select at least one catalogue') }),
    response: deletion,
  },
})
