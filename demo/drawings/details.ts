import type { ProductPicture } from './range.ts'
import type { Tone } from './tones.ts'

/** A part of a product, close: left edge, top edge and width on the 600 field. Details are 3 : 2. */
export type Detail = { of: ProductPicture; x: number; y: number; width: number; tone: Tone }

export const DETAILS = {
  'bottle-detail-body': { of: 'bottle-forest', x: 90, y: 130, width: 420, tone: 'sage' },
  'bottle-detail-lid': { of: 'bottle-sand', x: 150, y: 20, width: 300, tone: 'clay' },
  'bottle-detail-base': { of: 'bottle-steel', x: 120, y: 330, width: 360, tone: 'mist' },
  'kettle-detail-spout': { of: 'kettle-cream', x: 120, y: 120, width: 300, tone: 'sage' },
  'kettle-detail-gauge': { of: 'kettle-graphite', x: 230, y: 250, width: 300, tone: 'mist' },
  'kettle-detail-base': { of: 'kettle-sage', x: 140, y: 380, width: 320, tone: 'clay' },
  'goose-kettle-detail-neck': { of: 'goose-kettle-graphite', x: 60, y: 190, width: 330, tone: 'mist' },
  'goose-kettle-detail-grip': { of: 'goose-kettle-cream', x: 250, y: 170, width: 300, tone: 'sage' },
  'rice-cooker-detail-panel': { of: 'rice-cooker-cream', x: 170, y: 340, width: 280, tone: 'clay' },
  'rice-cooker-detail-lid': { of: 'rice-cooker-clay', x: 120, y: 150, width: 360, tone: 'ground' },
  'mixer-grinder-detail-dial': { of: 'mixer-grinder-graphite', x: 160, y: 350, width: 280, tone: 'mist' },
  'mixer-grinder-detail-jar': { of: 'mixer-grinder-white', x: 150, y: 80, width: 360, tone: 'sage' },
  'air-fryer-detail-dial': { of: 'air-fryer-graphite', x: 160, y: 140, width: 280, tone: 'clay' },
  'air-fryer-detail-basket': { of: 'air-fryer-sage', x: 140, y: 320, width: 320, tone: 'sage' },
  'stand-fan-detail-blades': { of: 'stand-fan-graphite', x: 150, y: 90, width: 300, tone: 'mist' },
  'stand-fan-detail-base': { of: 'stand-fan-teal', x: 120, y: 330, width: 330, tone: 'ground' },
  'pressure-cooker-detail-lid': { of: 'pressure-cooker-steel', x: 150, y: 160, width: 330, tone: 'clay' },
  'pressure-cooker-detail-handle': { of: 'pressure-cooker-navy', x: 300, y: 270, width: 300, tone: 'mist' },
  'halogen-heater-detail-rods': { of: 'halogen-heater-graphite', x: 160, y: 150, width: 280, tone: 'clay' },
  'geyser-detail-dial': { of: 'geyser-white', x: 180, y: 340, width: 260, tone: 'mist' },
  'iron-detail-dial': { of: 'iron-navy', x: 290, y: 300, width: 290, tone: 'ground' },
  'hair-dryer-detail-grille': { of: 'hair-dryer-rose', x: 270, y: 130, width: 290, tone: 'clay' },
  'air-cooler-detail-louvres': { of: 'air-cooler-white', x: 140, y: 130, width: 330, tone: 'mist' },
  'roti-maker-detail-plate': { of: 'roti-maker-steel', x: 130, y: 350, width: 340, tone: 'clay' },
} satisfies Record<string, Detail>

export type DetailPicture = keyof typeof DETAILS
