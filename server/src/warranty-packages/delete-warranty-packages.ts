import { defineDeletion } from '../deletions/define-deletion.ts'

/** Deletes warranty packages. */
export const warrantyPackageDeletion = defineDeletion('warranty_package', {
  noun: ['warranty package', 'warranty packages'],
})
