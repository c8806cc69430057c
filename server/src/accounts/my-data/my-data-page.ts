import type { Locale } from 'contract/core/locale'
import { digitsIn } from 'contract/core/texts/digits'
import { m } from 'contract/messages'
import { escaped } from '../../platform/http/escaped.ts'
import { dayAndClock } from '../../platform/core/format.ts'
import type { FileInArchive } from './kept-files.ts'
import type { Part, Row, Value } from './part.ts'
import { saidAs } from './said-as.ts'
import nepali from './words.ne.json' with { type: 'json' }

export interface FilledPart extends Pick<Part, 'name' | 'title'> {
  rows: readonly Row[]
}

/** All data on one page in a language, readable without this product: no scripts, nothing external. */
export function myDataPage(
  parts: readonly FilledPart[],
  notes: readonly string[],
  { at, brand, locale }: { at: Date; brand: string; locale: Locale },
): string {
  const title = escaped(m.papers_my_data({ brand }, { locale }))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(m.papers_my_data_as_of({ time: dayAndClock(at, locale) }, { locale }))}</p>
${notes.map((note) => `<p class="note">${escaped(inLanguage(locale, note))}</p>`).join('\n')}
${parts.map((part) => section(part, locale)).join('\n')}
</body>
</html>
`
}

const NEPALI = new Map<string, string>(Object.entries(nepali))

/** The page's own words in a language: titles, labels and notes. */
const inLanguage = (locale: Locale, words: string): string => (locale === 'ne' && NEPALI.get(words)) || words

function section({ title, rows }: FilledPart, locale: Locale): string {
  const head = `${escaped(inLanguage(locale, title))} <small>${digitsIn(locale, rows.length)}</small>`
  const none = `<p>${m.papers_my_data_none({}, { locale })}</p>`
  return `<section>\n<h2>${head}</h2>\n${rows.map((row) => list(row, locale)).join('\n') || none}\n</section>`
}

const list = (row: Row, locale: Locale): string =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => !isEmptyValue(value))
    .map(([name, value]) => {
      const term = escaped(inLanguage(locale, label(name)))
      return `<div><dt>${term}</dt><dd>${shown(name, value, locale)}</dd></div>`
    })
    .join('')}</dl>`

function shown(name: string, value: Value, locale: Locale): string {
  if (isList(value)) return value.map((row) => list(row, locale)).join('')
  if (isFile(value)) return `<a href="${escaped(value.file)}">${escaped(value.file.split('/').at(-1) ?? '')}</a>`
  if (typeof value === 'object' && value !== null) return list(value, locale)
  if (typeof value === 'boolean')
    return value ? m.papers_my_data_yes({}, { locale }) : m.papers_my_data_no({}, { locale })
  if (typeof value === 'string' && isTime(name)) return dayAndClock(value, locale)
  return escaped(saidAs(name, value, locale))
}

const isEmptyValue = (value: Value) =>
  value === undefined || value === null || value === '' || (isList(value) && value.length === 0)
const isList = (value: Value): value is readonly Row[] => Array.isArray(value)
const isFile = (value: Value): value is FileInArchive =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string'
const TIMES = new Set(['at', 'job_closing_date', 'void_since'])
const isTime = (name: string) => TIMES.has(name) || name.endsWith('_at')

/** `purchase_date` as `Purchase date`. */
const label = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
const LABELS: Record<string, string> = {
  at: 'When',
  created_at: 'Since',
  dob: 'Date of birth',
  firstname: 'First name',
  lastname: 'Last name',
  model_num: 'Model number',
  sms: 'SMS',
  text_ne: 'Text in Nepali',
  title_ne: 'Title in Nepali',
  job_no: 'Job number',
  user_agent: 'What the device said of itself',
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #16181b; max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 5rem }
h1 { font-size: 1.75rem } h2 { font-size: 1.25rem; margin-top: 3rem } small { color: #5c6168; font-weight: 400 }
dl { border-top: 1px solid #dcdee1; margin: 0; padding: .75rem 0 }
dl div { display: grid; grid-template-columns: 11rem 1fr; gap: 1rem; padding: .125rem 0 }
dt { color: #5c6168 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line } .note { color: #5c6168 }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; gap: 0; padding: .25rem 0 } }
`
