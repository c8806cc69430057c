import { CALENDAR_CHOICES, type CalendarChoice } from 'contract/core/dates/calendar'
import { stored } from '../ui/browser/stored.ts'
import { showCalendar } from '../ui/format/dates.ts'

/** The calendar that the account chose, as this browser last heard; so that a screen need not wait for the profile. */
const kept = stored<CalendarChoice>('calendar', {
  check: (value) => CALENDAR_CHOICES.find((choice) => choice === value),
  empty: 'language',
})

/** Keeps what the profile says; screens follow from the next one on. */
export const keepCalendar = (choice: CalendarChoice): void => kept.keep(choice)

/** Shows the dates of a signed-in screen in the calendar of its account. */
export const followCalendar = (): Promise<void> => showCalendar(kept.read())
