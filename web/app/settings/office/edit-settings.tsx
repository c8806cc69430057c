import { settingsPath } from 'contract/core/office-paths'
import type { SettingsRow } from 'contract/settings/endpoints'
import { SETTING_SECTIONS, type SettingSection } from 'contract/settings/words'
import { useState, type ComponentType } from 'react'
import { data, Form } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { ClashDialog } from '../../changes/clash-dialog.tsx'
import { saveChanges } from '../../changes/save-changes.ts'
import { SeenBefore } from '../../changes/seen-before.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { savedRow, unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TabLinks } from '../../ui/data/tab-links.tsx'
import type { Route } from './+types/edit-settings'
import { BrandFields } from './brand-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { MessageFields } from './message-fields.tsx'
import { PointFields } from './point-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { ServiceFields } from './service-fields.tsx'
import { settingFields, type SettingFieldsProps } from './setting-fields.ts'
import { withCleared } from './with-cleared.ts'

const SECTIONS: Record<
  SettingSection,
  { title: () => string; about: () => string; Fields: ComponentType<SettingFieldsProps> }
> = {
  brand: { title: m.settings_brand, about: m.settings_brand_about, Fields: BrandFields },
  contact: { title: m.settings_contact, about: m.settings_contact_about, Fields: ContactFields },
  service: { title: m.settings_service, about: m.settings_service_about, Fields: ServiceFields },
  points: { title: m.settings_points, about: m.settings_points_about, Fields: PointFields },
  rules: { title: m.settings_rules, about: m.settings_rules_about, Fields: RuleFields },
  messages: { title: m.settings_messages, about: m.settings_messages_about, Fields: MessageFields },
}

const isSection = (text: string): text is SettingSection => Object.hasOwn(SECTIONS, text)

export const handle: OfficeHandle = {
  crumbs: ({ section = '' }) => [
    { text: m.settings_title(), to: settingsPath('brand') },
    ...(isSection(section) ? [{ text: SECTIONS[section].title() }] : []),
  ],
}
export const clientMiddleware = [needs('settings.write')]
export async function clientLoader({ params: { section } }: Route.ClientLoaderArgs) {
  // The router shows its page for addresses that lead nowhere.
  if (!isSection(section)) throw data(null, { status: 404 })
  return { section, saved: (await savedRow(api.settings.get()))! }
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  saveChanges(api.settings.update, {
    request,
    subject: 'settings',
    fields: settingFields(),
    values: settingValues,
    complete: withCleared,
  })
export const HydrateFallback = DetailSkeleton

/** Ticked days are sent as one list; where the form has days and none is ticked, as an empty one. */
function settingValues(form: FormData) {
  const values = valuesOf(form)
  return {
    ...values,
    ...(form.has('open_days_shown') && { open_days: JSON.stringify(form.getAll('open_days').map(Number)) }),
    ...(form.has('holidays') && { holidays: holidaysOf(form) }),
  }
}

/** With a holiday that was typed and not added yet. */
function holidaysOf(form: FormData): string {
  const [day, name] = [textOf(form, 'holiday_day'), textOf(form, 'holiday_name')]
  const holidays = JSON.parse(textOf(form, 'holidays')) as unknown[]
  return JSON.stringify(/^\d{4}-\d\d-\d\d$/.test(day) && name ? [...holidays, { day, name }] : holidays)
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** `/baltra-admin-dashboard/settings/{section}` */
export default function EditSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { section } = loaderData
  return (
    <DetailPage title={`${m.settings_title()}: ${SECTIONS[section].title()}`}>
      <h1 className="text-heading">{m.settings_title()}</h1>
      <TabLinks
        label={m.settings_sections()}
        className="mt-4"
        items={SETTING_SECTIONS.map((each) => ({ to: settingsPath(each), text: SECTIONS[each].title() }))}
      />
      <SectionForm key={section} {...loaderData} result={actionData} />
      <History subject="settings" id={1} className="max-w-3xl" />
    </DetailPage>
  )
}

interface SectionFormProps {
  section: SettingSection
  saved: { row: SettingsRow; version: number }
  result: unknown
}

function SectionForm({ section, saved, result }: SectionFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [changed, setChanged] = useState<{ from: number }>()
  const busy = useBusy()
  const saving = useSaving(result)
  const { about, title, Fields } = SECTIONS[section]
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={title()}
      onSubmit={useSingleSubmit()}
      onChange={(event) => {
        onChange(event)
        setChanged({ from: saved.version })
      }}
      className="mt-6 max-w-3xl"
    >
      <LeaveGuard when={changed?.from === saved.version} />
      <SeenBefore row={saved.row} />
      <p className="max-w-read text-sm text-ink-2">{about()}</p>
      <div inert={saving} className="mt-6 grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <Fields key={saved.version} stored={saved.row} version={saved.version} errorOf={errorOf} />
      </div>
      <Button type="submit" variant="ink" busy={busy} busyLabel={m.settings_saving()} className="mt-8 max-sm:w-full">
        {m.settings_save()}
      </Button>
      <ClashDialog result={result} form={form} />
    </Form>
  )
}
