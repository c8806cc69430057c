import type { WebsitePageRow } from 'contract/website-pages/endpoints'
import { PAGE_PARTS, type WebsitePage } from 'contract/website-pages/words'
import { AHEAD_MILLISECONDS } from 'contract/core/dates/nepal-time'
import { api } from '../../api/client.ts'
import type { ComparedField } from '../../changes/compared-fields.ts'
import { saveChanges } from '../../changes/save-changes.ts'
import { refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submitForMessage } from '../../forms/submit-for-message.ts'
import { partName } from './page-names.ts'

/** Saves the draft of a page, or does what a dialog decided about it. */
export async function changePage(request: Request, page: WebsitePage) {
  const form = await request.clone().formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const asked = { params: { page }, body: { version: Number(text('version')) } }
  switch (text('intent')) {
    case 'publish':
      return publish(
        page,
        asked.body.version,
        text('when') === 'later' ? momentOf(text('day'), text('time')) : undefined,
      )
    case 'withdraw':
      return answered(api.websitePages.withdraw(asked))
    case 'discard':
      return answered(api.websitePages.discard(asked))
    case 'restore':
      return answered(api.websitePages.restore({ ...asked, params: { page, number: Number(text('number')) } }))
    default:
      return saveChanges(api.websitePages.save, {
        params: { page },
        request,
        subject: 'website_page',
        fields: fieldsOf(page),
      })
  }
}

async function publish(
  page: WebsitePage,
  version: number,
  at: string | undefined,
): Promise<Refusal | { message: string }> {
  return submitForMessage(api.websitePages.publish, {
    params: { page },
    values: { version, ...(at !== undefined && { at }) },
  })
}

const answered = (answer: Promise<{ message: string }>): Promise<Refusal | { message: string }> =>
  answer.then(({ message }) => ({ message }), refusalOf)

/** A day and a time in Nepal as a moment; empty where they are none. */
function momentOf(day: string, time: string): string {
  const moment = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`) - AHEAD_MILLISECONDS
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString()
}

/** Each part is sent and compared as a whole. */
const fieldsOf = (page: WebsitePage): readonly ComparedField<WebsitePageRow>[] =>
  PAGE_PARTS[page].map((part) => ({
    kind: 'text',
    name: part,
    label: partName(part),
    stored: (row) => JSON.stringify(row.parts[part]),
    words: (row) => wordsIn(row.parts[part]),
  }))

/** The words of a part, one after the other, for the dialog of a clash. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/<[^>]*>/g, ' ')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(wordsIn).filter(Boolean).join(' · ')
}
