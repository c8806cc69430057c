import type { CategoryName } from './catalogue/categories.ts'

/** A catalogue on paper, with the products of its categories. */
export interface DemoECatalogue {
  title: string
  title_ne: string
  /** in `demo/catalogues/` */
  file: `${string}.pdf`
  /** on the cover, under the title */
  line: string
  /** on the first page */
  opening: string
  cover: `${string}.webp`
  categories: CategoryName[]
}

/** Oldest first, as they are added. */
export const E_CATALOGUES: DemoECatalogue[] = [
  {
    title: 'Winter and Summer 2026',
    title_ne: 'हिउँद र गर्मी २०२६',
    file: 'winter-and-summer.pdf',
    line: 'Warm rooms, moving air',
    opening:
      'In Mustang the night asks for a heater, in Nepalgunj the noon asks for a fan, and many a family has a house in both. Here is what keeps a home pleasant, chosen for the power a home really has.',
    cover: 'halogen-heater-graphite.webp',
    categories: ['Winter', 'Summer'],
  },
  {
    title: 'The Kitchen 2026',
    title_ne: 'भान्सा २०२६',
    file: 'kitchen.pdf',
    line: 'From the first tea to the last roti',
    opening:
      'A kitchen here boils, grinds, steams and fries before nine in the morning. These are the appliances made for it: quick, easy to clean, and repaired nearby when they need it.',
    cover: 'goose-kettle-cream.webp',
    categories: ['Kitchen'],
  },
]
