import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'

/** Deletes warranty packages. */
export const warrantyPackageDeletion = defineDeletion('warranty_package', {
  noun: ['warranty package', 'warranty packages'],
})

/** Restores a warranty package; extensions bought with it keep what they were without naming it again. */
export const restoreWarrantyPackage = defineRestoration('warranty_package', {
  taken: 'There is such a warranty package again',
  orphaned: 'Its sub-category is deleted: restore that first',
})
