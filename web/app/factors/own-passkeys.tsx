import { ConfirmPassword } from '../session/confirm-password-dialog.tsx'
import { OwnFactors } from './own-factors.tsx'

/** A customer's passkeys, and the dialog that asks for the password before one is added or removed. */
export default function OwnPasskeys() {
  return (
    <>
      <OwnFactors of="customer" />
      <ConfirmPassword />
    </>
  )
}
