import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
import { z } from 'zod'
import { day, integer, tooLong } from '../core/fields.ts'
import { PART_LENGTHS, WORDS_MAX, type ListPart, type PartName, type SHOWN_PARTS, type ShownPageName } from './words.ts'

type Longest = keyof typeof WORDS_MAX

const list = <T extends z.ZodType>(part: ListPart, item: T) => {
  const { min, max } = PART_LENGTHS[part]
  return z
    .array(item, { error: m.website_pages_list_expected })
    .min(
      min,
      min === max
        ? { error: () => m.website_pages_must_exactly_them({ n: counted(min) }) }
        : { error: m.website_pages_least_one_needed },
    )
    .max(max, { error: () => m.core_most_possible({ n: counted(max) }) })
}

/** An address of this website, or of another one over TLS. */
export const isPageLink = (link: string): boolean => {
  if (/[\s\\]/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  return URL.canParse(link) && new URL(link).protocol === 'https:' && new URL(link).username === ''
}

const link = z
  .string({ error: m.website_pages_enter_address })
  .trim()
  .min(1, { error: m.website_pages_enter_address })
  .max(300, { error: m.core_address_too_long })
  .refine(isPageLink, { error: m.website_pages_address_must_begin_https })

/** The parts of all pages, with texts in whichever form. */
const partsOf = <T extends z.ZodType>(text: (longest: Longest) => T) => {
  const titled = z.object({ title: text('title'), text: text('paragraph') })
  return z.object({
    hero: z.object({ heading: text('title'), text: text('line'), button: text('label'), link }),
    facts: list('facts', z.object({ label: text('label'), value: text('label') })),
    milestones: list(
      'milestones',
      z.object({
        year: integer(m.website_pages_year_1900_2100_expected, { min: 1900, max: 2100 }),
        text: text('line'),
      }),
    ),
    promises: list('promises', titled),
    /** each is shown from its first to its last day, in Nepal's calendar day */
    banners: list(
      'banners',
      z
        .object({
          text: text('line'),
          link,
          from: day(m.website_pages_choose_first_day),
          until: day(m.website_pages_choose_last_day),
        })
        .refine(({ from, until }) => from <= until, {
          error: m.core_last_day_must_not_before_first,
          path: ['until'],
        }),
    ),
    opening: z.object({ heading: text('title'), text: text('line') }),
    story: z.object({ heading: text('title'), text: text('rich') }),
    beliefs: list('beliefs', titled),
    reasons: list('reasons', titled),
    steps: list('steps', titled),
    rules: list('rules', titled),
    questions: list('questions', titled),
    document: z.object({
      title: text('title'),
      intro: text('line'),
      /** the owner's name for this version; may be empty */
      version: z
        .string()
        .trim()
        .max(WORDS_MAX.version, { error: tooLong(m.labels_the_version, WORDS_MAX.version) }),
      /** since when it holds */
      day: day(m.website_pages_choose_day),
    }),
    /** rich text whose headings are the sections */
    clauses: text('rich'),
  })
}

/** A text in English, and in Nepali where there is one. */
const inBoth = (longest: Longest) => {
  const max = WORDS_MAX[longest]
  const words = z
    .string({ error: m.core_enter_text })
    .trim()
    .max(max, { error: tooLong(m.labels_the_text, max) })
  return z.object({ en: words.min(1, { error: m.core_enter_text }), ne: words })
}

/** The parts as they are edited and kept. */
export const pageParts = partsOf(inBoth)
export type PageParts = z.output<typeof pageParts>

/** The parts as a page in one language shows them. */
const read = partsOf(() => z.string())
export const shownParts = read.extend({
  /** its day as it is written in the language */
  document: read.shape.document.extend({ day: z.string() }),
})
export type ShownParts = z.output<typeof shownParts>

/** The content of one page. */
export type ShownPage<Page extends ShownPageName> = Pick<ShownParts, (typeof SHOWN_PARTS)[Page][number] & PartName>
