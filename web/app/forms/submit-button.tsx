import { Button, type ButtonProps } from '../ui/buttons/button.tsx'
import { useHydrated } from '../ui/browser/use-hydrated.ts'

/** The submit button of a server-rendered form. Until the script has loaded a press does nothing, instead of leaving the page and losing the input. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>) => (
  <Button {...props} type={useHydrated() ? 'submit' : 'button'} />
)
