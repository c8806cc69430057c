import { useRouteLoaderData } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { shortDate } from '../../ui/format/dates.ts'
import { meaningOf } from './scan-meaning.ts'
import type { OnText } from './use-scanner.ts'
import { m } from '#messages'

/** The appliance behind a code; a plain barcode has only its serial number. */
export interface ScannedFields {
  serial_number: string
  model_name?: string
  model_num?: string
}

/** Takes the text of a code, looks a unit of ours up, and hands over what can be filled in. */
export function useScannedUnit(onFields: (fields: ScannedFields) => void): OnText {
  const origin = useRouteLoaderData<() => { origin: string }>('layouts/site-layout')?.origin
  return async (text) => {
    const meaning = meaningOf(text, [location.origin, ...(origin ? [origin] : [])])
    if ('refused' in meaning) return meaning.refused
    if ('serial_number' in meaning) {
      onFields(meaning)
      toast.success(m.units_serial_filled())
      return undefined
    }
    try {
      const { data } = await api.units.scanned({ params: { token: meaning.token } })
      const { model_name, model_number: model_num, serial_number, warranty } = data
      onFields({ model_name, model_num, serial_number })
      if (warranty.state === 'unregistered') toast.success(m.units_both_filled())
      else if (warranty.state === 'replaced')
        toast.warning(m.units_replaced({ day: shortDate(warranty.replaced_on) }), { text: m.units_replaced_text() })
      else toast.warning(m.units_registered_already(), { text: m.units_registered_already_text() })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.status === 404 ? m.units_code_unknown() : error.message
    }
  }
}
