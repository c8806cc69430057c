/** The pages whose text the owner of an installation can edit, each with the parts that its design has. */
export const PAGE_PARTS = {
  home: ['hero', 'facts', 'milestones', 'promises', 'banners'],
  about: ['opening', 'story', 'beliefs', 'reasons'],
  rewards: ['opening', 'steps', 'rules', 'questions'],
  terms: ['document', 'clauses'],
  privacy: ['document', 'clauses'],
} as const satisfies Record<string, readonly string[]>

export type WebsitePage = keyof typeof PAGE_PARTS
export const WEBSITE_PAGES = Object.keys(PAGE_PARTS) as [WebsitePage, ...WebsitePage[]]

/** The name of a part, of whichever page. */
export type PartName = (typeof PAGE_PARTS)[WebsitePage][number]

/** Whether a part of an address is the name of a page. */
export const isWebsitePage = (name: string | undefined): name is WebsitePage =>
  name !== undefined && Object.hasOwn(PAGE_PARTS, name)

/** What visitors see of them: the figures of the home page are on the first page and in the long story as well. */
export const SHOWN_PARTS = {
  ...PAGE_PARTS,
  about: [...PAGE_PARTS.about, 'facts'],
  landing: ['facts'],
} as const satisfies Record<string, readonly PartName[]>
export type ShownPageName = keyof typeof SHOWN_PARTS
export const SHOWN_PAGES = Object.keys(SHOWN_PARTS) as [ShownPageName, ...ShownPageName[]]

/** How many things the list of a part has: the design leaves room for so many, or has a picture for each. */
export const PART_LENGTHS = {
  facts: { min: 0, max: 4 },
  milestones: { min: 0, max: 12 },
  promises: { min: 1, max: 4 },
  banners: { min: 0, max: 3 },
  beliefs: { min: 4, max: 4 },
  reasons: { min: 3, max: 3 },
  steps: { min: 4, max: 4 },
  rules: { min: 1, max: 10 },
  questions: { min: 1, max: 12 },
} as const
export type ListPart = keyof typeof PART_LENGTHS

/** The longest words of each kind. */
export const WORDS_MAX = { label: 30, title: 80, line: 300, paragraph: 1000, rich: 60_000, version: 20 } as const

/** A text in both languages; without Nepali, the English one is shown. */
export interface InBoth {
  en: string
  ne: string
}

/** The placeholders a page's text may use, filled from the settings. */
export const PAGE_PLACES = ['brand', 'points', 'gold', 'platinum', 'kept'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

/** The places that a page knows. */
export const placesOf = (page: WebsitePage): readonly PagePlace[] =>
  page === 'rewards' ? PAGE_PLACES : PAGE_PLACES.slice(0, 1)

/** The state of a page: as in this release, changed by the owner, or scheduled. */
export const PAGE_STATES = ['release', 'published', 'scheduled'] as const
