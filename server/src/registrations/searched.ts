import { sql } from 'kysely'

/** The searched columns, as indexed. */
export const REGISTRATION_SEARCHED = sql`registration.model_name || ' ' || registration.model_num || ' '
  || registration.serial_number || ' ' || registration.serial_key`
