import { expect, test } from 'vitest'
import { dispatchErrorText } from './dispatch-error.ts'

test('why a dispatch failed is said in the language of the reader, with what the CRM said as it said it', () => {
  const inNepali = (stored: string) => dispatchErrorText(stored, 'ne')
  expect(inNepali('The CRM refused (422): No such model')).toBe('सीआरएमले अस्वीकार गर्‍यो (422): No such model')
  expect(inNepali('The CRM refused (400): no reason given')).toBe('सीआरएमले अस्वीकार गर्‍यो (400)')
  expect(inNepali('The CRM answered 503')).toBe('सीआरएमको जवाफ 503')
  expect(inNepali('The CRM could not be reached (ECONNREFUSED)')).toBe('सीआरएमसँग सम्पर्क भएन')
  expect(inNepali('The CRM answered with job number J-7, which another complaint has')).toContain('मर्मत नम्बर J-7')
  expect(inNepali('Typed by hand')).toBe('Typed by hand')
  expect(dispatchErrorText('The CRM answered 503', 'en')).toBe('The CRM answered 503')
})
