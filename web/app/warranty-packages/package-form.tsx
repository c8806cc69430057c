import { PACKAGE_LIST } from 'contract/core/office-paths'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import type { WarrantyPackage } from 'contract/warranty-packages/endpoints'
import { m } from '#messages'
import { ClashDialog } from '../changes/clash-dialog.tsx'
import { SeenBefore } from '../changes/seen-before.tsx'
import { LanguageTabs } from '../forms/language-tabs.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { NepaliField } from '../forms/nepali-field.tsx'
import { useBusy } from '../forms/use-busy.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { History } from '../history/history.tsx'
import { DetailPage } from '../office/detail.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { PackageSubCategory } from './package-sub-category.tsx'

export interface PackageFormProps {
  title: string
  /** the action's result */
  result: unknown
  /** as it is stored; undefined for a new one */
  stored?: WarrantyPackage
}

/** The form of a warranty package: it keeps a draft until saved, and asks before discarding it. */
export function PackageForm({ title, result, stored }: PackageFormProps) {
  const { form, errorOf, onChange, forget } = useRefusal(result, { saysInvalid: true })
  const [isChanged, setChanged] = useState(false)
  const busy = useBusy()
  const changed = (field: string) => () => {
    forget(field)
    setChanged(true)
  }
  const changeInput = (event: FormEvent<HTMLFormElement>) => {
    // The search among the sub-categories has no name: it is not of this form.
    if (!(event.target as HTMLInputElement).name) return
    onChange(event)
    setChanged(true)
  }
  return (
    <DetailPage title={title}>
      <LeaveGuard when={isChanged} />
      <h1 className="text-heading">{title}</h1>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label={title}
        onSubmit={useSingleSubmit()}
        onChange={changeInput}
        className="mt-6 max-w-2xl"
      >
        {stored && <SeenBefore row={stored} />}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <PackageSubCategory stored={stored} error={errorOf('subcategory')} onChanged={changed('subcategory')} />
          <Field
            label={m.warranty_packages_duration()}
            help={m.warranty_packages_duration_help()}
            error={errorOf('period')}
          >
            <TextInput name="period" defaultValue={stored?.period} maxLength={100} autoComplete="off" />
          </Field>
          <Field label={m.office_price()} help={m.warranty_packages_price_help()} error={errorOf('amt')}>
            <TextInput
              name="amt"
              lead={m.warranty_packages_rupees()}
              defaultValue={stored?.amt}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
            />
          </Field>
          <LanguageTabs
            errorOf={errorOf}
            fields={['type', 'offers']}
            className="min-w-0 sm:col-span-2"
            english={
              <>
                <Field
                  label={m.warranty_packages_package_type()}
                  help={m.warranty_packages_package_type_help()}
                  error={errorOf('type')}
                >
                  <TextInput name="type" defaultValue={stored?.type} maxLength={100} autoComplete="off" />
                </Field>
                <div className="min-w-0 sm:col-span-2">
                  <RichTextField
                    name="offers"
                    label={m.warranty_packages_offers()}
                    help={m.warranty_packages_offers_help()}
                    stored={stored?.offers}
                    error={errorOf('offers')}
                    onChanged={changed('offers')}
                  />
                </div>
              </>
            }
            nepali={
              <>
                <NepaliField
                  label={m.warranty_packages_package_type()}
                  name="type_ne"
                  stored={stored?.type_ne}
                  maxLength={100}
                  error={errorOf('type_ne')}
                />
                <div className="min-w-0 sm:col-span-2">
                  <RichTextField
                    name="offers_ne"
                    label={m.forms_in_nepali({ label: m.warranty_packages_offers() })}
                    stored={stored?.offers_ne}
                    error={errorOf('offers_ne')}
                    onChanged={changed('offers_ne')}
                  />
                </div>
              </>
            }
          />
        </div>
        <div className="mt-7 flex flex-wrap gap-2.5">
          <Button type="submit" variant="ink" busy={busy} busyLabel={m.office_saving()} className="max-sm:w-full">
            {m.warranty_packages_save()}
          </Button>
          <ButtonLink to={PACKAGE_LIST} variant="line" className="max-sm:w-full">
            {m.office_cancel()}
          </ButtonLink>
        </div>
      </Form>
      <ClashDialog result={result} form={form} />
      {stored && <History subject="warranty_package" id={stored.id} className="max-w-2xl" />}
    </DetailPage>
  )
}

/** The same form on its way. */
export const PackageFormSkeleton = () => (
  <Loading label={m.office_loading()} className="w-full max-w-304 px-4 py-5 lg:px-6">
    <Skeleton className="h-7 w-56" />
    <div className="mt-6 grid max-w-2xl gap-x-4 gap-y-5 sm:grid-cols-2">
      {['subcategory', 'period', 'amt', 'type'].map((field) => (
        <div key={field} className="first:sm:col-span-2">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton pale className="mt-2 h-11 rounded-control" />
        </div>
      ))}
      <Skeleton pale className="mt-6 h-38 rounded-control sm:col-span-2" />
    </div>
  </Loading>
)
