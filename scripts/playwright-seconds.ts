import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { keepSeconds } from './known-seconds.ts'

/** Keeps the seconds of each file of journeys for the next run. */
export default class SecondsKept implements Reporter {
  readonly #seconds = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    this.#seconds.set(location.file, (this.#seconds.get(location.file) ?? 0) + duration / 1000)
  }

  onEnd(): void {
    keepSeconds(this.#seconds)
  }
}
