import { sql } from 'kysely'

/** The searched columns, as indexed. */
export const REGISTRATION_SEARCHED = sql`registration.model_name || ' ' || registration.model_num || ' '
  || coalesce(registration.serial_number, '') || ' ' || coalesce(registration.serial_key, '')`
