import Send from 'lucide-react/icons/send'
import { m } from '#messages'
import { usePress } from '../forms/use-press.ts'
import { Button } from '../ui/buttons/button.tsx'

/** Sends a text message to oneself and says what the gateway answered. */
export function TestSms() {
  const { busy, press } = usePress()
  return (
    <Button variant="line" busy={busy} busyLabel={m.system_testing()} onClick={() => press({ intent: 'test' })}>
      <Send />
      {m.system_test_sms()}
    </Button>
  )
}
