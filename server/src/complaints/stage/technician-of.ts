import type { EngineerLine } from '../../engineers/lock-engineer.ts'

/** What the columns of a visit say of an engineer, or of nobody. */
export const technicianOf = (engineer: EngineerLine | null) => ({
  engineer_id: engineer?.id ?? null,
  technician: engineer?.name ?? '',
  technician_contact: engineer?.phone ?? '',
})
