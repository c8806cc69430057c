import type { EngineerLine } from '../../engineers/lock-engineer.ts'

/** The visit columns for an engineer, or for nobody. */
export const technicianOf = (engineer: EngineerLine | null) => ({
  engineer_id: engineer?.id ?? null,
  technician: engineer?.name ?? '',
  technician_contact: engineer?.phone ?? '',
})
