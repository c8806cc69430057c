import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/admin-add-package'
import { PACKAGE_LIST } from './admin-package-address.ts'
import { PackageForm } from './admin-package-form.tsx'

const TITLE = 'Add Warranty Package'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: 'Warranty Package', to: PACKAGE_LIST }, { text: TITLE }],
}
export const clientMiddleware = [needs('packages.write')]
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm({
    request,
    schema: async () => (await import('contract/warranty-packages')).warrantyPackages.add.body,
    send: (body, options) => api.warrantyPackages.add({ body }, options),
    goTo: PACKAGE_LIST,
  })

/** `/baltra-admin-dashboard/add/warranty-package` (SCREENS 72) */
export default function AdminAddPackage({ actionData }: Route.ComponentProps) {
  return <PackageForm title={TITLE} result={actionData} />
}
