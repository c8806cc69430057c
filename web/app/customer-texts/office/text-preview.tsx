import type { TextPreview as Preview } from 'contract/customer-texts/endpoints'
import { paperOf, type TextKey, type TextRecord } from 'contract/customer-texts/words'
import type { Locale } from 'contract/core/locale'
import FileDown from 'lucide-react/icons/file-down'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { usePress } from '../../forms/use-press.ts'
import { useDownload } from '../../api/use-download.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { digits, whole } from '../../ui/format/numbers.ts'
import type { Draft, Previewed } from './use-text-preview.ts'

const FROM: Record<TextRecord, (place: { id: string }) => string> = {
  complaint: m.texts_preview_complaint,
  registration: m.texts_preview_registration,
  extension: m.texts_preview_extension,
  quotation: m.texts_preview_quotation,
  personalisation: m.texts_preview_personalisation,
}

const LANGUAGE: Record<Locale, () => string> = { en: m.texts_language_en, ne: m.texts_language_ne }

export interface TextPreviewProps {
  of: TextKey
  language: Locale
  draft: Draft
  preview: Previewed
}

/** What a customer gets in a language: the SMS with its parts, the notice, the e-mail or the paper, and a button to try it oneself. */
export function TextPreview({ of, language, draft, preview: { shown, failed } }: TextPreviewProps) {
  if (!shown)
    return failed ? (
      <Note tone="error">{m.texts_preview_failed()}</Note>
    ) : (
      <p aria-busy="true" className="text-xs text-ink-3">
        {m.texts_preview_loading()}
      </p>
    )
  const { record, refused } = shown
  const { sms, sms_one, notice, title, email, paper } = shown[language]
  const label = m.texts_preview({ language: LANGUAGE[language]() })
  return (
    <section aria-label={label} className="rounded-card border border-line bg-ground px-4 py-4">
      <h2 className="text-sm font-semibold">{label}</h2>
      <p className="mt-0.5 text-2xs text-ink-3">
        {record ? FROM[record.kind]({ id: String(record.id) }) : m.texts_preview_example()}
      </p>
      {failed && (
        <Note tone="error" className="mt-3">
          {m.texts_preview_failed()}
        </Note>
      )}
      {sms && (
        <>
          <Caption text={m.texts_sms()} more={sizeOf(sms)} />
          <p
            lang={language}
            className="mt-1.5 rounded-card border border-line bg-white px-3.5 py-3 text-sm wrap-anywhere whitespace-pre-line"
          >
            {sms.text}
          </p>
        </>
      )}
      {sms_one !== null && (
        <>
          <Caption text={m.texts_sms_one()} />
          <p
            lang={language}
            className="mt-1.5 rounded-card border border-line bg-white px-3.5 py-3 text-sm wrap-anywhere"
          >
            {sms_one}
          </p>
        </>
      )}
      {notice !== null && title !== null && (
        <>
          <Caption text={m.texts_notice()} />
          <div lang={language} className="mt-1.5 rounded-card border border-line bg-white px-3.5 py-3 wrap-anywhere">
            <p className="text-sm font-semibold">{title}</p>
            <p className="mt-0.5 text-xs text-ink-2">{notice}</p>
          </div>
        </>
      )}
      {email && (
        <>
          <Caption text={m.texts_email()} />
          <div lang={language} className="mt-1.5 rounded-card border border-line bg-white px-3.5 py-3 wrap-anywhere">
            <p className="text-sm font-semibold">{email.subject}</p>
            <p className="mt-1.5 text-xs whitespace-pre-line text-ink-2">{email.text}</p>
          </div>
        </>
      )}
      {paper !== null && (
        <>
          <Caption text={m.texts_paper()} />
          <p
            lang={language}
            className="mt-1.5 rounded-card border border-line bg-white px-3.5 py-3 text-sm wrap-anywhere"
          >
            {paper}
          </p>
          <SamplePaper of={of} language={language} />
        </>
      )}
      {(sms ?? email) && (
        <TryIt
          language={language}
          draft={draft}
          disabled={Object.keys(refused).some((name) => isOf(name, language))}
          byEmail={!sms}
        />
      )}
    </section>
  )
}

const isOf = (field: string, language: Locale) => field.startsWith(language)

const Caption = ({ text, more }: { text: string; more?: string }) => (
  <p className="mt-4 flex flex-wrap justify-between gap-x-3 text-2xs">
    <span className="font-medium text-ink-2">{text}</span>
    {more && (
      <span role="status" className="text-ink-2 tabular-nums">
        {more}
      </span>
    )}
  </p>
)

/** `2 parts, 96 characters, Rs. 3.00` */
function sizeOf({ parts, units, cost }: NonNullable<Preview['en']['sms']>): string {
  const size = m.texts_size({ count: parts, shown: whole(parts), units: whole(units) })
  return cost > 0 ? m.texts_cost({ size, cost: m.texts_rupees({ amount: digits((cost / 100).toFixed(2)) }) }) : size
}

/** Downloads the document with the saved text. */
function SamplePaper({ of: key, language }: { of: TextKey; language: Locale }) {
  const { busy, download } = useDownload()
  const save = () =>
    download({
      call: (options) => api.customerTexts.paper({ params: { key }, query: { locale: language } }, options),
      filename: `sample-${paperOf(key)}-${language}.pdf`,
    })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button variant="line" size="sm" busy={busy} onClick={() => void save()}>
        <FileDown />
        {m.texts_paper_sample()}
      </Button>
      <p className="text-2xs text-ink-3">{m.texts_paper_sample_help()}</p>
    </div>
  )
}

interface TryItProps {
  language: Locale
  draft: Draft
  disabled: boolean
  /** the parts that appear in no SMS */
  byEmail: boolean
}

function TryIt({ language, draft, disabled, byEmail }: TryItProps) {
  const { busy, press } = usePress()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button
        variant="line"
        size="sm"
        busy={busy}
        disabled={disabled}
        onClick={() => press({ ...draft, test: language })}
      >
        {byEmail ? m.texts_test_email() : m.texts_test()}
      </Button>
      <p className="text-2xs text-ink-3">{byEmail ? m.texts_test_email_help() : m.texts_test_help()}</p>
    </div>
  )
}
