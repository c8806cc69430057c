import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Tabs } from '../ui/data/tabs.tsx'

export interface LanguageTabsProps {
  errorOf: (field: string) => string | undefined
  /** the fields in English; each is named as its column */
  english: ReactNode
  /** the same fields in Nepali, named as their columns: `name_ne` */
  nepali: ReactNode
  /** the English field names: `['name', 'desc']` */
  fields: readonly string[]
  className?: string
}

/**
 * The texts of a form that customers read, in both languages. Both panels stay in the form, so that nothing typed is
 * lost; the tab of one with errors is marked, and a refusal opens it.
 */
export function LanguageTabs({ errorOf, english, nepali, fields, className }: LanguageTabsProps) {
  const mark = (names: readonly string[]) =>
    names.some((name) => errorOf(name)) ? (
      <>
        <CircleAlert aria-hidden className="size-4 text-red" />
        <span className="sr-only">({m.forms_language_wrong()})</span>
      </>
    ) : undefined
  return (
    <div className={className}>
      <Tabs
        label={m.forms_language()}
        className="mb-5 px-0! *:h-11!"
        panelClassName="grid gap-x-4 gap-y-5 sm:grid-cols-2"
        items={[
          { title: m.forms_language_english(), mark: mark(fields), content: english },
          {
            title: m.forms_language_nepali(),
            lang: 'ne',
            mark: mark(fields.map((name) => `${name}_ne`)),
            content: (
              <>
                {nepali}
                <p className="text-2xs text-ink-3 sm:col-span-2">{m.forms_language_empty()}</p>
              </>
            ),
          },
        ]}
      />
    </div>
  )
}
