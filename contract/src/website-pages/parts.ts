import { z } from 'zod'
import { day, integer } from '../core/fields.ts'
import { PART_LENGTHS, WORDS_MAX, type ListPart, type PartName, type SHOWN_PARTS, type ShownPageName } from './words.ts'

type Longest = keyof typeof WORDS_MAX

const list = <T extends z.ZodType>(part: ListPart, item: T) => {
  const { min, max } = PART_LENGTHS[part]
  return z
    .array(item, { error: 'A list is expected' })
    .min(min, min === max ? `There must be exactly ${min} of them` : 'At least one is needed')
    .max(max, `At most ${max} are possible`)
}

/** An address of this website, or of another one over TLS. */
export const isPageLink = (link: string): boolean => {
  if (/[\s\\]/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  return URL.canParse(link) && new URL(link).protocol === 'https:' && new URL(link).username === ''
}

const link = z
  .string({ error: 'Enter an address' })
  .trim()
  .min(1, 'Enter an address')
  .max(300, 'This address is too long')
  .refine(isPageLink, 'An address must begin with / or https://')

/** The parts of all pages, with texts in whichever form. */
const partsOf = <T extends z.ZodType>(text: (longest: Longest) => T) => {
  const titled = z.object({ title: text('title'), text: text('paragraph') })
  return z.object({
    hero: z.object({ heading: text('title'), text: text('line'), button: text('label'), link }),
    facts: list('facts', z.object({ label: text('label'), value: text('label') })),
    milestones: list(
      'milestones',
      z.object({
        year: integer('A year from 1900 to 2100 is expected', { min: 1900, max: 2100 }),
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
          from: day('Choose the first day'),
          until: day('Choose the last day'),
        })
        .refine(({ from, until }) => from <= until, {
          error: 'The last day must not be before the first',
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
      version: z.string().trim().max(WORDS_MAX.version, `The version can have at most ${WORDS_MAX.version} characters`),
      /** since when it holds */
      day: day('Choose the day'),
    }),
    /** rich text whose headings are the sections */
    clauses: text('rich'),
  })
}

/** A text in English, and in Nepali where there is one. */
const inBoth = (longest: Longest) => {
  const max = WORDS_MAX[longest]
  const words = z.string({ error: 'Enter the text' }).trim().max(max, `The text can have at most ${max} characters`)
  return z.object({ en: words.min(1, 'Enter the text'), ne: words })
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
