import { m } from 'contract/messages'
import { z } from 'zod'
import { digitsOfCode } from '../core/fields.ts'

/** Six digits of an app, in any spelling. */
export const appCode = z
  .preprocess(digitsOfCode, z.string({ error: m.core_enter_all_otp_digits }))
  .pipe(z.string().regex(/^\d{6}$/, { error: m.core_enter_all_otp_digits }))

/** One of the codes that were kept for this day; spaces, hyphens and capitals do not matter. */
export const recoveryCode = z
  .string({ error: m.factors_recovery_code_required })
  .min(1, { error: m.factors_recovery_code_required })
  .max(40, { error: m.factors_recovery_code_wrong })

const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max)

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}

/** What a browser made of a new passkey, as WebAuthn says it in JSON. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(60_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewPasskey = z.output<typeof newPasskey>

/** What a browser signed with a passkey. */
export const passkeyProof = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(10_000),
      userHandle: bytes(200).optional(),
    }),
  },
  { error: m.factors_passkey_not_right },
)
export type PasskeyProof = z.output<typeof passkeyProof>
