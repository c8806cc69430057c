import { BRAND } from 'contract/core/brand'
import { brandColours } from 'contract/settings/colours'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import type { Settings } from 'contract/settings/words'
import type { Logger } from 'pino'
import type { LiveValue } from '../core/live-value.ts'
import type { Files } from '../files/files.ts'
import { pictureLibrary } from '../files/picture-library.ts'
import type { ShownFile } from '../files/shown-file.ts'

/** How the brand appears on what the server draws; sent to the thread that draws it. */
export interface Letterhead {
  name: string
  /** a PNG, where the brand has a logo */
  logo: Uint8Array | undefined
  /** the colour of prices, and that of the lamp */
  red: string
  lamp: string
}

/** Four times the height at which documents show it. */
const LOGO_HEIGHT = 200

export interface LetterheadSources {
  settings: LiveValue<Settings & { logo: ShownFile | null }>
  files: Files
  log: Pick<Logger, 'warn'>
}

/** The letterhead as it is now. A logo that cannot be read is left out: the document is worth more than its head. */
export async function letterheadOf({ settings, files, log }: LetterheadSources): Promise<Letterhead> {
  const { logo, ...rest } = settings.current
  return { ...plainLetterhead(rest), logo: logo ? await readLogo(logo.key) : undefined }

  async function readLogo(key: string): Promise<Uint8Array | undefined> {
    try {
      const stored = await files.read(key)
      if (!stored) return undefined
      const sharp = await pictureLibrary()
      const original = Buffer.concat((await stored.toArray()) as Buffer[])
      return new Uint8Array(await sharp(original).resize({ height: LOGO_HEIGHT }).png().toBuffer())
    } catch (error) {
      log.warn({ err: error }, 'logo not read')
      return undefined
    }
  }
}

/** A letterhead without a logo. */
export function plainLetterhead({ brand_name: name, colour }: Settings = DEFAULT_SETTINGS): Letterhead {
  const { red, lamp } = brandColours(colour)
  return { name, red, lamp, logo: undefined }
}

/** Whether the name is drawn as strokes: that of the brand that the design was drawn for. */
export const isDrawn = ({ name, logo }: Letterhead): boolean => name === BRAND.name && !logo
