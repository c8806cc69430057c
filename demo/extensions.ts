/** Warranties made longer: with points, with a receipt, and one that waits for the shop. */
import type { DaysAgo } from './people/shapes.ts'

export type DemoExtension = {
  serial_number: string
  /** one that is offered for its kind of product */
  package: { sub_category: string; type: string }
  paid_with: 'points' | 'money'
  reference: string
  receipt?: string
  asked: DaysAgo
  /** when it was paid; without, it waits */
  settled?: DaysAgo
}

export const EXTENSIONS: DemoExtension[] = [
  {
    serial_number: 'SN2604280071',
    package: { sub_category: 'Air Cooler', type: 'Gold' },
    paid_with: 'money',
    reference: 'EXT-4KWD-9PHM',
    receipt: 'BTW-20817',
    asked: 61,
    settled: 58,
  },
  {
    serial_number: 'SN2609173381',
    package: { sub_category: 'Mixer Grinder', type: 'Silver' },
    paid_with: 'points',
    reference: 'EXT-Q7RT-3XCA',
    asked: 24,
    settled: 24,
  },
  {
    serial_number: 'SN2603150226',
    package: { sub_category: 'Electric Pressure Cooker', type: 'Gold' },
    paid_with: 'money',
    reference: 'EXT-7K3M-HQXP',
    asked: 2,
  },
]
