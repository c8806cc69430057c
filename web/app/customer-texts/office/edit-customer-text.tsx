import type { CustomerText } from 'contract/customer-texts/endpoints'
import { isTextKey, type TextField } from 'contract/customer-texts/words'
import { CUSTOMER_TEXT_LIST } from 'contract/core/office-paths'
import { Form, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { ClashDialog } from '../../changes/clash-dialog.tsx'
import type { ComparedField } from '../../changes/compared-fields.ts'
import { saveChanges } from '../../changes/save-changes.ts'
import { SeenBefore } from '../../changes/seen-before.tsx'
import { submitForMessage } from '../../forms/submit-for-message.ts'
import { valuesOf } from '../../forms/submit.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailHead, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import type { Route } from './+types/edit-customer-text'
import { occasionName, textName, usageName } from './text-names.ts'
import { WordsEditor } from './words-editor.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ key = '' }) => [
    { text: m.texts_list(), to: CUSTOMER_TEXT_LIST },
    { text: isTextKey(key) ? textName(key) : m.texts_absent() },
  ],
}
export const clientMiddleware = [needs('settings.write')]
export const clientLoader = ({ params: { key } }: Route.ClientLoaderArgs) =>
  isTextKey(key) ? rowOrAbsent(api.customerTexts.get({ params: { key } })) : null
export const HydrateFallback = DetailSkeleton

/** A test leaves the editor unchanged. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  change.formData?.has('test') ? false : unlessRefused(change)

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const key = params.key as CustomerText['key']
  const form = await request.clone().formData()
  if (form.has('test')) return sendTest(key, form)
  return saveChanges(api.customerTexts.update, {
    params: { key },
    request,
    subject: 'customer_text',
    fields: fields(),
  })
}

async function sendTest(key: CustomerText['key'], form: FormData): Promise<Refusal | { message: string }> {
  const { test, ...words } = valuesOf(form)
  return submitForMessage(api.customerTexts.test, { params: { key }, values: { ...words, locale: test } })
}

function fields(): readonly ComparedField<CustomerText>[] {
  const field = (name: TextField, label: string): ComparedField<CustomerText> => ({
    kind: 'text',
    name,
    label,
    stored: (row) => row[name],
  })
  const [english, nepali] = [{ language: m.texts_language_en() }, { language: m.texts_language_ne() }]
  return [
    field('en', m.texts_field(english)),
    field('en_one', m.texts_field_one(english)),
    field('ne', m.texts_field(nepali)),
    field('ne_one', m.texts_field_one(nepali)),
  ]
}

/** `/baltra-admin-dashboard/customer-texts/{key}` */
export default function EditCustomerText({ loaderData: text, actionData }: Route.ComponentProps) {
  if (!text) return <AbsentDetail words={m.texts_absent()} back={CUSTOMER_TEXT_LIST} list={m.texts_list()} />
  return (
    <DetailPage title={textName(text.key)}>
      <DetailHead
        title={textName(text.key)}
        state={
          text.changed && (
            <Badge tone="amber" sign={null}>
              {m.texts_changed()}
            </Badge>
          )
        }
        facts={
          <>
            <span>{occasionName(text.occasion)}</span>
            <span>{usageName(text.use)}</span>
          </>
        }
      />
      <TextForm key={text.key} text={text} result={actionData} />
      {text.id > 0 && <History subject="customer_text" id={text.id} />}
    </DetailPage>
  )
}

function TextForm({ text, result }: { text: CustomerText; result: unknown }) {
  const { form, errorOf, onChange, forget } = useRefusal(result)
  const busy = useBusy()
  const saving = useSaving(result)
  return (
    <>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label={textName(text.key)}
        onSubmit={useSingleSubmit()}
        onChange={onChange}
        className="mt-6"
      >
        <SeenBefore row={text} />
        <div inert={saving}>
          <WordsEditor key={text.version} text={text} errorOf={errorOf} onChanged={(field) => forget(field)} />
        </div>
        <div className="mt-7 flex flex-wrap gap-2.5">
          <Button type="submit" variant="ink" busy={busy} busyLabel={m.texts_saving()} className="max-sm:w-full">
            {m.texts_save()}
          </Button>
          <ButtonLink to={CUSTOMER_TEXT_LIST} variant="line" className="max-sm:w-full">
            {m.texts_back()}
          </ButtonLink>
        </div>
      </Form>
      <ClashDialog result={result} form={form} />
    </>
  )
}
