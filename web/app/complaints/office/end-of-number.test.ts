import { expect, test } from 'vitest'
import { endOfNumber } from './end-of-number.ts'

test.for([
  ['JOB-2026-000123', '…000123'],
  ['CRM-1', 'CRM-1'],
  ['BALTRA/KTM/2083/77', '…M/2083/77'],
  ['ABCDEFGHIJKLMN', '…FGHIJKLMN'],
] as const)('%s ends a card as %s', ([number, shown]) => expect(endOfNumber(number)).toBe(shown))
