import { m } from 'contract/messages'
import { integer, unlessBlank } from '../core/fields.ts'

/** The year of a purchase whose day is not known, AD or BS. */
export const purchaseYear = () => unlessBlank(integer(m.registrations_enter_year, { min: 1990, max: 2200 }))
