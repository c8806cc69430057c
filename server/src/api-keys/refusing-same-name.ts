import { m } from 'contract/messages'
import { refuseTaken } from '../platform/database/refuse-taken.ts'

/** Of the keys that are not ended, no two have one name: the log tells what each did. */
export const refusingSameName = <T>(work: () => Promise<T>): Promise<T> =>
  refuseTaken(
    { constraint: 'api_key_named', field: 'name', code: 'key_name_taken', message: m.api_keys_name_taken() },
    work,
  )
