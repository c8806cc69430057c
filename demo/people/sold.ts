import { NEIGHBOURS } from './accounts.ts'
import type { DemoRegistration } from './shapes.ts'

/** What the neighbours own besides, and nobody complained about: of a batch that fails, and of others. */
export const SOLD: DemoRegistration[] = [
  ...sold('BMG-750', 'SN2604750', 5, 150),
  ...sold('BMG-750', 'SN2606750', 10, 110),
  ...sold('BEK-180', 'SN2605180', 8, 130),
]

/** Units with running numbers, sold one after the other from a day on. */
function sold(model_num: string, prefix: string, count: number, from: number): DemoRegistration[] {
  return Array.from({ length: count }, (_, place) => {
    const purchased = from - place * 5
    return {
      contact: NEIGHBOURS[(place * 3 + count) % NEIGHBOURS.length]!.contact,
      model_num,
      serial_number: `${prefix}${101 + place}`,
      store_name: 'Himal Electronics',
      store_location: 'New Road, Kathmandu',
      store_number: '015900031',
      purchased,
      registered: purchased - 2,
      status: 'Approved',
      decided: purchased - 3,
      bill: 'bill-butwal.webp',
    }
  })
}
