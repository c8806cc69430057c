import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { orderBy } from '../core/order.ts'
import { CATALOGUE_FIELDS, CATALOGUE_LANGUAGES, CATALOGUE_SORTS } from './words.ts'
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
  /** of the PDF itself */
  language: z.enum(CATALOGUE_LANGUAGES),
  date_joined: timestamp,
})
export type CatalogueRow = z.output<typeof catalogueRow>

/** An e-catalogue in the back office. */
const catalogueForOffice = catalogueRow.extend({
  /** the title in Nepali; empty where there is none */
  catalogue_type_ne: z.string(),
})
export type CatalogueForOffice = z.output<typeof catalogueForOffice>

const language = z.enum(CATALOGUE_LANGUAGES, { error: m.catalogues_choose_language })

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
      catalogue_type: filled(m.catalogues_catalog_type_required, m.labels_the_title, 150),
      catalogue_type_ne: nepaliText(150),
      language: language.default('en'),
      file: upload('pdf', m.core_upload_valid_pdf_file),
      catalogue_image: upload('image').optional(),
    }),
    response: one(catalogueForOffice),
  },
  update: {
    method: 'PUT',
    path: '/products/updatecatalogue/:id',
    access: 'ecatalogues.write',
    summary: 'Change what was sent of an e-catalogue; another PDF without a cover gets its first page as one',
    params: byId,
    body: z.object({
      catalogue_type: filled(m.catalogues_catalog_type_required, m.labels_the_title, 150).optional(),
      catalogue_type_ne: nepaliText(150),
      language: language.optional(),
      file: upload('pdf', m.core_upload_valid_pdf_file).optional(),
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
    body: z.object({ catalogue_ids: idsOf(m.catalogues_select_least_one_catalogue) }),
    response: deletion,
  },
})
