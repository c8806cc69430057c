import { RANGE, type ProductPicture } from './range.ts'
import { place } from './scenes.ts'
import { path } from './shapes.ts'
import { svg } from './svg.ts'
import { TONES, type Tone } from './tones.ts'

const WIDTH = 1800
const HEIGHT = 600

type Banner = { tone: Tone; subjects: [picture: ProductPicture, x: number, scale: number][] }

/** The head of a category: products on the right, a calm left for the words. */
export const BANNERS = {
  'banner-kitchen': {
    tone: 'sage',
    subjects: [
      ['rice-cooker-clay', 920, 0.7],
      ['goose-kettle-cream', 1180, 0.84],
      ['mixer-grinder-graphite', 1440, 0.8],
    ],
  },
  'banner-winter': {
    tone: 'clay',
    subjects: [
      ['fan-heater-white', 900, 0.66],
      ['oil-radiator-white', 1130, 0.86],
      ['halogen-heater-graphite', 1440, 0.84],
    ],
  },
  'banner-summer': {
    tone: 'mist',
    subjects: [
      ['table-fan-teal', 900, 0.72],
      ['air-cooler-white', 1170, 0.84],
      ['stand-fan-graphite', 1410, 0.92],
    ],
  },
  'banner-pressure-cooker-and-cookware': {
    tone: 'ground',
    subjects: [
      ['frying-pan-graphite', 880, 0.76],
      ['pressure-cooker-steel', 1180, 0.9],
      ['hot-case-crimson', 1460, 0.66],
    ],
  },
  'banner-personal-care': {
    tone: 'ground',
    subjects: [
      ['shaver-navy', 900, 0.78],
      ['hair-dryer-rose', 1140, 0.88],
      ['trimmer-graphite', 1430, 0.82],
    ],
  },
  'banner-bottles-and-flasks': {
    tone: 'sage',
    subjects: [
      ['tumbler-sand', 900, 0.72],
      ['bottle-forest', 1060, 0.86],
      ['vacuum-jug-cream', 1240, 0.86],
      ['bottle-crimson', 1440, 0.76],
    ],
  },
  'banner-home-solutions': {
    tone: 'mist',
    subjects: [
      ['emergency-light-crimson', 880, 0.72],
      ['iron-navy', 1110, 0.84],
      ['vacuum-cleaner-steel', 1390, 0.84],
    ],
  },
} satisfies Record<string, Banner>

export type BannerPicture = keyof typeof BANNERS

export function drawBanner({ tone, subjects }: Banner): string {
  const standing = subjects.map(([picture, x, scale], i) => place([RANGE[picture], x, scale], 540, `p${i}`))
  return svg(
    `0 0 ${WIDTH} ${HEIGHT}`,
    standing.map(({ definitions }) => definitions).join(''),
    path(`M0 0h${WIDTH}v${HEIGHT}H0z`, TONES[tone]) + standing.map(({ body }) => body).join(''),
  )
}
