import type { Config } from '../config.ts'

/** Where the links of a unit lead. */
export interface UnitAddresses {
  /** what its code holds */
  codeOf(token: string): string
  /** the picture of its code */
  pictureOf(token: string): string
}

/** What is printed names scheme and host always; what is shown only where the operator said which. */
export const unitAddresses = ({ publicUrl, absoluteLinks }: Config): UnitAddresses => ({
  codeOf: (token) => `${publicUrl}/q/${token}`,
  pictureOf: (token) => `${absoluteLinks ? publicUrl : ''}/api/products/qrcode/${token}`,
})
