import { sql } from 'kysely'

/** What searches look through, as indexed. */
export const REGISTRATION_SEARCHED = sql`registration.model_name || ' ' || registration.model_num || ' '
  || registration.serial_number || ' ' || registration.serial_key`
