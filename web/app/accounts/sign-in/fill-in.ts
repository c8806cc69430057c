import { lastNumber } from './otp-flow.ts'

/** The `ref` of a number's field: it begins with the number that was entered before, unless one is typed already. */
export function fillIn(input: HTMLInputElement | null): void {
  if (input && input.value === '') input.value = lastNumber()
}
