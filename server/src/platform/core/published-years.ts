import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { readEnteredYears, type BsYear } from 'contract/core/dates/entered-years'

const YEARS = 'BS years that were entered'
const NONE: readonly BsYear[] = []

/** Tells this process, and threads that start from now on, which BS years the settings have. */
export const enterYears = (years: readonly BsYear[]): void => setEnvironmentData(YEARS, [...years])

readEnteredYears(() => (getEnvironmentData(YEARS) as readonly BsYear[] | undefined) ?? NONE)
