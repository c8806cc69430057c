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

test('an address that was made up is read as far as it makes sense', () => {
  expect(query('?status=Broken&by=toString&q=x')).toEqual({ status: 'Pending', by: 'job_no', q: 'x' })
})

test('a query and its address are the same thing', () => {
  for (const search of ['?', '?status=Completed', '?by=model_no', '?status=On+Service&by=serial_no&q=24+a%26b'])
    expect(ticketSearch(query(search))).toBe(search)
})

test('a tab alone narrows nothing', () => {
  expect(isNarrowed(query('?status=Completed'))).toBe(false)
  expect(isNarrowed(query('?status=Cancelled'))).toBe(true)
  expect(isNarrowed(query('?q=x'))).toBe(true)
})
