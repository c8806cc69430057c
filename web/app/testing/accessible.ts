import axe from 'axe-core'
import { expect } from 'vitest'
import { pixelsTooWide } from './phone.ts'

/** What only a whole page can have. */
const OF_PAGES = ['document-title', 'landmark-one-main', 'page-has-heading-one', 'region']

/**
 * axe finds nothing in the page (WCAG 2.0 to 2.2, A and AA, and best practice), and it does not scroll sideways. Of a `part`
 * it is not expected to be a whole page.
 */
export async function expectAccessible(shown: 'page' | 'part' = 'page'): Promise<void> {
  // Colours are measured where they end, not on their way.
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished),
  )
  const { violations } = await axe.run(
    // The guards around an open menu pass the focus on and never hold it.
    { exclude: ['[data-base-ui-focus-guard]'] },
    // Describing each element that passes would cost as much as checking all of them.
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: shown === 'page' }])),
    },
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  expect(pixelsTooWide()).toBe(0)
}
