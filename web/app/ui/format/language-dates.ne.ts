import { nepaliDates } from 'contract/core/dates/nepali-dates'

export const languageDates = () => nepaliDates
