import { PACKAGE_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { loadBody } from '../forms/body-of.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { unlessRefused } from '../office/saved-row.ts'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/add-package'
import { PackageForm, PackageFormSkeleton } from './package-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_menu_packages(), to: PACKAGE_LIST }, { text: m.warranty_packages_add() }],
}
export const clientMiddleware = [needs('packages.write')]

/** The form is drawn in the browser only; what checks it is here already when the connection is gone. */
export async function clientLoader() {
  await loadBody(api.warrantyPackages.add)
  return null
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm(api.warrantyPackages.add, { request, goTo: PACKAGE_LIST })
export const HydrateFallback = PackageFormSkeleton

/** `/baltra-admin-dashboard/add/warranty-package` */
export default function AddPackage({ actionData }: Route.ComponentProps) {
  return <PackageForm title={m.warranty_packages_add()} result={actionData} />
}
