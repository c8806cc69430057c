import { readEnteredYears, type BsYear } from 'contract/core/dates/entered-years'
import { hideForecastsIf } from 'contract/core/dates/forecasts'
import type { CarriedSettings } from 'contract/settings/page-settings'

/** The element in which a page carries its settings. */
export const SETTINGS_ELEMENT = 'settings'

let ofDocument: CarriedSettings | undefined

let read = (): CarriedSettings => {
  ofDocument ??= JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent ?? '{}') as CarriedSettings
  return ofDocument
}

/** What owner and operator decided, for the page that is shown. Not known while modules load: ask when something is shown. */
export const settings = (): CarriedSettings => read()

hideForecastsIf(() => settings().hidesForecasts)
readEnteredYears(() => settings().bsYears)

/** Takes BS years that were entered since the page was loaded, for what is drawn from now on. A process of the release before says none. */
export const hearOfYears = (bsYears: BsYear[] | undefined): void => {
  if (bsYears) ofDocument = { ...settings(), bsYears }
}

/** The server renders many pages, so it says whose settings they are. */
export const overwriteSettings = (given: () => CarriedSettings): void => {
  read = given
}
