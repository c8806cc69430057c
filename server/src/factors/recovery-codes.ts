import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from 'contract/factors/words'
import { canonicalCode } from 'contract/core/texts/canonical'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** Makes new recovery codes for an account in place of those before, and returns them: only their hashes are kept. */
export async function renewRecoveryCodes(
  { config }: Pick<Services, 'config'>,
  tx: Db,
  accountId: number,
  count = RECOVERY_CODES,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(config.authSecret, accountId, code) })))
    .execute()
  return codes
}

/** Whether this is a recovery code of the account; a right one is used up. */
export async function useRecoveryCode(
  { config }: Pick<Services, 'config'>,
  db: Db,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { authSecret, authSecretBefore = authSecret } = config
  const hashes = [authSecret, authSecretBefore].map((secret) => hashOf(secret, accountId, code))
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** The same for each way of writing a code: with spaces, without the hyphen, in capitals, in other digits. */
const hashOf = (secret: string, accountId: number, code: string): string =>
  createHmac('sha256', `recovery:${secret}`)
    .update(`${accountId}:${canonicalCode(code)}`)
    .digest('base64url')
