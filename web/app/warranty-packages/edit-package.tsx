import { PACKAGE_LIST } from 'contract/core/office-paths'
import { latinDigits } from 'contract/core/texts/digits'
import type { WarrantyPackage } from 'contract/warranty-packages/endpoints'
import { m } from '#messages'
import { api } from '../api/client.ts'
import type { ComparedField, Typed } from '../changes/compared-fields.ts'
import { saveChanges } from '../changes/save-changes.ts'
import { valuesOf } from '../forms/submit.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { unlessRefused } from '../office/saved-row.ts'
import { needs } from '../session/guard.ts'
import { rupees } from '../ui/format/price.ts'
import type { Route } from './+types/edit-package'
import { PackageForm, PackageFormSkeleton } from './package-form.tsx'
import { subCategoryWords } from './package-sub-category.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_menu_packages(), to: PACKAGE_LIST }, { text: m.warranty_packages_edit() }],
}
export const clientMiddleware = [needs('packages.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.warrantyPackages.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges(api.warrantyPackages.update, {
    params: { id: params.id },
    request,
    subject: 'warranty_package',
    fields: fields(),
    values: packageValues,
    goTo: PACKAGE_LIST,
  })
const fields = (): readonly ComparedField<WarrantyPackage>[] => [
  {
    kind: 'text',
    name: 'subcategory',
    label: m.office_sub_category(),
    stored: (row) => row.subcategory,
    words: subCategoryWords,
  },
  { kind: 'text', name: 'period', label: m.warranty_packages_duration(), stored: ({ period }) => period },
  { kind: 'text', name: 'type', label: m.warranty_packages_package_type(), stored: ({ type }) => type },
  { kind: 'text', name: 'amt', label: m.office_price(), stored: ({ amt }) => amt, words: ({ amt }) => rupees(amt) },
  { kind: 'rich', name: 'offers', label: m.warranty_packages_offers(), stored: ({ offers }) => offers },
  {
    kind: 'text',
    name: 'type_ne',
    label: m.forms_in_nepali({ label: m.warranty_packages_package_type() }),
    stored: ({ type_ne }) => type_ne,
  },
  {
    kind: 'rich',
    name: 'offers_ne',
    label: m.forms_in_nepali({ label: m.warranty_packages_offers() }),
    stored: ({ offers_ne }) => offers_ne,
  },
]

/** A price may be written as `Rs. 1,250`. */
function packageValues(form: FormData): Typed {
  const values = valuesOf(form)
  const amt = latinDigits(typeof values.amt === 'string' ? values.amt : '').replace(/^\s*rs\.?|[,\s]/gi, '')
  return { ...values, amt, amt_words: /^\d+$/.test(amt) ? rupees(Number(amt)) : amt }
}
export const HydrateFallback = PackageFormSkeleton

/** `/baltra-admin-dashboard/edit/warranty-package/{id}` */
export default function EditPackage({ loaderData: stored, actionData }: Route.ComponentProps) {
  if (!stored)
    return <AbsentDetail words={m.warranty_packages_none()} back={PACKAGE_LIST} list={m.warranty_packages_list()} />
  return <PackageForm key={stored.id} title={m.warranty_packages_edit()} result={actionData} stored={stored} />
}
