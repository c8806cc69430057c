import { ABOUT, PRIVACY_POLICY, REWARD_POINTS, SHOP_HOME, TERMS_OF_USE } from 'contract/core/paths'
import type { PartName, WebsitePage } from 'contract/website-pages/words'
import { m } from '#messages'

const PAGES: Record<WebsitePage, { name: () => string; path: string }> = {
  home: { name: m.pages_home, path: SHOP_HOME },
  about: { name: m.pages_about, path: ABOUT },
  rewards: { name: m.pages_rewards, path: REWARD_POINTS },
  terms: { name: m.pages_terms, path: TERMS_OF_USE },
  privacy: { name: m.pages_privacy, path: PRIVACY_POLICY },
}

export const pageName = (page: WebsitePage): string => PAGES[page].name()

/** Where visitors read it. */
export const pagePath = (page: WebsitePage): string => PAGES[page].path

const PARTS: Record<PartName, () => string> = {
  hero: m.pages_part_hero,
  facts: m.pages_part_facts,
  milestones: m.pages_part_milestones,
  promises: m.pages_part_promises,
  banners: m.pages_part_banners,
  opening: m.pages_part_opening,
  story: m.pages_part_story,
  beliefs: m.pages_part_beliefs,
  reasons: m.pages_part_reasons,
  steps: m.pages_part_steps,
  rules: m.pages_part_rules,
  questions: m.pages_part_questions,
  document: m.pages_part_document,
  clauses: m.pages_part_clauses,
}

export const partName = (part: PartName): string => PARTS[part]()
