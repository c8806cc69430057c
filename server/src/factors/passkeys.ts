import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { m } from 'contract/messages'
import type { NewPasskey, PasskeyProof } from 'contract/factors/proofs'
import { MAX_PASSKEYS } from 'contract/factors/words'
import { Conflict, Invalid, NotFound, Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

/** What a challenge is signed for. */
export type PasskeyPurpose = 'add' | 'sign_in' | 'second' | 'confirm'

/** EdDSA, ES256 and RS256: what authenticators make today. */
const ALGORITHMS = [-8, -7, -257]
const CHALLENGE_MINUTES = 5
const ASKED_MS = CHALLENGE_MINUTES * 60_000

/** The name for which browsers make passkeys; undefined where they make none: by number instead of a name, or without TLS. */
export function passkeyName({ config }: Pick<Services, 'config'>): string | undefined {
  const { protocol, hostname } = new URL(config.publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isSecure && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : undefined
}

/** What a browser needs to make a passkey for an account. Throws Conflict beyond ten, or where passkeys are not possible. */
export async function passkeyToAdd(services: Services, account: { id: number; contact: string; name: string }) {
  const rpID = nameOrRefuse(services)
  const { generateRegistrationOptions } = await library()
  const there = await passkeysOf(services.db, account.id)
  if (there.length >= MAX_PASSKEYS) throw new Conflict(m.factors_most_passkeys())
  return generateRegistrationOptions({
    rpName: services.settings.current.brand_name,
    rpID,
    userID: Buffer.from(handleOf(account.id)),
    userName: account.contact,
    userDisplayName: account.name,
    challenge: await newChallenge(services, 'add', account.id),
    timeout: ASKED_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: there.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Adds a passkey that the account's browser made for the challenge it was given. Throws Invalid or Conflict. */
export async function addPasskey(
  services: Services,
  tx: Db,
  accountId: number,
  { passkey, name }: { passkey: NewPasskey; name: string },
): Promise<void> {
  const rpID = nameOrRefuse(services)
  const { verifyRegistrationResponse } = await library()
  const { authenticatorAttachment, ...response } = passkey
  const verified = await verifyRegistrationResponse({
    response: { ...response, ...(authenticatorAttachment && { authenticatorAttachment }) } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: (challenge) => spendChallenge(services, tx, challenge, 'add', accountId),
    expectedOrigin: originOf(services),
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused)
  if (!verified.registrationInfo) throw notRight()
  const { credential } = verified.registrationInfo
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values({
      account_id: accountId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      uses: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created_at: services.clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Conflict(m.factors_passkey_known())
}

/**
 * What a browser is to sign. Without an account any passkey of this website will do, and says whose it is. Throws Conflict
 * where passkeys are not possible.
 */
export async function passkeyToUse(
  services: Services,
  purpose: Exclude<PasskeyPurpose, 'add'>,
  accountId?: number,
): Promise<{ challenge: string }> {
  const rpID = nameOrRefuse(services)
  const { generateAuthenticationOptions } = await library()
  const own = accountId === undefined ? [] : await passkeysOf(services.db, accountId)
  return {
    ...(await generateAuthenticationOptions({
      rpID,
      challenge: await newChallenge(services, purpose, accountId),
      timeout: ASKED_MS,
      userVerification: 'required',
      allowCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    })),
  }
}

/** The account whose passkey signed a challenge of this purpose, with its owner's finger, face or PIN. Throws Invalid. */
export async function usePasskey(
  services: Services,
  proof: PasskeyProof,
  purpose: Exclude<PasskeyPurpose, 'add'>,
  accountId?: number,
): Promise<number> {
  const { db, clock } = services
  const rpID = nameOrRefuse(services)
  const { verifyAuthenticationResponse } = await library()
  const row = await db
    .selectFrom('passkey')
    .where('credential_id', '=', proof.id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notRight()
  const { authenticatorAttachment, ...response } = proof
  const verified = await verifyAuthenticationResponse({
    response: { ...response, ...(authenticatorAttachment && { authenticatorAttachment }) } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: (challenge) => spendChallenge(services, db, challenge, purpose, accountId),
    expectedOrigin: originOf(services),
    expectedRPID: rpID,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.uses,
    },
    requireUserVerification: true,
  }).catch(refused)
  if (!verified.verified) throw notRight()
  // A copy of the passkey was used meanwhile when its own count went back.
  const uses = verified.authenticationInfo.newCounter
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ uses, last_used_at: clock.now().toISOString() })
    .where('id', '=', row.id)
    .where((eb) => eb.or([eb('uses', '<', uses), eb(eb.val(uses), '=', 0)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notRight()
  return row.account_id
}

/** Removes a passkey of the account. Throws NotFound. */
export async function removePasskey(tx: Db, accountId: number, id: number): Promise<{ name: string }> {
  return tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirstOrThrow(passkeyNotFound)
}

/** Renames a passkey of the account. Throws NotFound. */
export async function renamePasskey(db: Db, accountId: number, id: number, name: string): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirstOrThrow(passkeyNotFound)
}

const passkeyNotFound = () => new NotFound(m.factors_passkey_not_found())

// Slow to load, and a start needs none of it.
const library = () => import('@simplewebauthn/server')

const passkeysOf = (db: Db, accountId: number) =>
  db
    .selectFrom('passkey')
    .where('account_id', '=', accountId)
    .select(['credential_id', 'transports'])
    .$narrowType<{ transports: string[] }>()
    .orderBy('id')
    .execute()

/** What a passkey keeps of whose it is: nothing that says anything to others. */
const handleOf = (accountId: number): string => `account-${accountId}`

function nameOrRefuse(services: Pick<Services, 'config'>): string {
  const name = passkeyName(services)
  if (name === undefined) throw new Conflict(m.factors_passkeys_not_here())
  return name
}

const originOf = ({ config }: Pick<Services, 'config'>): string => new URL(config.publicUrl).origin

async function newChallenge(
  { db, clock }: Services,
  purpose: PasskeyPurpose,
  account_id?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  const now = clock.now()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge: Buffer.from(bytes).toString('base64url'),
      purpose,
      account_id: account_id ?? null,
      expires_at: new Date(now.getTime() + ASKED_MS).toISOString(),
    })
    .execute()
  return bytes
}

/** Uses a challenge up: true for one answer only. */
async function spendChallenge(
  { clock }: Services,
  db: Db,
  challenge: string,
  purpose: PasskeyPurpose,
  accountId: number | undefined,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId ?? null)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const notRight = () => new Invalid({ passkey: m.factors_passkey_not_right() })

/** The library throws for whatever is not as it has to be; faults of our own go on. */
function refused(error: unknown): never {
  if (error instanceof Problem) throw error
  throw new Invalid({ passkey: m.factors_passkey_not_right() })
}
