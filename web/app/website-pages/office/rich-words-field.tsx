import type { Locale } from 'contract/core/locale'
import { LOCALES } from 'contract/core/locale'
import type { InBoth } from 'contract/website-pages/words'
import { useContext, useRef, useState } from 'react'
import { m } from '#messages'
import { RichTextField } from '../../rich-text/rich-text-field.tsx'
import { EditingContext } from './editing.ts'

export interface RichWordsFieldProps {
  path: string
  label: string
  help?: string
  value: InBoth
  onChange: (language: Locale, html: string) => void
}

/** Text with headings, lists and links, with an editor for each language; both stay, so that nothing typed is lost. */
export function RichWordsField({ path, label, help, value, onChange }: RichWordsFieldProps) {
  const { language, errorOf } = useContext(EditingContext)
  const box = useRef<HTMLDivElement>(null)
  // An editor begins with the stored text and keeps its own from then on.
  const [stored] = useState(value)
  const read = (locale: Locale) =>
    // The editor writes its value a moment after it tells of a change.
    setTimeout(() => {
      const input = box.current?.querySelector<HTMLInputElement>(`[data-editor="${path}.${locale}"]`)
      if (input) onChange(locale, input.value)
    })
  return (
    <div ref={box}>
      {LOCALES.map((locale) => (
        <div key={locale} hidden={locale !== language} lang={locale}>
          <RichTextField
            name={`${path}.${locale}`}
            label={locale === 'ne' ? m.forms_in_nepali({ label }) : label}
            {...(help && { help })}
            stored={stored[locale]}
            error={errorOf(`${path}.${locale}`) ?? (locale === 'en' ? errorOf(path) : undefined)}
            onChanged={() => read(locale)}
          />
        </div>
      ))}
    </div>
  )
}
