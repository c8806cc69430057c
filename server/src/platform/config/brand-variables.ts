import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { settingsForm } from 'contract/settings/endpoints'
import type { Settings } from 'contract/settings/words'

/** Settings that an operator can give by environment to a new installation. */
const BRAND_VARIABLES = {
  BRAND_NAME: 'brand_name',
  BRAND_TAGLINE: 'tagline',
  BRAND_TAGLINE_NE: 'tagline_ne',
  BRAND_DESCRIPTION: 'description',
  BRAND_DESCRIPTION_NE: 'description_ne',
  BRAND_COLOUR: 'colour',
  BRAND_PHONE: 'phone',
  BRAND_SERVICE_PHONE: 'service_phone',
  BRAND_VIBER: 'viber',
  BRAND_EMAIL: 'email',
  BRAND_ADDRESS: 'address',
  BRAND_ADDRESS_NE: 'address_ne',
  BRAND_FACEBOOK: 'facebook',
  BRAND_INSTAGRAM: 'instagram',
  BRAND_YOUTUBE: 'youtube',
  BRAND_TIKTOK: 'tiktok',
  BRAND_LINKEDIN: 'linkedin',
} as const satisfies Record<string, keyof Settings>

/** The brand as its operator gives it by environment. */
export interface GivenBrand {
  settings: Partial<Settings>
  /** a file with its logo */
  logo: string | undefined
}

/** Reads them by the rules of the settings screens. `refuse` is told the variable that is wrong, and why. */
export function givenBrand(
  env: Record<string, string | undefined>,
  refuse: (variable: string, why: string) => never,
): GivenBrand | undefined {
  const settings: Partial<Settings> = {}
  for (const [variable, name] of Object.entries(BRAND_VARIABLES)) {
    if (!env[variable]) continue
    const parsed = settingsForm.shape[name].safeParse(env[variable])
    if (!parsed.success) refuse(variable, parsed.error.issues[0]!.message)
    else settings[name] = parsed.data
  }
  const logo = env.BRAND_LOGO ? resolve(env.BRAND_LOGO) : undefined
  try {
    if (logo) accessSync(logo, constants.R_OK)
  } catch {
    refuse('BRAND_LOGO', `${logo} cannot be read`)
  }
  return logo || Object.keys(settings).length > 0 ? { settings, logo } : undefined
}
