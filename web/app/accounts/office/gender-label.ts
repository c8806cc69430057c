import { m } from '#messages'

const LABEL: Record<string, () => string> = {
  male: m.accounts_office_male,
  female: m.accounts_office_female,
  other: m.accounts_office_other,
}

/** A gender as staff read it; empty where none is given. */
export const genderLabel = (gender: string): string => LABEL[gender]?.() ?? gender
