import { m } from 'contract/messages'
import { BRAND } from '../core/brand.ts'
import { ALL_PRODUCTS } from '../core/paths.ts'
import type { Settings } from '../settings/words.ts'
import { escaped } from './escaped.ts'
import type { PageParts } from './parts.ts'
import { PAGE_PARTS, type InBoth, type WebsitePage } from './words.ts'

/** The words of a page as this release has them. Its history, distributors, years, and how long its repairs take, are those of the design's brand alone. */
export function releaseParts(
  page: WebsitePage,
  settings: Pick<Settings, 'brand_name' | 'tagline' | 'tagline_ne'>,
): Partial<PageParts> {
  const all = PARTS[page](settings)
  return Object.fromEntries(PAGE_PARTS[page].map((part) => [part, all[part as keyof typeof all]]))
}

const PARTS: Record<WebsitePage, (settings: Parameters<typeof releaseParts>[1]) => Partial<PageParts>> = {
  home: ({ brand_name, tagline, tagline_ne }) => {
    const isDrawn = brand_name === BRAND.name
    return {
      hero: {
        heading: { en: tagline, ne: tagline_ne },
        text: both(m.pages_hero_text),
        button: both(m.pages_hero_button),
        link: ALL_PRODUCTS,
      },
      facts: (isDrawn ? [...HISTORY, ...SERVICE] : SERVICE.slice(1)).map(([label, value]) => ({
        label: both(label),
        value: both(value),
      })),
      milestones: isDrawn ? YEARS.map(([year, text]) => ({ year, text: both(text) })) : [],
      promises: titled([
        [m.pages_promise_service, m.pages_promise_service_text],
        [m.pages_promise_near, m.pages_promise_near_text],
        ...(isDrawn ? DRAWN_PROMISES : []),
      ]),
      banners: [],
    }
  },
  about: ({ brand_name }) => ({
    opening: {
      heading: both(m.pages_about_heading),
      text: both(brand_name === BRAND.name ? m.pages_about_since : m.pages_about_make),
    },
    story: { heading: both(m.pages_about_story), text: rich([m.pages_about_story_1, m.pages_about_story_2]) },
    beliefs: titled([
      [m.pages_belief_quality, m.pages_belief_quality_text],
      [m.pages_belief_innovation, m.pages_belief_innovation_text],
      [m.pages_belief_energy, m.pages_belief_energy_text],
      [m.pages_belief_design, m.pages_belief_design_text],
    ]),
    reasons: titled([
      [m.pages_reason_warranty, m.pages_reason_warranty_text],
      [m.pages_reason_points, m.pages_reason_points_text],
      [m.pages_reason_repair, m.pages_reason_repair_text],
    ]),
  }),
  rewards: () => ({
    opening: { heading: both(m.pages_rewards_heading), text: both(m.pages_rewards_text) },
    steps: titled([
      [m.pages_step_buy, m.pages_step_buy_text],
      [m.pages_step_sign_in, m.pages_step_sign_in_text],
      [m.pages_step_redeem, m.pages_step_redeem_text],
      [m.pages_step_review, withPlaces(m.pages_step_review_text)],
    ]),
    rules: titled([
      [m.pages_rule_earn, withPlaces(m.pages_rule_earn_text)],
      [m.pages_rule_here, m.pages_rule_here_text],
      [m.pages_rule_outlet, m.pages_rule_outlet_text],
      [m.pages_rule_offers, withPlaces(m.pages_rule_offers_text)],
      [m.pages_rule_stays, withPlaces(m.pages_rule_stays_text)],
    ]),
    questions: titled([
      [m.pages_question_when, m.pages_question_when_answer],
      [m.pages_question_worth, m.pages_question_worth_answer],
      [m.pages_question_expire, m.pages_question_expire_answer],
      [m.pages_question_tier, withPlaces(m.pages_question_tier_answer)],
      [m.pages_question_back, m.pages_question_back_answer],
    ]),
  }),
  terms: () => ({
    document: {
      title: both(m.pages_legal_terms),
      intro: both(m.pages_legal_terms_intro),
      version: '',
      day: '2026-11-24',
    },
    clauses: clauses([
      [m.pages_legal_introduction, withPlaces(m.pages_legal_introduction_1)],
      [m.pages_legal_products, m.pages_legal_products_1, m.pages_legal_products_2],
      [m.pages_legal_account, m.pages_legal_account_1, m.pages_legal_account_2],
      [m.pages_legal_payments, m.pages_legal_payments_1, m.pages_legal_payments_2],
      [m.pages_legal_returns, m.pages_legal_returns_1, m.pages_legal_returns_2],
      [m.pages_legal_privacy_section, m.pages_legal_privacy_section_1],
      [m.pages_legal_property, withPlaces(m.pages_legal_property_1)],
      [m.pages_legal_law, m.pages_legal_law_1],
      [m.pages_legal_changes, m.pages_legal_terms_changes],
    ]),
  }),
  privacy: () => ({
    document: {
      title: both(m.pages_legal_privacy),
      intro: both(m.pages_legal_privacy_intro),
      version: '',
      day: '2026-11-20',
    },
    clauses: clauses([
      [
        m.pages_legal_collected,
        m.pages_legal_collected_1,
        m.pages_legal_collected_2,
        m.pages_legal_collected_3,
        m.pages_legal_collected_4,
      ],
      [m.pages_legal_use, m.pages_legal_use_1, m.pages_legal_use_2],
      [m.pages_legal_protection, m.pages_legal_protection_1, m.pages_legal_protection_2],
      [m.pages_legal_cookies, m.pages_legal_cookies_1],
      [m.pages_legal_disclosure, m.pages_legal_disclosure_1],
      [m.pages_legal_links, m.pages_legal_links_1],
      [m.pages_legal_scope, m.pages_legal_scope_1],
      [m.pages_legal_changes, m.pages_legal_privacy_changes],
    ]),
  }),
}

type Message = (places: Record<string, never>, options: { locale: 'en' | 'ne' }) => string

const HISTORY: readonly (readonly [Message, Message])[] = [
  [m.pages_fact_since, m.pages_fact_since_value],
  [m.pages_fact_distributors, m.pages_fact_distributors_value],
]
/** The first is a promise of the design's brand. */
const SERVICE: readonly (readonly [Message, Message])[] = [
  [m.pages_fact_repairs, m.pages_fact_repairs_value],
  [m.pages_fact_warranty, m.pages_fact_warranty_value],
]

/** Promises that another owner never made. */
const DRAWN_PROMISES: readonly (readonly [Message, Message])[] = [
  [m.pages_promise_days, m.pages_promise_days_text],
  [m.pages_promise_parts, m.pages_promise_parts_text],
]

const YEARS: readonly (readonly [number, Message])[] = [
  [1994, m.pages_year_1994],
  [1997, m.pages_year_1997],
  [1999, m.pages_year_1999],
  [2001, m.pages_year_2001],
  [2005, m.pages_year_2005],
  [2013, m.pages_year_2013],
  [2017, m.pages_year_2017],
  [2018, m.pages_year_2018],
  [2023, m.pages_year_2023],
  [2025, m.pages_year_2025],
  [2026, m.pages_year_2026],
]

const both = (message: Message): InBoth => ({ en: message({}, { locale: 'en' }), ne: message({}, { locale: 'ne' }) })

/** A message whose places stay in it, as the owner edits it. */
const withPlaces =
  (message: (places: never, options: { locale: 'en' | 'ne' }) => string): Message =>
  (_, options) =>
    message(PLACES as never, options)
const PLACES = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

const titled = (pairs: readonly (readonly [Message, Message])[]) =>
  pairs.map(([title, text]) => ({ title: both(title), text: both(text) }))

/** Paragraphs of rich text. */
const rich = (paragraphs: readonly Message[]): InBoth => inMarkup(paragraphs.map((text) => ['p', text]))

/** Sections of rich text, each a heading and its paragraphs. */
const clauses = (sections: readonly (readonly [Message, ...Message[]])[]): InBoth =>
  inMarkup(sections.flatMap(([heading, ...texts]) => [['h3', heading], ...texts.map((text) => ['p', text] as const)]))

function inMarkup(blocks: readonly (readonly [tag: 'h3' | 'p', Message])[]): InBoth {
  const markup = (locale: 'en' | 'ne') =>
    blocks.map(([tag, text]) => `<${tag}>${escaped(text({}, { locale }))}</${tag}>`).join('')
  return { en: markup('en'), ne: markup('ne') }
}
