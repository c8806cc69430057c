import type { Config } from '../platform/config/config.ts'

/** The links of a unit. */
export interface UnitAddresses {
  /** the content of its QR code */
  codeOf(token: string): string
  /** the picture of its code */
  pictureOf(token: string): string
}

/** Printed links always have scheme and host; shown ones only with a configured PUBLIC_URL. */
export const unitAddresses = ({ publicUrl, absoluteLinks }: Config): UnitAddresses => ({
  codeOf: (token) => `${publicUrl}/q/${token}`,
  pictureOf: (token) => `${absoluteLinks ? publicUrl : ''}/api/products/qrcode/${token}`,
})
