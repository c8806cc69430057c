import { m } from 'contract/messages'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'

/** Deletes warranty packages. */
export const warrantyPackageDeletion = defineDeletion('warranty_package', {
  noun: m.things_warranty_package,
})

/** Restores a warranty package; extensions bought with it keep what they were without naming it again. */
export const restoreWarrantyPackage = defineRestoration('warranty_package', {
  taken: m.warranty_packages_warranty_package_again,
  orphaned: m.warranty_packages_sub_category_deleted_restore_first,
})
