import { englishDates } from 'contract/core/dates/english-dates'

export const languageDates = () => englishDates
