import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyProof } from 'contract/factors/proofs'

/** An address for which browsers make passkeys: it has a name. */
export const WITH_PASSKEYS = { PUBLIC_URL: 'http://localhost:3000' }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** What a server asks for; browsers read more of it. */
interface Asked {
  challenge: string
}

/** A browser with an authenticator, which holds one passkey. */
export interface Authenticator {
  make: (asked: Asked) => NewPasskey
  /** `differently` changes what the browser says about where it is, and whether the owner was verified */
  prove: (asked: Asked, differently?: { origin?: string; type?: string; verified?: boolean }) => PasskeyProof
}

/** Makes passkeys as a phone does, for a website at this origin. */
export function authenticatorAt(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { hostname } = new URL(origin)
  let uses = 0
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  const authData = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((uses += 1))
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), count, rest])
  }
  return {
    make({ challenge }) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const object = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, attested))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(object).toString('base64url'),
        },
      }
    },
    prove({ challenge }, { origin: said = origin, type = 'webauthn.get', verified = true } = {}) {
      const data = authData(USER_PRESENT | (verified ? USER_VERIFIED : 0))
      const client = clientData(type, challenge, said)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A key of P-256 as COSE writes it (RFC 9053, 7.1.1). */
function coseOf(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]))
}
