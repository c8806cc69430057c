import { AD_MONTHS_ENGLISH, englishDates } from 'contract/core/english-dates'

export const languageDates = () => englishDates
export const languageMonths = () => AD_MONTHS_ENGLISH
