import { m } from '#messages'

/** The calendars in which an account may read dates. */
export const CalendarOptions = () => (
  <>
    <option value="language">{m.accounts_calendar_language()}</option>
    <option value="bs">{m.accounts_calendar_bs()}</option>
    <option value="ad">{m.accounts_calendar_ad()}</option>
  </>
)
