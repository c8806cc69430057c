import { englishDates } from 'contract/core/english-dates'

export const languageDates = () => englishDates
