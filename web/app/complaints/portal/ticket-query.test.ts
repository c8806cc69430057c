import { expect, test } from 'vitest'
import { isNarrowed, ticketQuery, ticketSearch } from './ticket-query.ts'

const query = (search: string) => ticketQuery(new URLSearchParams(search))

test('the address holds the search', () => {
  expect(query('')).toEqual({ status: 'Pending', by: 'job_no', q: '' })
  expect(query('?status=On+Service&by=serial_no&q=+SN+24+')).toEqual({
    status: 'On Service',
    by: 'serial_no',
    q: 'SN 24',
  })
})

test('invalid parts of an address are ignored', () => {
  expect(query('?status=Broken&by=toString&q=x')).toEqual({ status: 'Pending', by: 'job_no', q: 'x' })
})

test('a query survives the round trip through its address', () => {
  for (const search of ['?', '?status=Completed', '?by=model_no', '?status=On+Service&by=serial_no&q=24+a%26b'])
    expect(ticketSearch(query(search))).toBe(search)
})

test('a tab alone is not a filter', () => {
  expect(isNarrowed(query('?status=Completed'))).toBe(false)
  expect(isNarrowed(query('?status=Cancelled'))).toBe(true)
  expect(isNarrowed(query('?q=x'))).toBe(true)
})
