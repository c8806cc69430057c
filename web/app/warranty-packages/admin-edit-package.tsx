import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { unlessRefused } from '../office/saved-row.ts'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/admin-edit-package'
import { PACKAGE_LIST } from './admin-package-address.ts'
import { PackageForm, PackageFormSkeleton } from './admin-package-form.tsx'

const TITLE = 'Edit Warranty Package'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: 'Warranty Package', to: PACKAGE_LIST }, { text: TITLE }],
}
export const clientMiddleware = [needs('packages.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.warrantyPackages.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  submitOfficeForm({
    request,
    schema: async () => (await import('contract/warranty-packages')).warrantyPackages.update.body,
    send: (body, options) => api.warrantyPackages.update({ params: { id: params.id }, body }, options),
    goTo: PACKAGE_LIST,
  })
export const HydrateFallback = PackageFormSkeleton

/** `/baltra-admin-dashboard/edit/warranty-package/{id}` (SCREENS 72) */
export default function AdminEditPackage({ loaderData: stored, actionData }: Route.ComponentProps) {
  if (!stored) return <AbsentDetail words="No packages found" back={PACKAGE_LIST} list="Warranty Package List" />
  return <PackageForm key={stored.id} title={TITLE} result={actionData} stored={stored} />
}
