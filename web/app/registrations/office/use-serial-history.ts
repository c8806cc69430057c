import type { SerialHistory } from 'contract/registrations/endpoints'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../api/client.ts'

const DELAY_MS = 400
const FEWEST_LETTERS = 3

/** What is known of a serial number, a little after its last letter; undefined until then and when it cannot be asked. */
export function useSerialHistory(
  typed: string,
  onUnit: (unit: NonNullable<SerialHistory['unit']>) => void,
): SerialHistory | undefined {
  const [found, setFound] = useState<{ of: string; history: SerialHistory }>()
  const serial_number = typed.trim()
  const take = useEffectEvent((history: SerialHistory) => {
    setFound({ of: serial_number, history })
    if (history.unit) onUnit(history.unit)
  })
  useEffect(() => {
    if (serial_number.length < FEWEST_LETTERS) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      api.registrations.serial({ query: { serial_number } }, { signal: leaving.signal }).then(
        ({ data }) => take(data),
        () => undefined,
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [serial_number])
  return found?.of === serial_number ? found.history : undefined
}
