import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../buttons/button.tsx'
import { m } from '#messages'

/** Closes the dialog around it; it has the initial focus. */
export const DialogCancel = ({ children = m.ui_cancel(), ...rest }: ButtonProps & { children?: ReactNode }) => (
  <Base.Close data-cancel="" render={<Button variant="line" {...rest} />}>
    {children}
  </Base.Close>
)
