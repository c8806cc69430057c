import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { outcomeOf } from './use-import.ts'

const IMPORT = { dry: false, percent: 100 }
const stopped = new DOMException('', 'AbortError')
const lost = new ApiError(504, { message: 'Internal Server error', code: 'http_504' })
const unanswered = new ApiError(0, { message: 'Request timed out', code: 'timeout' })

test('faults are listed under the words of the server', () => {
  const faults = [{ row: 3, field: 'model_name', message: 'ModelName is required' }]
  const error = new ApiError(422, { message: '1 row has faults', code: 'refused_sheet', faults })
  expect(outcomeOf(error, IMPORT)).toEqual({ kind: 'faulty', message: '1 row has faults', faults })
})

test.each([stopped, unanswered, lost])(
  'without an answer a file that was sent whole may have been imported',
  (error) => {
    expect(outcomeOf(error, IMPORT)).toMatchObject({ text: expect.stringContaining('may have been imported') })
  },
)

test.each([
  ['a check', stopped, { dry: true, percent: 100 }],
  ['half a file', stopped, { dry: false, percent: 60 }],
  ['a file that was refused', new ApiError(413, { message: 'Too large', code: 'too_large' }), IMPORT],
  ['a file that never got through', unanswered, { dry: false, percent: 0 }],
])('%s imports nothing', (_, error, sending) => {
  expect(outcomeOf(error, sending)).toMatchObject({ text: expect.stringContaining('Nothing was imported') })
})

test('errors other than failed calls are rethrown', () => {
  expect(() => outcomeOf(new TypeError('a slip of ours'), IMPORT)).toThrow('a slip of ours')
})
