import { Button, type ButtonProps } from '../ui/buttons/button.tsx'
import { useHydrated } from '../ui/browser/use-hydrated.ts'

/** Sends a form that is served before its script is there: a press until then does nothing, instead of leaving the page with all that is typed. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>) => (
  <Button {...props} type={useHydrated() ? 'submit' : 'button'} />
)
