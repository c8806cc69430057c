import type { Drawing } from './pen.ts'
import type { ProductPicture } from '../../rendered.ts'
import { place } from './scenes.ts'
import { path } from './shapes.ts'
import { svg } from './svg.ts'
import { TONES, type Tone } from './tones.ts'

const WIDTH = 1800
const HEIGHT = 600

type Banner = { tone: Tone; subjects: [picture: ProductPicture, centre: number, scale: number][] }

/** The head of a category: products on the right, a calm left for the words. */
export const BANNERS = {
  'banner-kitchen': {
    tone: 'sage',
    subjects: [
      ['rice-cooker-clay', 960, 0.66],
      ['goose-kettle-cream', 1290, 0.8],
      ['mixer-grinder-graphite', 1600, 0.8],
    ],
  },
  'banner-winter': {
    tone: 'clay',
    subjects: [
      ['fan-heater-white', 930, 0.66],
      ['oil-radiator-white', 1250, 0.82],
      ['halogen-heater-graphite', 1600, 0.82],
    ],
  },
  'banner-summer': {
    tone: 'mist',
    subjects: [
      ['table-fan-teal', 930, 0.72],
      ['air-cooler-white', 1260, 0.84],
      ['stand-fan-graphite', 1600, 0.86],
    ],
  },
  'banner-pressure-cooker-and-cookware': {
    tone: 'ground',
    subjects: [
      ['frying-pan-graphite', 900, 0.66],
      ['pressure-cooker-steel', 1280, 0.78],
      ['hot-case-crimson', 1630, 0.6],
    ],
  },
  'banner-personal-care': {
    tone: 'ground',
    subjects: [
      ['shaver-navy', 930, 0.74],
      ['hair-dryer-rose', 1280, 0.82],
      ['trimmer-graphite', 1600, 0.78],
    ],
  },
  'banner-bottles-and-flasks': {
    tone: 'sage',
    subjects: [
      ['tumbler-sand', 920, 0.7],
      ['bottle-forest', 1140, 0.82],
      ['vacuum-jug-cream', 1380, 0.8],
      ['bottle-crimson', 1620, 0.7],
    ],
  },
  'banner-home-solutions': {
    tone: 'mist',
    subjects: [
      ['emergency-light-crimson', 920, 0.72],
      ['iron-navy', 1200, 0.72],
      ['vacuum-cleaner-steel', 1615, 0.78],
    ],
  },
} satisfies Record<string, Banner>

export function drawBanner({ tone, subjects }: Banner, drawingOf: (picture: ProductPicture) => Drawing): string {
  const standing = subjects.map(([picture, centre, scale], i) =>
    place([drawingOf(picture), centre - 300 * scale, scale], 540, `p${i}`),
  )
  return svg(
    `0 0 ${WIDTH} ${HEIGHT}`,
    standing.map(({ definitions }) => definitions).join(''),
    path(`M0 0h${WIDTH}v${HEIGHT}H0z`, TONES[tone]) + standing.map(({ body }) => body).join(''),
  )
}
