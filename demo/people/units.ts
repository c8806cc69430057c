import { MONTH } from './month.ts'
import type { DemoRegistration, DemoUnit } from './shapes.ts'
import { SOLD } from './sold.ts'

const [BAD, KETTLES] = ['M750-2604', 'K180-2605']
/** By how serial numbers begin. */
const BATCHES: Record<string, string> = { SN2604750: BAD, SN2606750: 'M750-2606', SN2605180: KETTLES }

/** The QR register: most of the registered serial numbers, and some that still stand in shops. */
export const UNITS: DemoUnit[] = [
  { model_num: 'BMG-750', serial_number: 'SN2609173381', made: 240 },
  { model_num: 'BEK-150', serial_number: 'SN2602041190', made: 400 },
  { model_num: 'BGY-025', serial_number: 'SN2608120457', made: 150 },
  { model_num: 'BSF-160', serial_number: 'SN2611087742', made: 60 },
  { model_num: 'BVB-750', serial_number: 'SN2607220913', made: 170 },
  { model_num: 'BAC-045', serial_number: 'SN2604280071', made: 260 },
  { model_num: 'BHH-120', serial_number: 'SN2511020344', made: 70 },
  ...shelf('BMG-750', 'SN2610050', 4),
  ...shelf('BEK-150', 'SN2610120', 4),
  ...shelf('BRC-180', 'SN2610190', 3),
  ...shelf('BSF-160', 'SN2610260', 3),
  ...SOLD.map((one) => unitOf(one, BATCHES[one.serial_number.slice(0, 9)]!)),
  ...MONTH.filter(({ model_num }) => model_num === 'BMG-750').map((one) => unitOf(one, BAD)),
  ...MONTH.filter(({ model_num }) => model_num === 'BEK-180').map((one) => unitOf(one, KETTLES)),
]

/** Units of one model with running numbers, made last month. */
function shelf(model_num: string, prefix: string, count: number): DemoUnit[] {
  return Array.from({ length: count }, (_, i) => ({ model_num, serial_number: `${prefix}${101 + i}`, made: 30 }))
}

/** The unit that somebody registered, as it left the factory. */
function unitOf({ model_num, serial_number, purchased }: DemoRegistration, batch: string): DemoUnit {
  return { model_num, serial_number, made: purchased + 40, batch }
}
