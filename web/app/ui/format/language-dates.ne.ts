import { AD_MONTHS_NEPALI, nepaliDates } from 'contract/core/nepali-dates'

export const languageDates = () => nepaliDates
export const languageMonths = () => AD_MONTHS_NEPALI
