import { m } from 'contract/messages'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { tagsOfECatalogues } from './catalogue.tags.ts'

/** Deletes e-catalogues with their files. */
export const catalogueDeletion = defineDeletion('catalogue', {
  noun: m.things_catalogue,
  files: ({ file_id, image_id }) => [file_id, image_id],
  tags: tagsOfECatalogues,
})
