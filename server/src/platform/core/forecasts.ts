import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { hideForecastsIf } from 'contract/core/dates/forecasts'

const HIDDEN = 'BS forecasts are hidden'

/** Tells this process, and threads that start from now on, what the settings say. */
export const hideForecasts = (hidden: boolean): void => setEnvironmentData(HIDDEN, hidden)

hideForecastsIf(() => getEnvironmentData(HIDDEN) === true)
