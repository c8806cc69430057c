import { m } from 'contract/messages'
import { placesIn } from 'contract/canned-answers/words'
import { listText } from 'contract/core/lists'
import type { PageParts } from 'contract/website-pages/parts'
import { placesOf, type InBoth, type WebsitePage } from 'contract/website-pages/words'
import { Invalid } from '../platform/core/problems.ts'
import { cleanRichText, isBlankRichText } from '../platform/core/rich-text.ts'

type Parts = Partial<PageParts>

/** Parts with their rich text sanitised. Throws Invalid where a place is unknown or nothing is left of a text. */
export function checkedParts(page: WebsitePage, parts: Parts): Parts {
  const { story, clauses } = parts
  const checked = {
    ...parts,
    ...(story && { story: { ...story, text: cleanInBoth(story.text, 'story.text') } }),
    ...(clauses && { clauses: cleanInBoth(clauses, 'clauses') }),
  }
  const errors: Record<string, string> = {}
  for (const [path, text] of textsIn(checked)) {
    const why = whyPlaces(page, text)
    if (why) errors[path] = why
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
  return checked
}

function cleanInBoth({ en, ne }: InBoth, path: string): InBoth {
  if (isBlankRichText(en)) throw new Invalid({ [`${path}.en`]: m.core_enter_text() })
  return { en: cleanRichText(en), ne: isBlankRichText(ne) ? '' : cleanRichText(ne) }
}

function whyPlaces(page: WebsitePage, text: string): string | undefined {
  const places = placesOf(page)
  const unknown = placesIn(text).find((name) => !(places as readonly string[]).includes(name))
  if (unknown === undefined) return undefined
  return m.core_no_placeholder_here_text({
    place: unknown,
    places: listText(
      places.map((name) => `{${name}}`),
      'en',
    ),
  })
}

/** Every text with its path, as refusals name fields. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* textsIn(one, path === '' ? name : `${path}.${name}`)
}
