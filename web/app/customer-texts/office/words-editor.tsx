import type { CustomerText } from 'contract/customer-texts/endpoints'
import { TEXT_FIELDS, type TextField } from 'contract/customer-texts/words'
import type { Locale } from 'contract/core/locale'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { m } from '#messages'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts'
import { Tabs } from '../../ui/data/tabs.tsx'
import { TextPreview } from './text-preview.tsx'
import { useTextPreview, type Draft } from './use-text-preview.ts'
import { WordsField } from './words-field.tsx'

export interface WordsEditorProps {
  text: CustomerText
  errorOf: (field: string) => string | undefined
  /** a field was set by code */
  onChanged: (field: string) => void
}

/** The words in both languages with what customers get; beside each other, or behind tabs where there is no room. */
export function WordsEditor({ text, errorOf, onChanged }: WordsEditorProps) {
  const [draft, setDraft] = useState<Draft>({ en: text.en, en_one: text.en_one, ne: text.ne, ne_one: text.ne_one })
  const preview = useTextPreview(text.key, draft)
  const narrow = useIsNarrow()
  const hasPlural = text.defaults.en_one !== ''
  const wrongIn = (name: TextField) => errorOf(name) ?? preview.shown?.refused[name]
  const set = (name: TextField) => (value: string) => {
    setDraft((before) => ({ ...before, [name]: value }))
    onChanged(name)
  }
  const fields = (language: Locale) => {
    const names = { language: language === 'en' ? m.texts_language_en() : m.texts_language_ne() }
    const common = (name: TextField) => ({
      text,
      name,
      language,
      value: draft[name],
      error: wrongIn(name),
      onChange: set(name),
    })
    return (
      <div className="grid content-start gap-5">
        <WordsField {...common(language)} label={m.texts_field(names)} />
        {hasPlural && <WordsField {...common(`${language}_one`)} label={m.texts_field_one(names)} />}
      </div>
    )
  }
  const shown = (language: Locale) => <TextPreview of={text.key} language={language} draft={draft} preview={preview} />
  const mark = (language: Locale) =>
    wrongIn(language) || wrongIn(`${language}_one`) ? (
      <>
        <CircleAlert aria-hidden className="size-4 text-red" />
        <span className="sr-only">({m.forms_language_wrong()})</span>
      </>
    ) : undefined
  return (
    <>
      <LeaveGuard when={TEXT_FIELDS.some((name) => draft[name].trim() !== text[name])} />
      {narrow ? (
        <Tabs
          label={m.forms_language()}
          className="mb-5 px-0! *:h-11!"
          panelClassName="grid gap-5"
          items={(['en', 'ne'] as const).map((language) => ({
            title: language === 'en' ? m.forms_language_english() : m.forms_language_nepali(),
            ...(language === 'ne' && { lang: 'ne' }),
            mark: mark(language),
            content: (
              <>
                {fields(language)}
                {shown(language)}
              </>
            ),
          }))}
        />
      ) : (
        <div className="grid grid-cols-2 gap-x-6 gap-y-5">
          {fields('en')}
          {fields('ne')}
          {shown('en')}
          {shown('ne')}
        </div>
      )}
    </>
  )
}
