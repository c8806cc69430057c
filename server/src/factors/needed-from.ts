import type { Role } from 'contract/core/roles'
import type { Settings } from 'contract/settings/words'
import type { Config } from '../platform/config/config.ts'

/** The day from which a role needs a second factor, by the environment or the settings: the earlier one, or today. */
export function factorNeededFrom(
  role: Role,
  { roles, from }: Config['secondFactor'],
  { factor_roles, factor_from }: Pick<Settings, 'factor_roles' | 'factor_from'>,
  day: string,
): string | undefined {
  const days = [...(roles.includes(role) ? [from] : []), ...(factor_roles.includes(role) ? [factor_from] : [])]
  return days.map((one) => one || day).toSorted()[0]
}
