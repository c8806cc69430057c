import { nepaliDates } from 'contract/core/nepali-dates'

export const languageDates = () => nepaliDates
